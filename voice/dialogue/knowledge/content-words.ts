import { plainWords } from './plain-words.ts';

/** Words that do not tell what a question is about. */
const functionWords =
  'a an the this that these those it is are am was were be been being do does did done has have had having can could will would should may might must shall i me my mine we us our ours you your yours he she him they them their theirs his her hers of to in on at by for from with and or but if as not no nor so than then there here what which who whom whose when where why how any some all each every both either just only also too very really quite still yet ever never about get gets got go goes going gone today tomorrow tonight yesterday x u r';
/** Courtesies around a question. */
const courtesies =
  'please thanks thank hi hiya heya hello hey sorry bother trouble mind wondering wonder hope hoping kindly lovely dear terribly awfully silly maybe perhaps possibly probably actually honestly basically um uh uhm erm er hmm hm ah oh eh ok okay alright well like so pls lol';

const notContent: ReadonlySet<string> = new Set(`${functionWords} ${courtesies}`.split(' '));

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** 'One' stays a word: it is a pronoun more often than a number. */
const figures: ReadonlyMap<string, string> = new Map([
  ...units.map((word, at): [string, string] => [word, String(at)]).filter(([word]) => word !== 'one'),
  ...tens.map((word, at): [string, string] => [word, String((at + 2) * 10)]),
]);

/** All words of a text in order; numbers as figures. */
export function wordsOf(text: string): string[] {
  return plainWords(text).map((word) => figures.get(word) ?? word);
}

export function isContentWord(word: string): boolean {
  return !notContent.has(word);
}
