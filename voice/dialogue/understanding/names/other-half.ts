import { isQuestion, readIntent } from '../intents/intents.ts';
import { refuses } from '../intents/refusal.ts';
import { toldAndAsked } from '../intents/told-and-asked.ts';
import { isAddressing } from '../phrases/name-asides.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { likeness } from '../spelling/likeness.ts';
import { capitalised, particles } from './corrected-name.ts';
import { hearNameOfBye } from './name-of-bye.ts';
import { hearName } from './spoken-name.ts';

/** 'My last name is Smith', 'surname Smith'. */
const lastNamed =
  /\b(?:last|family|second|married|sur)[ -]?name(?:'s| is| would be|:|,)?(?: it's| it is| spelled| spelt)? (?=\p{L})/iu;
/** 'Smith is my last name.' */
const isLastName =
  /(?:^|,? )(?:is|that's|that is|it's|it is) (?:(?:my|the|our) )?(?:last|family|second|sur)[ -]?name\b/i;
const firstNamed =
  /\b(?:first|given) name(?:'s| is|:)? (\p{L}[\p{L}'-]*)|^(\p{L}[\p{L}'-]*) is (?:my|the) (?:first|given) name\b/iu;
/** Where the name begins behind an objection: 'do you need that, well, it's Smith'. */
const introduces = /\b(?:it's|its|it is|that's|that is|it would be|that would be|put|write) (?=\p{L})/giu;
const isWhole = /\b(?:just|only|simply|one name|single name|mononym)\b(?! (?:put|write)\b)/i;
const takesBack = /^\W*(?:no|nope|actually|wait|i meant?)\b/i;

/**
 * The whole name of a caller who said before that they are `first`, in an answer to the question for the last name that
 * tells nothing else; null where it tells none. What is said is added, unless the first name is said anew.
 */
export function hearOtherHalf(first: string, text: string): string | null {
  const said = text.replace(/[’‘]/g, "'").trim().replace(saidAlready, '');
  const bye = hearNameOfBye(`${first} ${said}`);
  if (bye?.startsWith(`${first} `)) return bye;
  if (isWhole.test(said)) return null;
  const [, ...found] = firstNamed.exec(said) ?? [];
  const other = found.find(Boolean);
  if (other && !isSame(other, first)) {
    const isBoth = lastNamed.test(said) && !isLastName.test(said);
    return isBoth || takesBack.test(said) ? null : behind(capitalised(other), first);
  }
  for (const each of readingsOf(said)) {
    const heard = hearName(each, { alone: true });
    // 'Baker' by itself is a trade.
    const name = heard ? (heard.rest.trim() ? null : withOtherHalf(first, heard.value, said)) : behind(first, each);
    if (name) return name;
  }
  return null;
}

/** What may be the last name of an answer, likeliest first. */
function readingsOf(said: string): string[] {
  const named = lastNamed.exec(said);
  const before = said.search(isLastName);
  if (named || before > 0) return [named ? said.slice(named.index + named[0].length) : said.slice(0, before)];
  const { told, asked } = toldAndAsked(said);
  const last = [...said.matchAll(introduces)].at(-1);
  const mayBeWhole = !isQuestion(said) && !refuses(said);
  return [
    ...(mayBeWhole ? [said] : []),
    ...(told && readIntent(asked) === 'why-needed' ? [told] : []),
    ...(last ? [said.slice(last.index + last[0].length)] : []),
  ];
}

/** `first` with what was said after it; null where that says no more. A first name that is said anew takes its place. */
export function withOtherHalf(first: string, said: string, text: string): string | null {
  const words = said.split(' ').filter((word, at) => at > 0 || !title.test(word));
  const [one = '', ...others] = words;
  if (words.length === 0 || (others.length === 0 && isSame(one, first))) return null;
  // 'No, it's Ann Smith'
  if (others.length > 0 && (isSame(one, first) || takesBack.test(text))) return words.join(' ');
  if (others.length === 0 && takesBack.test(text) && one.charAt(0) === first.charAt(0)) return one;
  // 'Smith Ann', from Ann
  const again = words.findIndex((word) => isEqual(word, first));
  if (again > 0) return [words[again], ...words.slice(0, again), ...words.slice(again + 1)].join(' ');
  const isInitial = others.length > 0 && isEqual(withoutEnd(one, '.'), first.charAt(0));
  // 'Van der Berg' stands behind a first name as it was said.
  const lower = one.toLowerCase();
  const last = isInitial ? others : particles.has(lower) && text.includes(lower) ? [lower, ...others] : words;
  const whole = behind(first, last.join(' '));
  if (whole) return whole;
  // A word that is said to the one who listens, 'dear', is the name of whoever says nothing else.
  return isAddressing(lower) && others.length === 0 ? `${first} ${capitalised(one)}` : null;
}

/** The name with what stands behind the first; null where that is none. */
function behind(first: string, said: string): string | null {
  const whole = hearName(`${first} ${said}`, { alone: true });
  return whole && !whole.rest.trim() && whole.value.startsWith(`${first} `) ? whole.value : null;
}

const title = /^(?:mr|mrs|ms|miss|mx)\.?$/i;
/** 'I just said it, Smith': what stands before the name. */
const saidAlready =
  /^(?:(?:but|well|oh|um|no),? )*i(?: have|'ve)? (?:(?:just|already|literally) )*(?:said|told you|gave(?: you)?|mentioned)(?: (?:it|that|so|already|before|you|my name|the name|this|just now))*[,.:;] *(?=\p{L})/iu;
const leastAlike = 0.75;
const leastPrefix = 3;

/** Whether two first names are one, heard or written in two ways, or short for each other. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  if (short.charAt(0) !== long.charAt(0)) return false;
  return (
    short === long || (short.length >= leastPrefix && long.startsWith(short)) || likeness(short, long) >= leastAlike
  );
}

function isEqual(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
