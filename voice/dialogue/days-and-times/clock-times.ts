import { type DayPart, noon } from './day-parts.ts';
import { numberIn } from './time-words.ts';
import { weekdayNames } from './weekday-names.ts';

export interface TimeReading {
  /** Hours between which the business is open; they decide whether 'at seven' is in the morning or in the evening. */
  opens: number;
  closes: number;
  /** The time was asked for: a bare number counts as an hour. */
  asked: boolean;
  /** Times that are spoken of: 'half past' alone is of their hour. */
  inHand?: readonly number[];
}

/** Words before an hour, and words after a number that is none. */
const beforeHour = new Set(
  'at it around about by after before from until past than between and or like say maybe to is approximately roughly mean meant rather actually'.split(
    ' ',
  ),
);
const notHours = new Set(
  'people persons adults kids children week weeks wks day days month months mths year years yrs yr minute minutes min mins hour hours hrs hr dollars dollar bucks quid euros pounds usd cents hundred thousand grand percent inch inches feet foot ft cm lbs kg st nd rd teeth stitches more extra less of times appointments am'.split(
    ' ',
  ),
);

/** Words before a number that is a name: 'level 5', 'type 2 diabetes'. */
const labels = new Set('level number grade size room floor type step stage age aged only'.split(' '));

/** A time of the clock at a place in the words. */
export interface ClockTime {
  at: number;
  length: number;
  minute: number;
  /** Morning or afternoon was said. */
  sure: boolean;
}

export function clocksIn(words: readonly string[], { asked, inHand = [] }: TimeReading): ClockTime[] {
  const found: ClockTime[] = [];
  for (let at = 0; at < words.length; at++) {
    const time = clockAt(words, at, asked) ?? halfPast(words, at, inHand);
    if (!time) continue;
    found.push(time);
    at += time.length - 1;
  }
  return found;
}

/** 'Half past instead', of the hour that is spoken of; a time that was offered comes first. */
function halfPast(words: readonly string[], at: number, inHand: readonly number[]): ClockTime | null {
  if (words[at] !== 'half' || words[at + 1] !== 'past') return null;
  const [minute] = [...inHand.filter((each) => each % 60 === 30), ...inHand];
  return minute === undefined ? null : { at, length: 2, minute: Math.floor(minute / 60) * 60 + 30, sure: true };
}

export function clockAt(words: readonly string[], at: number, asked: boolean): ClockTime | null {
  const word = words[at];
  if (word === 'noon') return { at, length: 1, minute: noon, sure: true };
  if (word === 'half') {
    const past = words[at + 1] === 'past' ? 2 : 1;
    return onHour(words, at, past, (hour) => hour + 30);
  }
  const minutes = word === 'quarter' ? 15 : numberIn(word);
  const gap = words[at + 1] === 'minutes' ? 2 : 1;
  if (minutes !== null && minutes % 5 === 0 && minutes > 0 && minutes < 60) {
    if (['past', 'after'].includes(words[at + gap] ?? '')) {
      const time = onHour(words, at, gap + 1, (hour) => hour + minutes);
      if (time) return time;
    }
    if (
      ['to', 'before'].includes(words[at + gap] ?? '') &&
      !(beforeHour.has(words[at - 1] ?? '') && words[at - 1] === 'from')
    ) {
      const time = onHour(words, at, gap + 1, (hour) => hour - minutes);
      if (time) return time;
    }
  }
  return onHour(words, at, 0, (hour) => hour, asked);
}

