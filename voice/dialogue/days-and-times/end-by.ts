import { clockAt, fitted, type TimeReading } from './clock-times.ts';

const must = '(?:have to|has to|got to|gotta|need to|needs to|must|should|want to|wants to|supposed to|expected)';
const elsewhere =
  '(?:be (?:done|finished|out|away|gone|back|home|at|in|over|off)|leave|go|get (?:back|home|to|going)|pick|collect|fetch|catch|head)';
/** What a caller has to do after a visit: 'I have to be at work', 'I must pick up my son'. */
const deed = new RegExp(`\\b${must} (?:really )?${elsewhere}\\b`);
const over = /\b(?:done|finished|out of there|out|over|through|back)$/;
const mostWordsBetween = 7;

/**
 * Reads by when a visit has to be over: 'I have to be at work by three', 'as long as I'm out by noon'. Returns the words
 * without that, since it is no time to come at.
 */
export function hearEndBy(
  words: readonly string[],
  reading: TimeReading,
): { endBy: number | null; words: readonly string[] } {
  for (const [at, word] of words.entries()) {
    if (word !== 'by' && word !== 'before' && word !== 'at') continue;
    const clock = clockAt(words, at + 1, true);
    if (!clock) continue;
    const before = words.slice(Math.max(0, at - mostWordsBetween - 3), at).join(' ');
    const isDeed = deed.test(before);
    if (!isDeed && !(word !== 'at' && over.test(before))) continue;
    const left = [...words];
    left.fill('', at, clock.at + clock.length);
    return { endBy: fitted(clock, null, reading), words: left };
  }
  return { endBy: null, words };
}
