import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { serviceIn } from './spoken-service.ts';

const joint = /(?:,\s*)?\b(?:and|plus|as well as|then)\b(?: (?:then|also)\b)?|\s[&+]\s/i;
/** How the name of a further service begins; 'and it hurts' tells more of the first. */
const beginsService = /^\s*(?:a|an|one|another|the|some|my|for)\b/i;

/** The parts of a text that name a service each, in order; a single one where the text names fewer than two. */
export function partsByService(text: string, definition: BookingDefinition): string[] {
  const plain = plainWords(text).join(' ');
  const isOneName = definition.services.some(({ name, words }) =>
    [name, ...words].some((each) => each.includes(' and ') && plain.includes(each)),
  );
  if (isOneName) return [text];
  const parts: { text: string; service: BookableService | null }[] = [];
  for (const part of text.split(joint)) {
    const service = serviceIn(part, definition);
    const last = parts.at(-1);
    const isNamed = service && (beginsService.test(part) || beginsWith(part, service));
    if (!last || (last.service && isNamed && service !== last.service)) parts.push({ text: part, service });
    else {
      last.text += ` and ${part}`;
      last.service ??= service;
    }
  }
  return parts.length > 1 ? parts.map((part) => part.text) : [text];
}

function beginsWith(part: string, { name }: BookableService): boolean {
  return plainWords(part).join(' ').startsWith(plainWords(name).join(' '));
}

export const adds =
  /\bnot (?:only|just) (?:for )?(?:the|a|an|my|me)\b|\b(?:also|as well|in addition|additionally|plus)\b|\btoo$|^(?:and|then|and then) (?:a|an|one|another|my|for)\b|\b(?:another|second|two|three) (?:appointments?|bookings?|visits?|reservations?)\b|^(?:and |then |and then |now )?(?:then )?(?:do|book) (?:my|mum|mom|dad|him|her|the kid)\b|\b(?:me|myself|i) and my\b|\b(?:both|two|three) of us\b/;

const counted =
  /(?<!\b(?:have|got|has|had|with) )\b([23]|both|another|2th) (?:appointments?|bookings?|visits?|reservations?|of (?:us|them|my|the)|people|kids|children|boys|girls|sons|daughters)\b|\b(both) (?:my|the)\b/;
const ofTwo =
  /\bmy (?:kids|children|boys|girls|sons|daughters|twins)\b|\b(?:them|they|us) both\b|\b(?:me|myself|i) and my \w+|\bmy \w+ and (?:me|myself|i)\b/;
/** 'Me and my kid' */
export const namesSelfAndOther = /\b(?:me|myself|i) and my \w+|\bmy \w+ and (?:me|myself|i)\b/i;
const mostBeforeVisit = 2;

/** How many appointments a text asks for beside the first: 'two appointments', 'two cuts', 'for me and my wife'. */
export function furtherIn(text: string, definition: BookingDefinition): number {
  const words = timeWords(text);
  const plain = words.join(' ');
  const counts = [...(counted.exec(plain) ?? []).slice(1), countOfVisits(words, definition)];
  if (counts.includes('3')) return 2;
  return counts.some(Boolean) || ofTwo.test(plain) ? 1 : 0;
}

/** The number before the services of a text: 'two kids cuts'. */
function countOfVisits(words: readonly string[], { services }: BookingDefinition): string | undefined {
  const visits = new Set(['haircuts', ...services.map(({ name }) => `${plainWords(name).at(-1)}s`)]);
  const at = words.findIndex((word) => visits.has(word));
  return words.slice(Math.max(0, at - mostBeforeVisit), Math.max(0, at)).find((word) => word === '2' || word === '3');
}

export const tellsOfMore = /\b(?:other|another|second|both|too|also|as well|two|three)\b/i;
