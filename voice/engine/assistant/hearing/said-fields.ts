import type { RequestDraft, RequestField } from '../../../protocol/request.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearContactMethod } from './contact-method.ts';
import { isQuestion } from './intents.ts';
import { type Heard, hearEmail } from './spoken-email.ts';
import { hearName } from './spoken-name.ts';
import { hearPhone } from './spoken-number.ts';
import { hearWebAddress } from './spoken-web-address.ts';

type Hear = (text: string, options: { alone: boolean }) => Heard | null;

/** What is looked for first takes its words away from what is looked for next. */
const hearing: [field: RequestField, hear: Hear][] = [
  ['email', hearEmail],
  ['website', hearWebAddress],
  ['phone', hearPhone],
  ['full_name', hearName],
  ['contact_method', hearContactMethod],
];

export interface SaidFields {
  fields: RequestDraft;
  /** What was said beside them. */
  rest: string;
}

const leastStoryWords = 4;
const storyLeadIn =
  /^(?:(?:and|so|well|um|uh|because|the (?:problem|thing|issue) is(?: that)?|it's that|basically)\b[,\s]*)+/i;

/** The fields that are given in what was said. `expecting` is the one asked for, whose answer needs no introduction. */
export function hearFields(text: string, expecting: RequestField | null, known: RequestDraft): SaidFields {
  if (expecting === 'bottleneck') return { fields: { bottleneck: story(text) }, rest: '' };
  const fields: RequestDraft = {};
  let rest = text;
  const expected = hearing.find(([field]) => field === expecting);
  const others = hearing.filter(([field]) => field !== expecting);
  for (const [field, hear] of expected && expecting !== 'full_name' && expecting !== 'contact_method'
    ? [expected, ...others]
    : hearing) {
    const heard = hear(rest, { alone: field === expecting && Object.keys(fields).length === 0 });
    if (!heard) continue;
    fields[field] = heard.value;
    rest = heard.rest;
  }
  rest = rest
    .replace(/\s+([,.])/g, '$1')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '')
    .trim();
  const named = Object.keys(fields).length > 0;
  if (named && known.bottleneck === undefined && isStory(rest))
    return { fields: { ...fields, bottleneck: story(rest) }, rest: '' };
  return { fields, rest };
}

function isStory(text: string): boolean {
  return !isQuestion(text) && plainWords(text.replace(storyLeadIn, '')).length >= leastStoryWords;
}

/** A story in the caller's words, without what leads up to it. */
export function story(text: string): string {
  const told = text.replace(storyLeadIn, '').trim() || text.trim();
  return told.charAt(0).toUpperCase() + told.slice(1);
}
