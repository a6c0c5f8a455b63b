import { plainWords } from '../knowledge/plain-words.ts';
import type { BookingDefinition } from './booking-definition.ts';

/** Where an appointment is wanted, seen from another: right after it, right before it, or either. */
export type Side = 'after' | 'before' | 'next';

const person = '(?:him|her|his|hers|them|theirs|me|mine|us|ours)';
const one = '(?:that|it|this|the (?:first|other|last)(?: one)?)';
/** 'After that', 'right before mine'; without a second group, the name of a service may follow: 'before the color'. */
const besideOne = new RegExp(
  `\\b(?:(?:right|straight|directly|immediately|just|shortly|soon) )?(after|before|behind|following)(?: on from)? (?:(${person}|${one})(?= |$)|(?:(?:the|my|his|her|their|our) )?)`,
  'g',
);
const appointment = /^ (?:appointment|one|visit)(?= |$)/;
const atOnce =
  /\b(?:right|straight|directly|immediately) (after|before|behind)(?:wards?)?\b|\b(after)wards?\b|(?<!\b(?:\w*day|week|month|one) )\b(after)(?: please)?$/;
const together =
  /\b(?:back to back|one after (?:the other|another)|one straight after the other|in one go|next to each other|at the same (?:visit|go)|same (?:visit|trip)|(?:in|at) one (?:visit|trip)|together)\b/;

/** Finds where an appointment is wanted beside another, and the text without those words; `side` null when it is not. */
export function hearBeside(text: string, { services }: BookingDefinition): { side: Side | null; rest: string } {
  const plain = plainWords(text).join(' ');
  const names = services
    .flatMap(({ name, words }) => [name, ...words])
    .map((name) => plainWords(name).join(' '))
    .toSorted((a, b) => b.length - a.length);
  const found = findBesideOne(plain, names) ?? findAtOnce(plain);
  if (!found) return { side: together.test(plain) ? 'next' : null, rest: text };
  const rest = `${plain.slice(0, found.from)} ${plain.slice(found.to)}`;
  return { side: found.word === 'before' ? 'before' : 'after', rest };
}

interface Found {
  word: string;
  from: number;
  to: number;
}

/** 'The Tuesday after that' names a day. */
const dayBefore = /\bthe (?:\w*day|week|one) $/;

function findBesideOne(plain: string, names: readonly string[]): Found | null {
  for (const { index, 0: said, 1: word = '', 2: one } of plain.matchAll(besideOne)) {
    if (dayBefore.test(plain.slice(0, index))) continue;
    const end = index + said.length;
    if (one !== undefined) return { word, from: index, to: end };
    const name = names.find((name) => `${plain} `.startsWith(`${name} `, end));
    if (name === undefined) continue;
    const to = end + name.length;
    return { word, from: index, to: to + (appointment.exec(plain.slice(to))?.[0].length ?? 0) };
  }
  return null;
}

function findAtOnce(plain: string): Found | null {
  const found = atOnce.exec(plain);
  return found && { word: found[1] ?? 'after', from: found.index, to: found.index + found[0].length };
}
