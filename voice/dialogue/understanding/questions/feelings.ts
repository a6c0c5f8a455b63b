import { plainWords } from '../../knowledge/plain-words.ts';
import { asksAnything } from './asked-within.ts';

/** What somebody tells of how they are, rather than of what they want; `price`: that something costs too much. */
export type Feeling = 'worried' | 'ashamed' | 'sad' | 'glad' | 'hurried' | 'slow' | 'price';

/** Of others, or of the service, it is what a business is asked about: 'my customers are nervous about robots'. */
const ofOthers =
  /\b(?:customers?|clients?|callers?|patients|guests|staff|team|they|people|phones?|calls|robots?|bots?)\b/;

/** Words of a state, which need no verb: 'bit embarrassed', 'so nervous'. */
const signs: readonly { feeling: Feeling; sign: RegExp }[] = [
  {
    feeling: 'worried',
    sign: /\b(?:nervous|scared|afraid|anxious|worried|terrified|frightened|petrified|shy|dreading (?:it|this)|(?:having|got) (?:a )?(?:panic|nerves)|freaking out|hate (?:dentists|needles|going to the dentist))\b/,
  },
  {
    feeling: 'ashamed',
    sign: /\b(?:embarrassed|embarrassing|ashamed|awkward|guilty|feel (?:so |a bit |really )?(?:silly|stupid|old|ugly|bad)|look (?:so |really )?(?:awful|terrible|horrible|ridiculous)|disaster|a mess|a state|(?:have not|has not|never) been (?:\w+ )?(?:for|in) (?:\w+ ){1,3}years|let (?:it|myself|my \w+) go)\b/,
  },
  {
    feeling: 'sad',
    sign: /\b(?:sad|upset|heartbroken|in tears|crying|me cry|(?:bad|rough|awful|terrible|hard|long) (?:day|week|month|year)|dumped|broke up|breakup|divorced?|funeral|died|passed away|lost my (?:job|husband|wife|mum|mom|mother|dad|father|son|daughter)|in hospital|chemo|stressed|exhausted|worn out)\b/,
  },
  {
    feeling: 'glad',
    sign: /\b(?:excited|thrilled|delighted|so happy|can not wait|looking forward|birthday|anniversary|got engaged|getting married|just married|got married|new job|promotion|having a baby|graduat\w+|(?:loved?|loves|adores?|raves?) (?:\w+ ){0,2}(?:you|your|it|here|this|place|salon|clinic)|recommended you|so cool|amazing|awesome|fantastic|brilliant news)\b/,
  },
  {
    feeling: 'hurried',
    sign: /\b(?:hurry up|be quick|make it quick|quickly please|in a (?:hurry|rush)|no time|running out of time|get on with it|get to the point|spare me)\b/,
  },
  {
    feeling: 'slow',
    sign: /\b(?:rambling|waffling|(?:not|no) (?:very |so |any )?good (?:at|with) (?:this|these|computers?|technology|phones|english|machines|typing)|(?:bad|hopeless|useless|rubbish) (?:at|with) (?:this|these|computers?|technology|phones|machines|typing)|technophobe|first time (?:doing|using|trying)|never (?:done|used|tried) (?:this|one|anything)|too old for|slow (?:typer|typist|at this)|(?:bear|be patient) with me)\b/,
  },
];
const price =
  /^(?:(?:oh|wow|omg|gosh|goodness|blimey|ouch|jeez|hmm?|well|ok|okay|my|god|but|and|sorry|yikes|still|\d+|a|hundred|dollars|that much) )*(?:(?:that|this|it)(?: is| seems| sounds)? )?(?:(?:quite|really|very|so|pretty|a bit|way|rather|kind of|too|all) )*(?:a lot(?: of money)?|a fortune|expensive|pricey|steep|dear|too much|much|crazy money|daylight robbery|more than i (?:thought|expected|have|can afford))$|\b(?:can not|could not) (?:really )?afford (?:that|it|this)\b|\b(?:out of|over) my budget\b/;

/** A longer turn has a topic of its own. */
const mostWords = 18;

/** The feeling that a turn tells, when it asks nothing; null for anything else. */
export function readFeeling(text: string): Feeling | null {
  const words = plainWords(text);
  const plain = words.join(' ');
  if (words.length > mostWords) return null;
  if (price.test(plain)) return 'price';
  if (ofOthers.test(plain) || asksAnything(text)) return null;
  return signs.find(({ sign }) => sign.test(plain))?.feeling ?? null;
}
