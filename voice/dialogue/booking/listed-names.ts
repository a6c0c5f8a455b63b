import { plainWords } from '../knowledge/plain-words.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { partsOfTurn } from './booking-turn.ts';
import { leadOfNames, nameIn, ofDates } from './name-in.ts';

/** The names of several visits, in their order, and what a turn says besides. */
export interface ListedNames {
  names: string[];
  rest: string;
}

const joint = /,? (?:and|&) |, /;
const mostWordsOfName = 3;
const nameWord = /^\p{L}[\p{L}'-]*$/u;
const capitalWord = /^\p{Lu}[\p{L}'-]*$/u;

/**
 * The names that a turn lists: 'they're Leo and Hannah Brandt', 'Leo Brandt for the first, Hannah for the second'; null
 * where it lists fewer than two. `isAsked`: a name was asked for, so that it may be written small, and needs no lead.
 */
export function listedNames(text: string, isAsked: boolean): ListedNames | null {
  const byPlace = namesByPlace(text, isAsked);
  if (byPlace) return byPlace;
  const parts = partsOfTurn(text).map((part) => part.text);
  for (const [at, part] of parts.entries()) {
    const listed = part.replace(leadOfNames, '');
    const hasLead = listed !== part;
    const { names, rest } = listIn(listed, hasLead || isAsked);
    if (names.length < 2 || (rest !== '' && !hasLead)) continue;
    return { names: withSurname(names), rest: [...parts.slice(0, at), rest, ...parts.slice(at + 1)].join(' ').trim() };
  }
  return null;
}

/** The names at the beginning of a text, up to what is none. */
function listIn(text: string, mayBeSmall: boolean): ListedNames {
  const items = withoutThanks(text).split(joint);
  const names = items.map((item) => asName(item, mayBeSmall));
  const end = names.indexOf('');
  // 'Leo and Hannah, 6 and 9'
  const left = end < 0 ? [] : items.slice(end).filter((item) => !/^\d{1,2}$/.test(item.trim()));
  return { names: end < 0 ? names : names.slice(0, end), rest: left.join(' ') };
}

/** A name and nothing else; empty for any other text. */
function asName(said: string, mayBeSmall: boolean): string {
  const words = said.trim().split(/\s+/);
  const isName =
    words.length <= mostWordsOfName && words.every((word) => (mayBeSmall ? nameWord : capitalWord).test(word));
  if (!isName || ofDates.test(said)) return '';
  const name = nameIn(said, true);
  return name.split(' ').length === words.length ? name : '';
}

/** 'Leo and Hannah Brandt' share the last name. */
function withSurname(names: readonly string[]): string[] {
  const [, ...surname] = names.at(-1)?.split(' ') ?? [];
  const isShared = surname.length > 0 && names.slice(0, -1).every((name) => !name.includes(' '));
  return isShared ? names.map((name) => (name.includes(' ') ? name : `${name} ${surname.join(' ')}`)) : [...names];
}

const places = 'first|second|third|other|next|last';
const visit = '(?: (?:one|visit|appointment|kid|child|boy|girl))?';
const placeAtEnd = new RegExp(`(?: for| is|'s| as) (?:the )?(${places})${visit}$`, 'i');
const placeAtStart = new RegExp(`^(?:the )?(${places})${visit}(?: is for| is|'s| for| under)? `, 'i');
const leadIn = /^(?:(?:and|then|put) ){1,2}/i;

/** A text without thanks and signs at its end. */
function withoutThanks(text: string): string {
  const said = withoutEnd(text, ' .,!?');
  const thanks = [' please', ' thanks', ' thank you'].find((each) => said.toLowerCase().endsWith(each)) ?? '';
  return said.slice(0, said.length - thanks.length);
}

const clauses =
  /(?<=[.!?;,])\s|(?<!\b(?:is|for|as|was|and|then|the))(?<!'s)\s(?=(?:and |then )?(?:the )?(?:second|other|next)\b)|\s(?=and \p{L}{1,30}(?: \p{L}{1,30})? (?:is|for) )/iu;

interface PlacedNames {
  named: { name: string; isFirst: boolean }[];
  rest: string;
}

/** The names that are said with the place of their visit. */
function placedNames(text: string, isAsked: boolean): PlacedNames {
  const rest: string[] = [];
  const named = text.split(clauses).flatMap((clause) => {
    const said = withoutThanks(clause.replace(leadIn, ''));
    const place = placeAtEnd.exec(said) ?? placeAtStart.exec(said);
    const name = place ? asName(said.replace(place[0], ''), isAsked) : '';
    if (name) return [{ name, isFirst: /^first$/i.test(place?.[1] ?? '') }];
    rest.push(clause);
    return [];
  });
  return { named, rest: rest.join(' ') };
}

/** 'Leo Brandt for the first one. Hannah Brandt is the second' */
function namesByPlace(text: string, isAsked: boolean): ListedNames | null {
  const { named, rest } = placedNames(text, isAsked);
  const [one, other] = named;
  const isBoth = one && other && named.length === 2 && one.isFirst !== other.isFirst;
  if (!isBoth) return null;
  return { names: withSurname((one.isFirst ? named : named.toReversed()).map(({ name }) => name)), rest };
}

const besideName = new Set('no and oh so ok okay yes'.split(' '));

/** The name of a further visit: 'no, the second one is Hannah'; empty for any other text. */
export function nameOfFurther(text: string): string {
  const { named, rest } = placedNames(text, false);
  const [only, another] = named;
  const isAlone = plainWords(rest).every((word) => besideName.has(word));
  return only && !another && !only.isFirst && isAlone ? only.name : '';
}
