import { isLetter, readSpelling } from './spelling.ts';
import type { Heard } from './spoken-email.ts';

const introduced =
  /\b(?:my (?:full |first |last )?name is|my (?:full )?name's|the name is|the name's|name is|name's|i am called|they call me|you can call me)\s+(.+)/i;
const loosely =
  /^(?:(?:so|well|hi|hello|hey|yes|yeah|sure|ok|okay|um|uh|no|sorry|actually|oh)[,.! ]+)*(i am|i'm|im|this is|it's|it is|its|that's|that is)\s+(.+)/i;
const leadIns =
  /^(?:(?:so|well|hi|hello|hey|yes|yeah|yep|sure|ok|okay|um|uh|uhm|no|sorry|actually|oh|of course|please)\b[,.! ]*)+/i;
/** Where a name ends within a sentence. */
const nameEnd =
  /[,;!?\n]|(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof))\.(?=\s+\p{Lu}\p{Ll}{2})|\s(?:and|but|from|my|our|we|i|i'm|i'd|at|here|please|speaking|by the way|thanks|thank you|with|could|can|would|so|because|over)(?=\s|$)/iu;
const notNames = new Set(
  "a an the not just so very really in on at from with here there looking interested calling wondering trying having getting losing missing sorry happy fine good great well okay ok sure yes yeah no nope none maybe busy afraid curious done ready new old sick tired using running working thinking about to for of and or but what how why when where who which is are was do does did can could will would i we you he she they it this that my your our me us nothing anything something someone nobody never mind always only too also one two email phone text video website rather rather't don't dont can't cannot won't because calls call customers customer business company question questions help hmm um uh like behind alone stuck late out down up back home away free broke swamped desperate worried unsure".split(
    ' ',
  ),
);
const withLetter = /\s*,?\s*\bwith (?:an?|one|two|double|a double)\s+(\p{L})(?:'?s)?\b.*$/iu;

/** A name after `my name is`, or, when a name was asked for (`alone`), the whole of a short answer. */
export function hearName(text: string, { alone }: { alone: boolean }): Heard | null {
  const plain = text.replace(/[’‘]/g, "'").trim();
  const formal = introduced.exec(plain);
  const match = formal ?? loosely.exec(plain);
  if (match) {
    const said = match.at(-1) as string;
    // 'It's expensive' and 'it's Ann' differ by nothing but the capital.
    const vague = formal === null && !alone && /^(it|that)/i.test(match[1] as string) && !/^\p{Lu}/u.test(said);
    const name = vague ? null : readName(said, formal !== null || alone);
    if (name) return { value: name.value, rest: `${plain.slice(0, match.index)} ${said.slice(name.length)}` };
  }
  if (!alone) return null;
  const bare = plain.replace(leadIns, '').replace(/[.!]+$/, '');
  const name = readName(bare, true);
  return name ? { value: name.value, rest: bare.slice(name.length) } : null;
}

const named = /^((?:\p{L}[\p{L}'.-]*\s+){0,3}\p{L}[\p{L}'.-]*)\s+(?:here|speaking)$/iu;

/**
 * A name that nothing introduces, where other things are told: `Ann Smith, ann@…`, `Ann here`. Small letters are a name
 * only when the address is made of it.
 */
export function hearBareName(text: string, email: string | undefined): Heard | null {
  const plain = text.replace(leadIns, '').replace(/[.,!]+$/, '');
  const heard = readName(named.exec(plain)?.[1] ?? plain, false);
  if (!heard) return null;
  const words = heard.value.toLowerCase().split(' ');
  const local = email?.split('@')[0] ?? '';
  const fits = named.test(plain) || words.some((word) => word.length > 2 && local.includes(word));
  const capital = words.length > 1 && words.length < 4 && plain.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));
  return (fits || (capital && email !== undefined)) && heard.length >= (named.exec(plain)?.[1] ?? plain).length
    ? { value: heard.value, rest: '' }
    : null;
}

function readName(said: string, certain: boolean): { value: string; length: number } | null {
  const hint = withLetter.exec(said);
  const end = nameEnd.exec(said);
  const spelledTail = hint
    ? null
    : /^(.*?)[,\s]+(?:that's |spelled |spelt |i spell it )?((?:\p{L}[\s,.-]+)+\p{L})[.!]?$/iu.exec(said);
  const length = Math.min(hint?.index ?? said.length, end?.index ?? said.length);
  const written = (spelledTail ? spelledTail[1] : said.slice(0, length)) as string;
  const words = written.replace(/[,]+$/, '').trim().split(/\s+/).filter(Boolean);
  if (allSpelled(said)) return { value: capitalised(lettersOf(said)), length: said.length };
  if (words.length === 0 || words.length > 5 || !words.every((word) => isNameWord(word, certain))) return null;
  let name = words.map((word) => word.replace(/[.,]+$/, (tail) => (word.length <= 3 ? tail.charAt(0) : '')));
  if (spelledTail) name = withSpelled(name, lettersOf(spelledTail[2] as string));
  if (hint) name[0] = withHint(name[0] as string, hint[0], (hint[1] as string).toLowerCase());
  const consumed = spelledTail || hint ? said.length : length;
  return {
    value: name
      .map(capitalised)
      .join(' ')
      .replace(/[.,]+$/, ''),
    length: consumed,
  };
}

/** 'With an e', said of a name that is known already. */
export function respellName(name: string, text: string): string | null {
  const hint = withLetter.exec(` ${text}`);
  if (!hint) return null;
  const [first = '', ...others] = name.split(' ');
  return [capitalised(withHint(first, hint[0], (hint[1] as string).toLowerCase())), ...others].join(' ');
}

function isNameWord(word: string, certain: boolean): boolean {
  const plain = word.toLowerCase().replace(/[.,]+$/, '');
  if (!/^\p{L}[\p{L}'.-]*$/u.test(plain) || notNames.has(plain)) return false;
  return certain || /^\p{Lu}/u.test(word) || !/(ing|ed|ly)$/.test(plain);
}

const swaps: Record<string, string> = { k: 'c', c: 'k', y: 'i', i: 'y', z: 's', s: 'z', f: 'ph' };

/** 'With an e' adds it, 'with a k' puts it for a c, 'with two n' doubles it. */
function withHint(name: string, hint: string, letter: string): string {
  if (/\b(two|double)\b/i.test(hint))
    return name.replace(new RegExp(`${letter}+`, 'i'), (found) => found.charAt(0) + letter);
  if (name.toLowerCase().includes(letter) && letter !== 'e') return name;
  const swapped = swaps[letter];
  if (swapped && name.toLowerCase().includes(swapped)) {
    return name.replace(new RegExp(swapped, 'i'), (found) => (/^\p{Lu}/u.test(found) ? letter.toUpperCase() : letter));
  }
  return name.toLowerCase().endsWith(letter) ? name : name + letter;
}

function allSpelled(text: string): boolean {
  return /^(?:\p{L}[\s,.-]+){1,}\p{L}[.!]?$/iu.test(text.trim());
}

function lettersOf(text: string): string {
  return readSpelling(text.toLowerCase().split(/[\s,.-]+/))
    .filter(isLetter)
    .join('');
}

/** The spelled word takes the place of the one it sounds like: the last that begins with its letter, or else the last. */
function withSpelled(words: string[], spelled: string): string[] {
  const like = words.findLastIndex((word) => word.toLowerCase().startsWith(spelled.charAt(0)));
  return words.with(like < 0 ? words.length - 1 : like, spelled);
}

function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(/(^|[-'])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
