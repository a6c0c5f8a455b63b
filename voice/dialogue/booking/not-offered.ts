import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { serviceIn } from './spoken-service.ts';

const thing = '(?:a|an|some) (\\w+)';
const besideThing =
  '(?=$| (?:and|plus|on|at|for|in|tomorrow|today|please|too|as well|also|next|this|with|done|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)';
/** 'A perm and a cut', 'a cut and a manicure', 'a cut and rollers'. */
const joined = new RegExp(
  `\\b(?:and|plus) (?!\\w+day)(\\w+s)${besideThing}|\\b${thing}(?= (?:and|plus) )|\\b(?:and|plus) (?:also |maybe )?${thing}${besideThing}`,
  'g',
);
const noThings = new Set(
  'appointment slot time visit booking bit lot few couple word question look chat person man woman girl boy kid child baby place chair friend minute hour half day week month stylist dentist doctor hygienist note message call reminder family dog good little big small quick short long nice new one thanks is was as his hers this yes us kids boys girls friends children twins sons daughters'.split(
    ' ',
  ),
);

/** Questions for what a wish names beside a service and the calendar does not have: 'do you do a manicure?' */
export function askedBeside(text: string, definition: BookingDefinition): { question: string; thing: string }[] {
  const names = definition.services.flatMap(({ words }) => words).filter((each) => each.includes(' and '));
  const plain = names.reduce((left, each) => left.replace(each, ' '), plainWords(text).join(' '));
  const things = [...plain.matchAll(joined)].map(([, many, before, after]) => ({
    thing: many ?? before ?? after ?? '',
    article: many ? '' : 'a ',
  }));
  return things
    .filter(({ thing }) => !noThings.has(thing) && serviceIn(thing, definition) === null)
    .map(({ thing, article }) => ({ question: `do you do ${article}${thing}?`, thing: article + thing }));
}

const leastLetters = 3;

/** Whether a text holds a word of a service's name: 'haircut' that of a men's cut, 'wash and set' none of a blow-dry. */
export function saysNameOf({ name }: BookableService, text: string): boolean {
  const letters = (said: string) => said.toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = name.split(/\s/).filter((word) => letters(word).length >= leastLetters);
  return words.some((word) => letters(text).includes(letters(word)));
}
