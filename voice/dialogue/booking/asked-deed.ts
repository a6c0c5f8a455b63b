import { isPastVerb } from '../days-and-times/stories.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';

const doneToOwn = /^(?:(?:please|just|can you|could you) )*(\w+)(?: (?:up|off|out|down|in))? my \w+/;
const noDeeds = new Set(
  'for about with after before on in at of from to into over under is are was and but so or because if when all both not without regarding since like than as that until hi hello half most part some this do love like hate know have miss'.split(
    ' ',
  ),
);
const mostWordsOfADeed = 8;

/** 'Touch up my roots', 'clean my teeth please': begins with what is to be done to what is the caller's. */
export function asksToBeDone(text: string): boolean {
  const plain = plainWords(text).join(' ');
  const [, deed = ''] = doneToOwn.exec(plain) ?? [];
  const isDeed = !isQuestion(text) && deed !== '' && !noDeeds.has(deed) && !isPastVerb(deed) && !deed.endsWith('s');
  return isDeed && plain.split(' ').length <= mostWordsOfADeed;
}