/** An hour `ahead` words after `at`, with its minutes and its half of the day. */
function onHour(
  words: readonly string[],
  at: number,
  ahead: number,
  minuteOf: (hour: number) => number,
  asked = true,
): ClockTime | null {
  const start = at + ahead;
  const said = words[start] ?? '';
  const hour = said === 'one' ? 1 : numberIn(said);
  if (hour === null || hour > 23 || (hour === 0 && ahead > 0)) return null;
  let end = start + 1;
  let minute = hour * 60;
  let isClear = ahead > 0;
  const [tens = '', units = ''] = words.slice(end, end + 2);
  if (ahead === 0 && /^[0-5]\d$/.test(tens)) {
    minute += Number(tens);
    end += 1;
    isClear = true;
  } else if (ahead === 0 && (tens === 'oh' || tens === '0') && /^\d$/.test(units)) {
    minute += Number(units);
    end += 2;
    isClear = true;
  }
  if (words[end] === "o'clock" || words[end] === 'h') {
    end += 1;
    isClear = true;
  } else if (words[end] === 'ish') end += 1;
  const half = halfAt(words, end);
  // 'I need one 48 hours before': what is counted is no time, however it looks.
  const isAbout = words[end] === 'more' && words[end + 1] === 'or';
  if (!half && !isAbout && notHours.has(words[end] ?? '')) return null;
  const isLone =
    said === 'one' &&
    !half &&
    !isClear &&
    !(words[at - 1] === 'to' && /^(?:please|instead|then)?$/.test(words[end] ?? '')) &&
    !['at', 'after', 'before', 'around', 'about', 'until', 'from', 'by'].includes(words[at - 1] ?? '');
  if (!half && !isClear && (isLone || !isBareHour(words, at, end, asked))) return null;
  if (hour === 0 && !isClear) return null;
  const whole = half ? (minute % noon) + (half.pm ? noon : 0) : minute;
  return { at, length: end + (half?.length ?? 0) - at, minute: minuteOf(whole), sure: half !== null || hour > 12 };
}

function halfAt(words: readonly string[], at: number): { pm: boolean; length: number } | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (['am', 'pm', 'a', 'p'].includes(first)) return { pm: first.startsWith('p'), length: 1 };
  const isPart = first === 'in' && second === 'the';
  if (isPart && third === 'morning') return { pm: false, length: 3 };
  if (isPart && (third === 'afternoon' || third === 'evening')) return { pm: true, length: 3 };
  return null;
}

/** Words in -s behind an hour: 'nine works'. Any other is what is counted: 'two cuts'. */
const notCounted = new Set(
  'works suits is was does sounds looks seems fits has onwards thanks cheers perhaps as us this yes his hers ours theirs always'.split(
    ' ',
  ),
);

/** 'Two kids cuts', 'two separate visits'. */
const ofKinds = new Set('kids childrens mens womens ladies separate different more other'.split(' '));

function isCounted(word: string): boolean {
  return /[a-z]{2}s$/.test(word) && !/(?:ss|us)$/.test(word) && !notCounted.has(word) && !weekdayNames.has(word);
}

/** Twenty to ninety, before a figure that belongs to it: 'seventy four', 'ninety five is all right'. */
const tensWord = /^[2-9]0$/;

function isBareHour(words: readonly string[], at: number, end: number, asked: boolean): boolean {
  const [hundred = '', and = ''] = words.slice(Math.max(0, at - 2), at);
  if (tensWord.test(words[at - 1] ?? '') && end === at + 1) return false;
  // 'A hundred and ten' is an amount.
  if (and === 'hundred' || (and === 'and' && hundred === 'hundred')) return false;
  if (labels.has(words[at - 1] ?? '')) return false;
  const [next = '', afterNext = ''] = words.slice(end, end + 2);
  if (isCounted(next) || (ofKinds.has(next) && isCounted(afterNext))) return false;
  return asked || beforeHour.has(words[at - 1] ?? '');
}

/** Puts an hour of unknown half into the part of the day that was named, or into the opening hours. */
export function fitted({ minute, sure }: ClockTime, part: DayPart | null, { opens, closes }: TimeReading): number {
  if (sure || minute >= noon + 60) return minute;
  const [morning, afternoon] = [minute % noon, (minute % noon) + noon];
  if (part && part.from >= noon) return afternoon;
  if (part && part.to <= noon) return morning;
  const isOpen = (candidate: number) => candidate >= opens && candidate < closes;
  if (isOpen(morning) !== isOpen(afternoon)) return isOpen(morning) ? morning : afternoon;
  return minute % noon < 7 * 60 ? afternoon : morning;
}
