import { refusalsAsNot } from '../days-and-times/refused-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';

/**
 * The service most of whose names and words stand in a text, by their length; of equals the one that is `spoken` of, or
 * else the first.
 */
export function serviceIn(
  text: string,
  { services }: BookingDefinition,
  spoken: BookableService | null = null,
): BookableService | null {
  const heard = ` ${refusalsAsNot(stems(text).split(' ')).join(' ')} `;
  let best: { service: BookableService; score: number } | null = null;
  for (const service of services) {
    const score = scoreIn(heard, service);
    const most: number = best?.score ?? 0;
    if (score > most || (score > 0 && score === most && service === spoken)) best = { service, score };
  }
  return best?.service ?? looselyIn(heard, services);
}

function scoreIn(heard: string, { name, words, reasons = [] }: BookableService): number {
  const names = new Set([name, ...words, ...reasons].map(stems));
  const said = withoutRefused(heard, names);
  return [...names].filter((each) => said.includes(` ${each} `)).reduce((sum, each) => sum + each.length, 0);
}

/** How much of a text stands among the names of a service: services of which it is equal cannot be told apart by them. */
export function namesSaid(text: string, service: BookableService): number {
  return scoreIn(` ${refusalsAsNot(stems(text).split(' ')).join(' ')} `, service);
}

/** Words of a name that may be missing or others: 'broke a piece off my tooth' for 'broke a tooth'. */
const small = new Set('a an the my of is at to for it'.split(' '));
const mostBetween = 4;
const particles = new Set('out off up in'.split(' '));
const persons = new Set('me us him her them you'.split(' '));

/** The service of whose names one stands in a text with other words between its own. */
function looselyIn(heard: string, services: readonly BookableService[]): BookableService | null {
  const said = heard.trim().split(' ');
  /** Two words may change places: 'my tooth is cracked'. */
  const stands = (words: readonly string[]): boolean => {
    const [first = '', second = '', third] = words;
    if (third === undefined) {
      const [from, to] = [said.indexOf(first), said.indexOf(second)];
      // A tooth is knocked out; 'knock me out' is of a person.
      if (particles.has(second) && persons.has(said[to - 1] ?? '')) return false;
      return words.length > 1 && from >= 0 && to >= 0 && Math.abs(to - from) <= mostBetween + 1;
    }
    let at = -1;
    for (const word of words) {
      const next = said.indexOf(word, at + 1);
      if (next < 0 || (at >= 0 && next - at > mostBetween + 1)) return false;
      at = next;
    }
    return true;
  };
  const wordsOf = (name: string) =>
    stems(name)
      .split(' ')
      .filter((word) => !small.has(word));
  return services.find(({ words }) => words.some((name) => stands(wordsOf(name)))) ?? null;
}

/** Whether a text names a service only by whose it is: 'for my daughter'. */
export function namesOnlyWhose(text: string, definition: BookingDefinition): boolean {
  return serviceIn(text.replace(/\bmy \p{L}+/giu, ' '), definition) === null;
}

/** Whether a text names a service by what it is for, and not by a name of it: 'my denture needs a look'. */
export function namesByReason(text: string, service: BookableService): boolean {
  const said = ` ${stems(text)} `;
  const isIn = (name: string) => said.includes(` ${stems(name)} `);
  return (service.reasons ?? []).some(isIn) && ![service.name, ...service.words].some(isIn);
}

/** All services that a text names, in their order; of a name that several share, the first. */
export function servicesIn(text: string, { services }: BookingDefinition): BookableService[] {
  const names = services
    .flatMap((service) => [service.name, ...service.words].map((name) => ({ service, name: ` ${stems(name)} ` })))
    .toSorted((a, b) => b.name.length - a.name.length);
  let left = ` ${stems(text)} `;
  const found: { service: BookableService; at: number }[] = [];
  for (const { service, name } of names) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    left = `${left.slice(0, at)} ${'.'.repeat(name.length - 2)} ${left.slice(at + name.length)}`;
    if (!found.some((each) => each.service === service)) found.push({ service, at });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ service }) => service);
}

/** Takes out names that are refused: 'not a color', 'forget highlights'. */
function withoutRefused(said: string, names: ReadonlySet<string>): string {
  let left = said;
  for (const name of names) for (const refusal of refusals) left = left.replaceAll(` ${refusal} ${name} `, ' ');
  return left;
}

const refusals = ['not', 'not only', 'not just', 'forget'].flatMap((word) =>
  ['', ' a', ' an', ' the'].map((article) => word + article),
);

/** `men's cut` and `mens cut` are the same. */
export function stems(text: string): string {
  return plainWords(text.replace(/['’]s\b/gi, 's'))
    .map(stem)
    .join(' ');
}
