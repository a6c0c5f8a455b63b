import { type ClockTime, clocksIn, fitted, type TimeReading } from './clock-times.ts';
import { dayEnd, partIn } from './day-parts.ts';

/** What a caller says about the time of day, in minutes after midnight. */
export type TimeWish =
  /** `or`: another time that suits as well; `corrected`: it takes the place of one that the same text named. */
  | { kind: 'at'; minute: number; or?: number; corrected?: true }
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
  const kept = afterCorrection(words, clock);
  const [first, second] = kept;
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
    if (isEither) return { kind: 'at', minute: from, or: fitted(second, part, reading) };
    return { kind: 'at', minute: from, ...(kept.length < clock.length ? { corrected: true } : {}) };
  }
  if (firstOfDay.some((phrase) => joined.includes(phrase))) return { kind: 'first' };
  if (lastOfDay.some((phrase) => joined.includes(phrase))) return { kind: 'last' };
  return part && { kind: 'between', from: part.from, to: part.to };
}

/** Words with which somebody takes back the time before them: 'three, uh, four thirty actually', 'at 2, sorry, 3'. */
export const takesBack: ReadonlySet<string> = new Set(
  'actually no rather sorry wait mean meant instead make scratch'.split(' '),
);

/** The times behind the last correction: of 'three, no, one' the last. */
function afterCorrection(words: readonly string[], clock: readonly ClockTime[]): readonly ClockTime[] {
  const at = clock.findLastIndex(
    (each, index) => index > 0 && isCorrection(words, clock[index - 1] as ClockTime, each),
  );
  return at < 0 ? clock : clock.slice(at);
}

const mostWordsToBetter = 3;

/** Whether a time takes the place of the one before it: 'three, no, one', 'three, four thirty actually', 'three, one is better'. */
function isCorrection(words: readonly string[], before: ClockTime, time: ClockTime): boolean {
  if (isRange(words, before, time)) return false;
  const between = words.slice(before.at + before.length, time.at);
  const after = words.slice(time.at + time.length, time.at + time.length + mostWordsToBetter + 1);
  const better = after.indexOf('better');
  const isBetter = better >= 0 && better < mostWordsToBetter && after[better + 1] !== 'than';
  return isBetter || [...between, ...after.slice(0, 1)].some((word) => takesBack.has(word));
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
