import { maxBookingDays } from '../../protocol/limits.ts';
import { type Day, daysFrom } from './day.ts';
import { hearDay, isDayWord } from './spoken-day.ts';

/** Days within which an appointment is wanted, and the words without those that say so. */
export interface HeardLimit {
  limit: readonly Day[] | null;
  words: string[];
}

const bounds = new Set(['before', 'until', 'after']);
/** 'The day after tomorrow', 'a week after Tuesday'. */
const beforeNoBound = /^(?:days?|weeks?)$/;
/** What a caller wants to be ready for. For a feast one wants to look well on the day itself. */
const occasions = new Set(
  'interview interviews flight trip holiday holidays vacation exam exams funeral presentation fly flying leave leaving travel traveling travelling'.split(
    ' ',
  ),
);
const besideOccasion = new Set(
  'is s are on out off home away at the this next coming day starts begins myself'.split(' '),
);
const mostBeside = 4;

/** Reads 'before Thursday' where another day is named as well, and 'my interview is on Thursday'. */
export function hearLimit(words: readonly string[], today: Day, spoken: Day | null): HeardLimit {
  const named = boundIn(words, today, spoken) ?? occasionIn(words, today, spoken);
  return named ?? { limit: null, words: [...words] };
}

function boundIn(words: readonly string[], today: Day, spoken: Day | null): HeardLimit | null {
  for (const [at, word] of words.entries()) {
    if (!bounds.has(word) || beforeNoBound.test(words[at - 1] ?? '')) continue;
    const end = endOfDay(words, at + 1);
    const from = words[at - 1] === 'not' ? at - 1 : at;
    const heard = end > at + 1 ? hearDay(words.slice(from, end), today, spoken)?.wish : null;
    if (heard?.kind === 'among') return { limit: heard.days, words: without(words, from, end) };
  }
  return null;
}

function occasionIn(words: readonly string[], today: Day, spoken: Day | null): HeardLimit | null {
  for (const [at, word] of words.entries()) {
    if (!occasions.has(word)) continue;
    let from = at + 1;
    while (from - at <= mostBeside && besideOccasion.has(words[from] ?? '') && !startsDay(words, from)) from++;
    const end = endOfDay(words, from);
    const heard = end > from ? hearDay(words.slice(from, end), today, spoken)?.wish : null;
    if (heard?.kind !== 'on' && heard?.kind !== 'among') continue;
    const last = heard.kind === 'on' ? heard.day : (heard.days.at(-1) ?? today);
    const limit = daysFrom(today, maxBookingDays).filter((day) => (heard.kind === 'on' ? day < last : day <= last));
    // On the day itself, or today, is better than not at all.
    return limit.length > 0 ? { limit, words: without(words, at, end) } : null;
  }
  return null;
}

function startsDay(words: readonly string[], at: number): boolean {
  return /^(?:next|this|coming)$/.test(words[at] ?? '') && isDayWord(words[at + 1] ?? '');
}

function endOfDay(words: readonly string[], from: number): number {
  const end = words.findIndex((word, index) => index >= from && !isDayWord(word));
  return end < 0 ? words.length : end;
}

/** Leaves a mark where words were taken out. */
function without(words: readonly string[], from: number, end: number): string[] {
  return [...words.slice(0, from), '', ...words.slice(end)];
}
