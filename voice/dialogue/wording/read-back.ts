import { maxSentenceLength } from '../../protocol/limits.ts';
import type { RequestDraft } from '../understanding/request-fields.ts';
import { withoutEnd } from '../understanding/without-end.ts';

const symbols = new Map(
  Object.entries({ '.': 'dot', '-': 'dash', _: 'underscore', '+': 'plus', '/': 'slash', '&': 'and' }),
);
const longestStory = maxSentenceLength - 50;

/** `ann.b@example.com` as it is read back: each letter before the at, the domain in words. */
export function spellEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const letters = [...local].map((letter) => symbols.get(letter) ?? letter.toUpperCase());
  return `${letters.join(', ')}, at ${sayDomain(domain)}`;
}

/** `https://shop.example.com/` as `shop dot example dot com`; a part nobody could pronounce is spelled. */
export function sayDomain(address: string): string {
  const plain = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return plain
    .split(/([./_-])/)
    .filter(Boolean)
    .map((part) => symbols.get(part) ?? sayPart(part))
    .join(' ');
}

function sayPart(part: string): string {
  const pronounceable = /[aeiouy]/i.test(part) || part.length === 1 || part === 'com';
  return pronounceable ? part : [...part.toUpperCase()].join(' ');
}

/** A telephone number digit by digit, with a pause between its groups. */
export function sayPhone(phone: string): string {
  const groups = phone
    .replace('+', ' plus ')
    .split(/[^\d a-z]+|\s+/)
    .filter(Boolean);
  return groups
    .map((group) => (group === 'plus' ? group : [...group].join(' ')))
    .join(', ')
    .replace('plus,', 'plus');
}

const ways = new Map(
  Object.entries({ email: 'by e-mail', phone: 'by phone', video: 'in a video call', text: 'by text message' }),
);

export function sayMethod(method: string): string {
  return ways.get(method) ?? method;
}

/** All that is to be sent, a sentence a field. */
export function readBack(draft: RequestDraft, urgent: boolean): string[] {
  const said = ['Let me read it back.'];
  if (draft.full_name) said.push(`Your name: ${draft.full_name}.`);
  if (draft.email) said.push(`Your e-mail: ${spellEmail(draft.email)}.`);
  if (draft.website) said.push(`Your website: ${sayDomain(draft.website)}.`);
  if (draft.bottleneck) said.push(sayStory(draft.bottleneck));
  const number = draft.phone ? `, on ${sayPhone(draft.phone)}` : '';
  if (draft.contact_method) said.push(`We answer ${sayMethod(draft.contact_method)}${number}.`);
  if (urgent) said.push('It is marked urgent, so that a person gets back to you.');
  return said;
}

function sayStory(text: string): string {
  const line = withoutEnd(text.replace(/\s+/g, ' '), '.!?');
  if (line.length <= longestStory) return `What it is about: ${line}.`;
  return `What it is about stands on the screen; it begins: ${line.slice(0, longestStory - 20).replace(/\s\S*$/, '')}.`;
}
