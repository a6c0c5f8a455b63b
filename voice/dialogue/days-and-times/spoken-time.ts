import { type ClockTime, clocksIn, fitted, type TimeReading } from './clock-times.ts';
import { dayEnd, partIn } from './day-parts.ts';

/** What a caller says about the time of day, in minutes after midnight. */
export type TimeWish =
  /** `or`: another time that suits as well. */
  | { kind: 'at'; minute: number; or?: number }
  /** Begins at or after `from` and before `to`. */
  | { kind: 'between'; from: number; to: number }
  /** The first or the last time of the day. */
  | { kind: 'first' }
  | { kind: 'last' };

const firstOfDay = ['first thing', 'crack of dawn', 'as early as', 'earliest in the day', 'opening time'];
const lastOfDay = [
  'last thing',
  'last appointment',
  'last slot',
  'end of the day',
  'end of day',
  'as late as',
  'latest',
];

/** Reads what is said about the time of day; null when nothing is. */
export function hearTime(words: readonly string[], reading: TimeReading): TimeWish | null {
  const joined = words.join(' ');
  const clock = clocksIn(words, reading);
  const part = partIn(words);
  const [first, second] = isCorrected(words, clock) ? clock.slice(-1) : clock;
  if (first) {
    const from = fitted(first, part, reading);
    if (second && isRange(words, first, second))
      return { kind: 'between', from, to: fitted(second, part, reading) + 1 };
    const bound = boundAt(words, first);
    if (bound === 'after') return { kind: 'between', from, to: dayEnd };
    if (bound === 'before') return { kind: 'between', from: 0, to: from };
    const isEither =
      second &&
      words
        .slice(first.at + first.length, second.at)
        .join(' ')
        .trim() === 'or';
    return isEither ? { kind: 'at', minute: from, or: fitted(second, part, reading) } : { kind: 'at', minute: from };
  }
  if (firstOfDay.some((phrase) => joined.includes(phrase))) return { kind: 'first' };
  if (lastOfDay.some((phrase) => joined.includes(phrase))) return { kind: 'last' };
  return part && { kind: 'between', from: part.from, to: part.to };
}

/** Words with which somebody takes back the time before them: 'three, uh, four thirty actually', 'at 2, sorry, 3'. */
const takesBack = new Set('actually no rather sorry wait mean meant instead make scratch'.split(' '));

/** Whether the last of several times takes the place of those before it. */
function isCorrected(words: readonly string[], clock: readonly ClockTime[]): boolean {
  const [last, before] = clock.toReversed();
  if (!last || !before) return false;
  if (isRange(words, before, last)) return false;
  const between = words.slice(before.at + before.length, last.at);
  const after = words.slice(last.at + last.length, last.at + last.length + 1);
  return [...between, ...after].some((word) => takesBack.has(word));
}

function isRange(words: readonly string[], first: ClockTime, second: ClockTime): boolean {
  const between = words.slice(first.at + first.length, second.at).join(' ');
  const before = words.slice(Math.max(0, first.at - 2), first.at);
  if (before.includes('between') && between === 'and') return true;
  return ['to', 'until', 'and'].includes(between) && (before.includes('from') || between !== 'and');
}

function boundAt(words: readonly string[], { at, length }: ClockTime): 'after' | 'before' | null {
  const before = words.slice(Math.max(0, at - 3), at);
  const after = words.slice(at + length, at + length + 2);
  const last = before.at(-1) ?? '';
  const isNot = before.at(-2) === 'not' || before.at(-2) === 'no';
  if (last === 'after' || last === 'from' || last === 'past') return isNot ? 'before' : 'after';
  if (last === 'before' || last === 'by' || last === 'until') return isNot ? 'after' : 'before';
  if (last === 'than') return before.some((word) => word === 'later') !== before.includes('no') ? 'after' : 'before';
  if (['onwards', 'onward'].includes(after[0] ?? '') || after.join(' ') === 'or later') return 'after';
  return after.join(' ') === 'or earlier' ? 'before' : null;
}
