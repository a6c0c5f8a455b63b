import { plainWords } from '../knowledge/plain-words.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import { namesSaid, stems } from './spoken-service.ts';

/**
 * The services that a text may mean that names `service`: 'a haircut' means any of the cuts. Only that service, where
 * nothing else is called so; the one that is told, where the text says for whom it is.
 */
export function kindsIn(text: string, service: BookableService, definition: BookingDefinition): BookableService[] {
  if (!service.kind) return [service];
  const said = namesSaid(text, service);
  const kinds = definition.services.filter((each) => each.kind === service.kind && namesSaid(text, each) === said);
  const told = kindTold(text, kinds);
  return told ? [told] : kinds;
}

/** The one of several kinds that a text tells by whom it is for: 'it's for my lad', 'a man's'; null where it tells none. */
export function kindTold(text: string, kinds: readonly BookableService[]): BookableService | null {
  const said = ` ${stems(withAges(text))} `;
  const scores = kinds.map(({ kindWords = [] }) =>
    kindWords
      .map((word) => ` ${stems(word)} `)
      .filter((word) => said.includes(word))
      .reduce((sum, word) => sum + word.length, 0),
  );
  const most = Math.max(0, ...scores);
  return most > 0 ? (kinds[scores.indexOf(most)] ?? null) : null;
}

const mostYearsOfChild = 12;
const age =
  /\b(?:hes|shes|(?:he|she|they|who) (?:is|are|just turned|turned|turns)) (?:only |just |nearly |almost )?(\d{1,2})\b(?! (?:am|pm))|\baged (\d{1,2})\b/;

/** A text in which a child's age is said in one way: 'he's 7' as '7 years old'. */
export function withAges(text: string): string {
  const [, years, aged] = age.exec(plainWords(text).join(' ')) ?? [];
  const is = Number(years ?? aged ?? Number.NaN);
  return is <= mostYearsOfChild ? `${text}, ${is} years old` : text;
}

/** The kinds that one of the people does who are wanted; all where nobody in particular is. */
export function kindsBy(kinds: readonly BookableService[], people: readonly BookablePerson[]): BookableService[] {
  const able = kinds.filter(({ id }) => people.some(({ services }) => services.includes(id)));
  return able.length > 0 ? able : [...kinds];
}

/** The names of kinds in one list, with the word that they share at its end: 'a women's, a men's or a child's cut'. */
export function namesOfKinds(kinds: readonly BookableService[]): string[] {
  return kinds.map(({ name, kind = '' }, at) => {
    const isLast = at === kinds.length - 1;
    const said = !isLast && name.endsWith(` ${kind}`) ? name.slice(0, -kind.length - 1) : name;
    return `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}`;
  });
}
