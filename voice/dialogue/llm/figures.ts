import { withDigits } from './number-words.ts';

/** A figure in a text that must not be invented. `key` is equal for different ways of saying the same. */
export interface Figure {
  kind: 'money' | 'percent' | 'duration' | 'times' | 'offer' | 'clock' | 'number';
  key: string;
}

const hoursByUnit: Record<string, number> = {
  second: 1 / 3600,
  sec: 1 / 3600,
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  hr: 1,
  day: 24,
  week: 168,
  fortnight: 336,
  month: 730,
  quarter: 2190,
  year: 8760,
};
const unit =
  '(seconds?|secs?|minutes?|mins?|hours?|hrs?|(?:business |working |calendar )?days?|weeks?|fortnights?|months?|years?)';
const number = '((?<!\\d)\\d+(?:\\.\\d+)?)';
const currency = '(?:dollars?|bucks?|euros?|pounds?|cents?|pence|usd|eur|gbp|quid)';

/** A range such as `a to b percent`, which counts as two figures. */
const range = new RegExp(
  `([$€£¥]?)${number}(?: ?%)?\\s?(?:-|–|—|to|and|or)\\s?[$€£¥]?(?=\\d+(?:\\.\\d+)?\\s?-?(%|percent|per cent|x\\b|times|${currency}|${unit}))`,
  'g',
);

interface Reading {
  pattern: RegExp;
  read(match: RegExpExecArray): Figure | null;
}

const readings: Reading[] = [
  { pattern: /\bday (\d+)\b/g, read: (match) => ({ kind: 'number', key: `day ${match[1]}` }) },
  {
    pattern: new RegExp(`[$€£¥]\\s?${number}|${number}\\s?-?${currency}\\b`, 'g'),
    read: (match) => ({ kind: 'money', key: `money ${Number(match[1] ?? match[2])}` }),
  },
  {
    pattern: new RegExp(`${number}\\s?(?:%|percent|per cent|percentage)`, 'g'),
    read: (match) => ({ kind: 'percent', key: `percent ${Number(match[1])}` }),
  },
  {
    pattern: new RegExp(`${number}\\s?(?:x\\b|times\\b)`, 'g'),
    read: (match) => ({ kind: 'times', key: `times ${Number(match[1])}` }),
  },
  {
    pattern: new RegExp(
      `\\b${number}(?::\\d\\d)?\\s?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'clock|in the (?:morning|afternoon|evening))(?=\\W|$)`,
      'g',
    ),
    read: (match) => ({ kind: 'clock', key: `clock ${Number(match[1])}` }),
  },
  { pattern: new RegExp(`\\b(?:${number}|an?|per|each|every)[\\s-]?${unit}\\b`, 'g'), read: readDuration },
  {
    pattern:
      /\b(?:a few|a couple of|couple of|several|some|many|in|within|just|only|mere) (seconds|minutes|hours|days|weeks|months|years)\b/g,
    read: (match) => ({ kind: 'duration', key: `some ${match[1]}` }),
  },
  {
    pattern:
      /\b(overnight|tomorrow|tonight|same[ -]day|next (?:day|week|month|year)|(?:by|on|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|end of the (?:day|week|month|year)|later today)\b/g,
    read: (match) => ({ kind: 'duration', key: match[1] as string }),
  },
  {
    pattern:
      /(?<!\bhands[- ]|\b(?:someone|somebody|nobody|no one|anyone)(?: (?:on|in) (?:your|our|the) (?:team|office))? (?:is|gets) )\b(free|complimentary|gratis)\b(?:[\s-]+(\w+))?/g,
    read: readFree,
  },
  {
    pattern:
      /\b(no (?:extra |additional |hidden )?(?:charges?|costs?|fees?)|without (?:any )?(?:charge|cost|fees?)|costs? nothing|zero cost|on the house|0\.5 (?:the )?price|discount(?:ed|s)?|% off|percent off|waived?|special offer|lowest price|cash ?back)\b/g,
    read: (match) => ({ kind: 'offer', key: match[1] as string }),
  },
  { pattern: new RegExp(`${number}(?:\\s+([a-z]+))?`, 'g'), read: readBare },
];

/** All figures in a text, in words or digits: prices, shares, durations, multiples, times of day, offers, numbers. */
export function figuresOf(text: string): Figure[] {
  let rest = withDigits(text)
    .replace(/^\s*\d+[.)]\s/, ' ')
    .replace(/\bdays? (\d+)(?: and | to | ?[-–] ?| )(\d+)\b/g, 'day $1 day $2')
    .replace(/\bdays (?=\d)/g, 'day ')
    .replace(range, (_, sign: string, from: string, of: string) => `${sign}${from} ${sign ? '' : of} and ${sign}`);
  const found: Figure[] = [];
  for (const { pattern, read } of readings) {
    rest = rest.replace(pattern, (...match) => {
      const figure = read(match.slice(0, -2) as unknown as RegExpExecArray);
      if (!figure) return match[0] as string;
      found.push(figure);
      return ' ; ';
    });
  }
  return found;
}

function readDuration(match: RegExpExecArray): Figure | null {
  const [whole, count, name = ''] = match;
  const singular = name.replace(/^(business|working|calendar) /, '').replace(/s$/, '');
  const hours = hoursByUnit[singular] ?? 0;
  const idle =
    /^(an?|one|1) ?(second|sec|minute|min)$/.test(`${count ?? 'a'} ${singular}`) || /^(per|each|every)/.test(whole);
  if (idle) return null;
  return { kind: 'duration', key: `hours ${Math.round(Number(count ?? 1) * hours * 1_000) / 1_000}` };
}

/** Excludes 'feel free', 'hands-free' and 'someone is free', which are not offers. */
function readFree(match: RegExpExecArray): Figure | null {
  const next = match[2] ?? '';
  if (next === 'to' || next === 'up' || next === 'hand') return null;
  return { kind: 'offer', key: /^(trial|consultation|demo)$/.test(next) ? `free ${next}` : 'free' };
}

const idleNouns = new Set(
  'and or go in into on to of the a with for at is are we you it that by as so then will can'.split(' '),
);

function readBare(match: RegExpExecArray): Figure | null {
  const [, value, noun = ''] = match;
  if (value === '1') return null;
  return { kind: 'number', key: `number ${Number(value)} ${idleNouns.has(noun) ? '' : noun.replace(/s$/, '')}`.trim() };
}

/** The digits of a text in order, as in a telephone number. */
export function digitsOf(text: string): string {
  return withDigits(text).replace(/\D/g, '');
}
