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
    const names = new Set([service.name, ...service.words].map(stems));
    const said = withoutRefused(heard, names);
    const score = [...names].filter((name) => said.includes(` ${name} `)).reduce((sum, name) => sum + name.length, 0);
    const most: number = best?.score ?? 0;
    if (score > most || (score > 0 && score === most && service === spoken)) best = { service, score };
  }
  return best?.service ?? null;
}

/** Takes out names that are refused: 'not a color', 'forget highlights'. */
function withoutRefused(said: string, names: ReadonlySet<string>): string {
  let left = said;
  for (const name of names) for (const refusal of refusals) left = left.replaceAll(` ${refusal} ${name} `, ' ');
  return left;
}

const refusals = ['not', 'forget'].flatMap((word) => ['', ' a', ' an', ' the'].map((article) => word + article));

/** `men's cut` and `mens cut` are the same. */
function stems(text: string): string {
  return plainWords(text.replace(/['’]s\b/gi, 's'))
    .map(stem)
    .join(' ');
}
