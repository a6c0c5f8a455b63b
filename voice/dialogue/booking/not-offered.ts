import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { serviceIn } from './spoken-service.ts';

const thing = '(?:a|an|some) (\\w+)';
const besideThing =
  '(?=$| (?:and|plus|on|at|for|in|tomorrow|today|please|too|as well|also|next|this|with|done|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)';
/** 'A perm and a cut', 'a cut and a manicure'. */
const joined = new RegExp(`\\b${thing}(?= (?:and|plus) )|\\b(?:and|plus) (?:also |maybe )?${thing}${besideThing}`, 'g');
const noThings = new Set(
  'appointment slot time visit booking bit lot few couple word question look chat person man woman girl boy kid child baby place chair friend minute hour half day week month stylist dentist doctor hygienist note message call reminder family dog good little big small quick short long nice new one'.split(
    ' ',
  ),
);

/** Questions for what a wish names beside a service and the calendar does not have: 'do you do a manicure?' */
export function askedBeside(text: string, definition: BookingDefinition): string[] {
  const names = definition.services.flatMap(({ words }) => words).filter((each) => each.includes(' and '));
  const plain = names.reduce((left, each) => left.replace(each, ' '), plainWords(text).join(' '));
  const things = [...plain.matchAll(joined)].map(([, before, after]) => before ?? after ?? '');
  return things
    .filter((each) => !noThings.has(each) && serviceIn(each, definition) === null)
    .map((each) => `do you do a ${each}?`);
}

const leastLetters = 3;

/** Whether a text holds a word of a service's name: 'haircut' that of a men's cut, 'wash and set' none of a blow-dry. */
export function saysNameOf({ name }: BookableService, text: string): boolean {
  const letters = (said: string) => said.toLowerCase().replace(/[^\p{L}]/gu, '');
  const words = name.split(/\s/).filter((word) => letters(word).length >= leastLetters);
  return words.some((word) => letters(text).includes(letters(word)));
}
