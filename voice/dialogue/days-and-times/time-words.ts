import { plainWords } from '../knowledge/plain-words.ts';
import { readNumberWord } from '../understanding/spelling/number-words.ts';

const ordinals = new Map(
  (
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
    'sixteenth seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((word, at) => [word, at + 1]),
).set('thirtieth', 30);

/** Words that hurried typists and recognisers write otherwise. */
const written: Readonly<Record<string, string>> = {
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  todays: 'today',
  midday: 'noon',
  oclock: "o'clock",
  arvo: 'afternoon',
  til: 'until',
  till: 'until',
  nite: 'tonight',
  tonite: 'tonight',
};

/**
 * The words of a text with its numbers as digits and its ordinals as `4th`: 'half past two pm' becomes `half past 2 pm`,
 * 'twenty fourth' `24th`, '2:30pm' `2 30 pm`. 'One' stays a word unless digits say it: 'the earlier one'.
 */
export function timeWords(text: string): string[] {
  const words: string[] = [];
  for (const word of plainWords(text).flatMap(splitNumber)) {
    const last = words.at(-1) ?? '';
    const ordinal = ordinals.get(word);
    // 'Nine oh five', but 'oh no'.
    const isNoNumber = word === 'one' || ((word === 'oh' || word === 'o') && numberIn(last) === null);
    const number = isNoNumber ? null : readNumberWord(word);
    const isTens = /^[2-5]0$/.test(last);
    if (ordinal !== undefined && isTens && ordinal < 10) words.splice(-1, 1, `${Number(last) + ordinal}th`);
    else if (ordinal !== undefined) words.push(`${ordinal}th`);
    else if (number && number.kind !== 'scale') {
      if (number.kind === 'digit' && number.value > 0 && isTens)
        words.splice(-1, 1, String(Number(last) + number.value));
      else words.push(String(number.value));
    } else if (last === 'o' && word === 'clock') words.splice(-1, 1, "o'clock");
    else if (word === 'm' && (last === 'a' || last === 'p')) words.splice(-1, 1, `${last}m`);
    else words.push(written[word] ?? word);
  }
  return words.map((word, at) => weekdayAt(words, at) ?? word);
}

/** 'Sat' and 'sun' are weekdays only beside such words: 'sat morning', 'on sun'. */
const beforeDay = new Set('on this next coming every for until by or work works have got free'.split(' '));
const behindDay = new Set(
  'morning mornings afternoon afternoons evening evenings at or then please instead'.split(' '),
);
const sitting = new Set('i we he she they you it who and have has had the just'.split(' '));

/** The weekday that a short word means among others; null where it is none. */
function weekdayAt(words: readonly string[], at: number): string | null {
  const word = words[at];
  if (word !== 'sat' && word !== 'sun') return null;
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  const isDay = beforeDay.has(before) || (behindDay.has(next) && !sitting.has(before)) || (word === 'sat' && at === 0);
  return isDay || /^\d/.test(next) ? (word === 'sat' ? 'saturday' : 'sunday') : null;
}

/** `3pm`, `10a` and `4th` are written in one; every ordinal ends in `th` from here on. */
function splitNumber(word: string): string[] {
  const [, digits = '', letters = ''] = /^(\d{1,4})([a-z]{1,5})$/.exec(word) ?? [];
  if (['st', 'nd', 'rd', 'th'].includes(letters)) return [`${Number(digits)}th`];
  if (['am', 'pm', 'a', 'p', 'oclock', 'h', 'ish'].includes(letters)) return [...splitHours(digits), letters];
  if (/^\d{4}$/.test(word)) return splitHours(word);
  return [word];
}

/** `1430` is half past two; `2026` is a year. */
function splitHours(digits: string): string[] {
  if (digits.length < 3) return [digits];
  const [hour, minute] = [digits.slice(0, -2), digits.slice(-2)];
  return Number(hour) < 24 && Number(minute) < 60 && !digits.startsWith('20') ? [hour, minute] : [digits];
}

/** The date in an ordinal such as `4th`; null for any other word. */
export function ordinalIn(word: string | undefined): number | null {
  const date = /^(\d{1,2})th$/.exec(word ?? '')?.[1];
  return date === undefined ? null : Number(date);
}

/** A whole number in digits; null for any other word. */
export function numberIn(word: string | undefined): number | null {
  return word !== undefined && /^\d{1,4}$/.test(word) ? Number(word) : null;
}
