/** Contractions without apostrophes, which recognisers and hurried typists leave out. */
const contractions: Record<string, string> = {
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  hows: 'how is',
  thats: 'that is',
  theres: 'there is',
  its: 'it is',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  ill: 'i will',
  youre: 'you are',
  weve: 'we have',
  were: 'we are',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  havent: 'have not',
  hasnt: 'has not',
  hadnt: 'had not',
  wasnt: 'was not',
  werent: 'were not',
  wouldnt: 'would not',
  couldnt: 'could not',
  shouldnt: 'should not',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'do not know',
  dyou: 'do you',
  yall: 'you all',
  whatre: 'what are',
  wuts: 'what is',
  wats: 'what is',
  wut: 'what',
  wat: 'what',
  hw: 'how',
  nvm: 'never mind',
  idk: 'i do not know',
  ppl: 'people',
  txt: 'text',
  txts: 'texts',
  msg: 'message',
  msgs: 'messages',
  cuz: 'because',
  cus: 'because',
  bout: 'about',
  thru: 'through',
  plz: 'please',
  pls: 'please',
  thx: 'thanks',
  ur: 'your',
  bc: 'because',
};

const suffixes: [written: RegExp, instead: string][] = [
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'m\b/g, ' am'],
  [/'d\b/g, ' would'],
];

/** Words without meaning for a question. */
export const fillers: ReadonlySet<string> = new Set(
  'um uh uhm umm erm er hmm hm mm ah oh eh lol haha hey hi hiya heya hello please pls thanks well so like okay ok alright basically actually honestly anyway'.split(
    ' ',
  ),
);

const plainWordEnd = /[ ,.?!:;-]+/;
const wordEnd = /[^\p{L}\p{N}]+/u;
/** Plain ASCII words and punctuation: most texts, and much faster to split. */
const spelledPlainly = /^[a-z\d ,.?!:;-]*$/i;

/** The words of a text: lower case, contractions spelled out, without punctuation. */
export function plainWords(text: string): string[] {
  const words: string[] = [];
  const plain = spelledPlainly.test(text);
  for (const word of plain ? text.toLowerCase().split(plainWordEnd) : withoutApostrophes(text).split(wordEnd)) {
    const instead = Object.hasOwn(contractions, word) ? contractions[word] : undefined;
    if (instead) words.push(...instead.split(' '));
    else if (word) words.push(word);
  }
  return words;
}

function withoutApostrophes(text: string): string {
  // Remove marks before normalising, too: ordering a long run of them takes quadratic time.
  let plain = text.replace(/\p{M}/gu, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘`]/g, "'");
  plain = plain
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\b24\s?\/\s?7\b/g, ' always ');
  for (const [written, instead] of suffixes) plain = plain.replace(written, instead);
  return plain.replace(/'s\b/g, ' is').replace(/'/g, '');
}

/** As `plainWords`, without fillers. */
export function meaningfulWords(text: string): string[] {
  return plainWords(text).filter((word) => !fillers.has(word));
}
