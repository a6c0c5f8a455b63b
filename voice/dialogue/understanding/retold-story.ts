import { plainWords } from '../knowledge/plain-words.ts';

const noun = '(?:problem|trouble|issue|bottleneck|story|description|request text|message)';
const shouldSay =
  /\b(?:problem|trouble|issue|bottleneck|message|request|note|text|description) should (?:say|read|be):? (?=\S)/i;
/** 'Change what I said', 'scrap the problem'. */
const changes = new RegExp(
  `\\b(?:change|correct|replace|update|fix|scrap|scratch|forget|instead of) (?:\\w+ )?(?:what i (?:just )?(?:said|wrote|told you|gave you|put)(?: before| earlier| there)?|(?:the|my|our) (?:\\w+ )?${noun})\\b`,
  'i',
);
/** 'No, the real trouble is …'. */
const isReally = new RegExp(
  `^(?:(?:no|nope|actually|sorry|wait|hang on|hold on|well|um|uh|oh|but)\\b[, .]*)+(?:the|my|our) (?:(?:real|main|actual|biggest|bigger) )?${noun} is\\b`,
  'i',
);
const towards = new RegExp(
  `^\\W*(?:(?:to|and|so|please|instead|put|write|say|that|make it|it's|it is|it should (?:be|say|read)|(?:really|actually)|(?:the|my|our) (?:(?:real|main|actual|biggest) )?(?:${noun}|thing) is)\\b\\W*)+`,
  'i',
);
const putThatDown =
  /[,.]? (?:please |so |and |just |can you |could you )?(?:put|write|note|take|use|say) (?:that|it|this)(?: one)?(?: down)?(?: there)?(?: instead)?(?: please)?[.!]?$/i;
const leastRetold = 3;

/** What troubles the caller, told anew: 'actually change what I said, the trouble is …'; null for anything else. */
export function hearRetold(text: string): string | null {
  const should = shouldSay.exec(text);
  if (should) return text.slice(should.index + should[0].length).trim();
  const found = changes.exec(text) ?? isReally.exec(text);
  if (!found) return null;
  const told = text
    .slice(found.index + found[0].length)
    .replace(towards, '')
    .replace(putThatDown, '')
    .trim();
  const isTold = plainWords(told).length >= leastRetold && !/^(?:wrong|not right|incorrect)\b/i.test(told);
  return isTold ? told.charAt(0).toUpperCase() + told.slice(1) : null;
}
