import { type ClockTime, clockAt, clocksIn, fitted, type TimeReading } from './clock-times.ts';
import type { Day } from './day.ts';
import { type DayPart, dayEnd, partAt, partIn } from './day-parts.ts';
import { takeRefused } from './refused-words.ts';
import type { TimeWish } from './spoken-time.ts';

/** Times that a caller does not want: of one day, or of any where `day` is null. */
export interface RefusedTime extends DayPart {
  day: Day | null;
}

export function isRefusedTime(times: readonly RefusedTime[], day: Day, minute: number): boolean {
  return times.some((each) => (each.day ?? day) === day && minute >= each.from && minute < each.to);
}

/** Words between a time and 'too early': 'ten is way too early'. */
const besideTooEarly = new Set(
  'is s are would be a bit little far way much just kind kinda sort sorta of still really pretty quite rather very awfully'.split(
    ' ',
  ),
);
const mostBeside = 4;
const isVerb = /^(?:is|s|are|would|be)$/;
const mostWordsToOnly = 3;

/**
 * Takes the times that are refused out of the words, in which every refusal is a plain `not`: 'not two', 'ten is too
 * early', 'not mornings'. 'Mornings only' refuses the rest of the day.
 */
export function hearRefusedTimes(
  words: readonly string[],
  reading: TimeReading,
): { times: RefusedTime[]; words: string[] } {
  const times: RefusedTime[] = [];
  const refuse = (from: number, to: number) => times.push({ day: null, from, to });
  const minuteOf = (clock: ClockTime) => fitted(clock, partIn(words), reading);
  let left = takeRefused(words, (at) => {
    const bound = boundAt(words, at);
    const limit = bound && clockAt(words, at + bound.length, true);
    if (limit && bound.isBefore) refuse(0, minuteOf(limit));
    else if (limit) refuse(minuteOf(limit) + 1, dayEnd);
    if (bound && limit) return bound.length + limit.length;
    const clock = clockAt(words, at, true);
    if (clock) refuse(minuteOf(clock), minuteOf(clock) + 1);
    const part = clock ? null : partAt(words, at);
    if (part) refuse(part.from, part.to);
    return clock?.length ?? part?.length ?? 0;
  });
  for (const clock of clocksIn(left, { ...reading, asked: true })) {
    const too = tooAt(left, clock.at + clock.length);
    if (!too) continue;
    if (too.word === 'early') refuse(0, minuteOf(clock) + 1);
    else refuse(minuteOf(clock), dayEnd);
    left = left.fill('', clock.at, too.end);
  }
  const only = partOnly(left);
  if (only && only.from > 0) refuse(0, only.from);
  if (only && only.to < dayEnd) refuse(only.to, dayEnd);
  return { times, words: left };
}

/** The bound of 'not before ten', 'not later than five'. */
function boundAt(words: readonly string[], at: number): { isBefore: boolean; length: number } | null {
  const [word = '', than] = words.slice(at, at + 2);
  if (word === 'before' || word === 'until') return { isBefore: true, length: 1 };
  if (word === 'after') return { isBefore: false, length: 1 };
  if (than !== 'than' || !/^(?:earlier|sooner|later)$/.test(word)) return null;
  return { isBefore: word !== 'later', length: 2 };
}

function tooAt(words: readonly string[], from: number): { word: string; end: number } | null {
  let at = from;
  while (at - from < mostBeside && besideTooEarly.has(words[at] ?? '')) at++;
  const isSaid = words[at] === 'too';
  const word = words[isSaid ? at + 1 : at] ?? '';
  // 'Nine is early', but not 'nine early in the week'.
  const isTold = isSaid || words.slice(from, at).some((each) => isVerb.test(each));
  return isTold && (word === 'early' || word === 'late') ? { word, end: at + (isSaid ? 2 : 1) } : null;
}

/** 'Mornings only', 'only in the morning'. */
function partOnly(words: readonly string[]): DayPart | null {
  for (const at of words.keys()) {
    const part = partAt(words, at);
    if (!part) continue;
    const around = [...words.slice(Math.max(0, at - mostWordsToOnly), at), words[at + part.length]];
    if (around.includes('only')) return part;
  }
  return null;
}

/** What stays refused after a caller wants a time: one that was refused may be wanted after all. */
export function stillRefused(times: readonly RefusedTime[], wanted: TimeWish | null): RefusedTime[] {
  if (wanted?.kind !== 'at' && wanted?.kind !== 'between') return [...times];
  const { from, to } = wanted.kind === 'at' ? { from: wanted.minute, to: wanted.minute + 1 } : wanted;
  return times.filter((each) => from < each.from || to > each.to);
}
