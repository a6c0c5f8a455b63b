import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { serviceIn } from './spoken-service.ts';

const joint = /((?:,\s*)?\b(?:and|plus|as well as|then)\b(?: (?:then|also)\b)?|\s[&+]\s|[,;.!]\s)/i;
/** How the name of a further service begins; 'and it hurts' tells more of the first. */
const beginsService =
  /^\s*(?:(?:i|we|can|could|would|id|i'd|like|to|do|have|get|book|come|in) )*(?:a|an|one|another|the|some|my|for)\b/i;
const isWord = /^\W*(?:and|plus|as|then|&|\+)/i;
const names =
  /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:today|tomorrow|tmrw|noon|week)\b|\b(?:at|by|around) \d|\d ?(?:[ap]m|st|nd|rd|th)\b/i;
/** Words that keep what is said of two visits apart: a day behind them is of the second alone. */
const apart = /\b(?:then|first|later|before)\b|[.;,]\s/i;

/** Whether a day that a text names last is one of all that it asks for: 'a cut and a color on Friday'. */
export function sharesDay(text: string): boolean {
  return !apart.test(text);
}

/** Whether a text names a day or a time, at the first look. */
export function isDatedText(text: string): boolean {
  return names.test(text);
}

/** The parts of a text that name a service each, in order; a single one where the text names fewer than two. */
export function partsByService(text: string, definition: BookingDefinition): string[] {
  const plain = plainWords(text).join(' ');
  const isOneName = definition.services.some(({ name, words }) =>
    [name, ...words].some((each) => each.includes(' and ') && plain.includes(each)),
  );
  if (isOneName) return [text];
  const parts: { text: string; service: BookableService | null }[] = [];
  const [first = '', ...rest] = text.split(joint);
  for (const [at, part] of [first, ...rest.filter((_, index) => index % 2 === 1)].entries()) {
    const between = at === 0 ? '' : (rest[at * 2 - 2] ?? '');
    const service = serviceIn(part, definition);
    const last = parts.at(-1);
    const isNamed = service && (beginsService.test(part) || beginsWith(part, service));
    // 'Check-up Monday, cleaning Thursday': without a word between them each has its own day.
    const isOther = !service?.kind || service.kind !== last?.service?.kind;
    const isApart = isWord.test(between) || (isOther && isDatedText(part) && isDatedText(last?.text ?? ''));
    if (!last || (last.service && isNamed && service !== last.service && isApart)) parts.push({ text: part, service });
    else {
      last.text += isWord.test(between) ? ` and ${part}` : between + part;
      last.service ??= service;
    }
  }
  return parts.length > 1 ? parts.map((part) => part.text) : [text];
}

function beginsWith(part: string, { name, words }: BookableService): boolean {
  const said = plainWords(part).join(' ');
  return [name, ...words].some((each) => `${said} `.startsWith(`${plainWords(each).join(' ')} `));
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
