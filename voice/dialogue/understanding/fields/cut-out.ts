import type { Around } from '../addresses/own-address.ts';
import type { Heard } from '../addresses/spoken-email.ts';

type Hear = (text: string, options: { alone: boolean }) => Heard | null;

/** Replaces the words that contain a value by a comma. */
export function cutOut(text: string, hear: Hear, value: string, alone: boolean): string {
  const { before, after } = aroundValue(text, hear, value, alone);
  return [before, ',', after].filter(Boolean).join(' ');
}

/**
 * The words before and after those that contain a value. Readers do not report the position of a value, so this calls
 * `hear` on ever shorter parts of the text; halving steps keep the number of calls logarithmic.
 */
export function aroundValue(text: string, hear: Hear, value: string, alone: boolean): Around {
  const words = text.split(/\s+/).filter(Boolean);
  const heardIn = (from: number, to: number) => hear(words.slice(from, to).join(' '), { alone })?.value === value;
  let to = words.length;
  for (let step = largestStep(to); step >= 1; step >>= 1) if (to > step && heardIn(0, to - step)) to -= step;
  let from = 0;
  for (let step = largestStep(to); step >= 1; step >>= 1)
    if (from + step < to && heardIn(from + step, to)) from += step;
  return { before: words.slice(0, from).join(' '), after: words.slice(to).join(' ') };
}

function largestStep(count: number): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, count))));
}
