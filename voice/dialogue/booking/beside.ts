import { plainWords } from '../knowledge/plain-words.ts';
import type { BookingDefinition } from './booking-definition.ts';

/** Where an appointment is wanted, seen from another: right after it, right before it, or either. */
export type Side = 'after' | 'before' | 'next';

const person = '(?:him|her|his|hers|them|theirs|me|mine|us|ours)';
const one = '(?:that|it|this|the (?:first|other|last)(?: one)?)';
/** 'After that', 'before the color', 'right after mine'; `{services}` are names of what can be booked. */
const besideOne = `(?:(?:right|straight|directly|immediately|just|shortly|soon) )?(after|before|behind|following)(?: on from)? (?:${person}|${one}|(?:(?:the|my|his|her|their|our) )?(?:{services})(?: (?:appointment|one|visit))?)(?= |$)`;
const atOnce = /\b(?:right|straight|directly|immediately) (after|before|behind)(?:wards?)?\b|\b(after)wards?\b/;
const together =
  /\b(?:back to back|one after (?:the other|another)|one straight after the other|in one go|next to each other|at the same (?:visit|go)|same (?:visit|trip)|(?:in|at) one (?:visit|trip)|together)\b/;

/** Finds where an appointment is wanted beside another, and the text without those words; `side` null when it is not. */
export function hearBeside(text: string, { services }: BookingDefinition): { side: Side | null; rest: string } {
  const plain = plainWords(text).join(' ');
  const names = services
    .flatMap(({ name, words }) => [name, ...words])
    .map((name) => plainWords(name).join(' '))
    .toSorted((a, b) => b.length - a.length);
  const found = new RegExp(`\\b${besideOne.replace('{services}', names.join('|'))}`).exec(plain) ?? atOnce.exec(plain);
  if (!found) return { side: together.test(plain) ? 'next' : null, rest: text };
  const word = found[1] ?? found[2] ?? 'after';
  const rest = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  return { side: word === 'before' ? 'before' : 'after', rest };
}
