import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';

/** The service most of whose names and words stand in a text, by their length; the first of equals. */
export function serviceIn(text: string, { services }: BookingDefinition): BookableService | null {
  const said = ` ${stems(text)} `;
  let best: { service: BookableService; score: number } | null = null;
  for (const service of services) {
    const names = new Set([service.name, ...service.words].map(stems));
    const score = [...names].filter((name) => said.includes(` ${name} `)).reduce((sum, name) => sum + name.length, 0);
    if (score > (best?.score ?? 0)) best = { service, score };
  }
  return best?.service ?? null;
}

/** `men's cut` and `mens cut` are the same. */
function stems(text: string): string {
  return plainWords(text.replace(/['’]s\b/gi, 's'))
    .map(stem)
    .join(' ');
}
