import type { BookablePerson } from '../booking/booking-definition.ts';
import { type Day, weekdayOf } from './day.ts';
import type { RefusedTime } from './refused-times.ts';
import type { Weekday } from './weekdays.ts';

/** Days, times and people that a caller does not want. */
export interface Refused {
  weekdays: readonly Weekday[];
  days: readonly Day[];
  times: readonly RefusedTime[];
  people: readonly BookablePerson[];
}

export const nothingRefused: Refused = { weekdays: [], days: [], times: [], people: [] };

export function refusesSomething({ weekdays, days, times, people }: Refused): boolean {
  return [weekdays, days, times, people].some(({ length }) => length > 0);
}

export function isRefusedDay({ weekdays, days }: Refused, day: Day): boolean {
  return days.includes(day) || weekdays.includes(weekdayOf(day));
}

const anybody =
  '(?:any(?:one|body|thing|time)?|every(?:one|body|thing)?|some(?:one|body)|all|whoever|whenever)(?: (?:one|day|days|time|times|person|other|else))?';
/** 'Anything but Friday', but 'not Friday but Monday'. */
const allBut = new RegExp(`\\b${anybody} but (?!not\\b)`, 'g');
const without = new RegExp(
  `\\b(?:${anybody} )?(?:except(?: for)?|apart from|(?<!or )other than|aside from|excluding|instead of|rather than)\\b|\\b(?:but not|never|nor)\\b`,
  'g',
);
const noPlural =
  /\bneither (?=\S+ (?:\S+ )?not\b)|\bno (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|mornings\b|afternoons\b|evenings\b)/g;
/** 'Nothing before ten', 'no later than five'. */
const noTime =
  /\b(?:nothing|no|never)(?: (?:time|times|appointments?))? (?=(?:before|after|until|(?:earlier|sooner|later) than)\b)/g;
const namedDay = 'today|tomorrow|\\w+days?';
const namedTime =
  "noon|lunchtime|(?:early |late )?(?:mornings?|afternoons?|evenings?)|\\d{1,2}(?: [0-5]\\d)?(?: (?:am|pm|o'clock))?";
const isNamed = '(?: s| is| are| would be| will be)?(?: a bit| far| way| much| just| really| pretty| kind of| kinda)?';
/** 'Monday's no good', 'afternoons don't work', 'ten is bad for me'. */
const unsuited = new RegExp(
  `\\b(${namedDay}|${namedTime})(?:${isNamed} (?:no good|not good|bad|out|hard|tough|rough|awkward|difficult|tricky|impossible|too (?:soon|far|short))| (?:do|does|will|would) not (?:work|suit|fit|do)| (?:i|we) can not)\\b`,
  'g',
);
/** 'Tuesday is too late' wants it before. */
const dayTooLate = new RegExp(
  `\\b(tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?${isNamed} too (?:late|far (?:off|away))\\b`,
  'g',
);
/** 'Today is too early'; a time that is too early is a bound, and read as one. */
const tooEarly = new RegExp(`\\b(${namedDay})${isNamed} too (?:early|late)\\b`, 'g');
/** 'I'm working today', 'she's busy on Friday', 'today they're at school'. */
const occupied =
  '(?:(?:i|we|he|she|they) (?:am|are|is|s|will be) |(?:i|we|they) have )(?:already )?(?:busy|working|away|at (?:work|school|nursery|college|uni)|work|school|not (?:free|around|available|here)|out of town|tied up|on shift)';
/** 'Busy on Friday until three' leaves the rest of that day. */
const forPart = '(?! (?:not|until|from|at|by|before|after|between|\\d))';
const occupiedThen = new RegExp(
  `\\b${occupied}(?: all)? (?:on )?(today|tomorrow|\\w+day)\\b${forPart}|\\b(today|tomorrow|\\w+day) ${occupied}\\b`,
  'g',
);
const commitment =
  '(?:football|soccer|rugby|hockey|cricket|tennis|golf|netball|basketball|baseball|gymnastics|swimming|ballet|dance|dancing|karate|judo|choir|scouts|gym|training|practice|rehearsals?|class|classes|lectures?|church|mass|court|meetings?|shifts?|lessons?|school run)';
/** 'Football is at four' */
export const committedAt = new RegExp(`\\b${commitment} (?:(?:is|s|starts|begins) )?at\\b`);
/** 'Football's on Saturday', 'he's got training every Tuesday', but not 'can I have a class on Tuesday'. */
const committedThen = new RegExp(
  `(?<!\\b(?:can|could|may|to) (?:(?:i|we|he|she|they) )?)\\b(?:(?:have|has|got)(?: got)? (?:(?:a|his|her|my|our|their|the) )?${commitment}|${commitment} (?:is|s|are)|(?:am|is|are|s) at ${commitment})(?: always)? (?:on |every )?(${namedDay})\\b${forPart}`,
  'g',
);
/** Questions and conditions: 'why not Tuesday?', 'if not Friday'. */
const noRefusal = /^(?:why|if|or|whether)$/;
/** 'Do you not have the twelfth?' */
const asksIfNot = /(?:^| )(?:do|does|did|have|has|are|is|can|could|would|will) (?:you|u|ye|it|there|he|she|they)$/;

/** The words of a text in which every refusal of what follows is a plain `not`. */
export function refusalsAsNot(words: readonly string[]): string[] {
  return (
    words
      .join(' ')
      // Marks keep what stands around it apart: 'no, Tuesday is too late, Saturday?'
      .replace(dayTooLate, ' before $1 ')
      .replace(unsuited, 'not $1')
      .replace(tooEarly, 'not $1')
      .replace(occupiedThen, 'not $1$2')
      .replace(committedThen, 'not $1')
      .replace(allBut, 'not ')
      .replace(without, 'not')
      .replace(noPlural, 'not ')
      .replace(noTime, 'not ')
      .split(' ')
  );
}

/** Words that may stand between 'not' and what is refused: 'I do not want to see Dr. Okafor'. */
const between = new Set(
  'on for at in a an the any this with by to see want like need have has do make come take book get go it time work be that really my of dr doctor from say said mean meant ask asked around about'.split(
    ' ',
  ),
);
const mostBetween = 5;
const joints = new Set(['or', 'and', 'nor']);

/**
 * Takes what is refused out of the words. `read` says how many words from a place on name something to refuse; what is
 * listed after it is refused, too: 'not Monday or Tuesday'. A mark stays where words were taken out.
 */
export function takeRefused(words: readonly string[], read: (at: number) => number): string[] {
  const left = [...words];
  for (const [at, word] of words.entries()) {
    if (word !== 'not' || noRefusal.test(words[at - 1] ?? '') || asksIfNot.test(words.slice(0, at).join(' '))) continue;
    let from = at;
    let next = placeAfter(words, at + 1, read);
    while (next) {
      left.fill('', from, next.at + next.length);
      from = next.at + next.length;
      next = joints.has(words[from] ?? '') ? placeAfter(words, from + 1, read) : null;
    }
  }
  return left;
}

function placeAfter(
  words: readonly string[],
  from: number,
  read: (at: number) => number,
): { at: number; length: number } | null {
  for (let at = from; at < Math.min(words.length, from + mostBetween); at++) {
    const length = read(at);
    if (length > 0) return { at, length };
    if (!between.has(words[at] ?? '')) return null;
  }
  return null;
}
