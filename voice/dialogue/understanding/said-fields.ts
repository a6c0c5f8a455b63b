import { plainWords } from '../knowledge/plain-words.ts';
import { asks, clausesOf, isPreface, withoutOpening } from './clauses.ts';
import { hearContactMethod } from './contact-method.ts';
import { cutOut } from './cut-out.ts';
import { type RequestDraft, type RequestField, requestFields } from './request-fields.ts';
import { type Heard, hearEmail } from './spoken-email.ts';
import { hearBareName, hearName } from './spoken-name.ts';
import { hearPhone } from './spoken-number.ts';
import { hearWebAddress, saysNoWebsite } from './spoken-web-address.ts';
import { withoutEnd } from './without-end.ts';

type Hear = (text: string, options: { alone: boolean }) => Heard | null;

/** Found by their shape. What is looked for first takes its words away from what is looked for next. */
const shaped: [field: RequestField, hear: Hear, introduced: RegExp][] = [
  ['email', hearEmail, /\b(?:e-?mail|mail)(?: address)?(?: is|'s|:)\s(?:it's |it is )?/i],
  ['website', hearWebAddress, /\b(?:web ?site|site|web ?page|home ?page|web address|url)(?: is|'s|:| at)\s/i],
  ['phone', hearPhone, /(?!)/],
];

export interface SaidFields {
  fields: RequestDraft;
  /** What was said beside them. */
  rest: string;
}

const leastStoryWords = 4;
const leastTopicWords = 3;

/**
 * The fields that are given in what was said, in any order. `expecting` is the one asked for, whose answer needs no
 * introduction. What troubles the caller is the rest that neither introduces, nor asks, nor answers.
 */
export function hearFields(text: string, expecting: RequestField | null, known: RequestDraft): SaidFields {
  if (expecting === 'bottleneck') return { fields: { bottleneck: story(text) }, rest: '' };
  const fields: RequestDraft = {};
  let rest = text.replace(/[’‘]/g, "'");
  const sought = [...shaped].sort(([a], [b]) => Number(b === expecting) - Number(a === expecting));
  for (const [field, hear, introduced] of sought) {
    const found = find(rest, hear, introduced, field === expecting && Object.keys(fields).length === 0);
    if (!found) continue;
    fields[field] = found.value;
    rest = found.rest;
  }
  const left = hearClauses(rest, expecting, fields);
  const ordered: RequestDraft = {};
  for (const field of requestFields) if (fields[field] !== undefined) ordered[field] = fields[field];
  const whole = joined(left.filter(tells));
  const named = Object.keys(fields).length > 0;
  if (!named || known.bottleneck !== undefined || !isStory(whole))
    return { fields: ordered, rest: joined(left.filter(({ text }) => !isPreface(text))) };
  return { fields: { ...ordered, bottleneck: story(whole) }, rest: joined(left.filter(({ text }) => asks(text))) };
}

/** What troubles a caller who asks for a request in the same breath; null when nothing is said of it. */
export function hearTrouble(text: string): string | null {
  const told = joined(clausesOf(text).map(placed).filter(tells));
  return isStory(told) ? story(told) : null;
}

/** A clause and where it stood: what stood together stays together. */
interface Placed {
  text: string;
  at: number;
}

function placed(text: string, at: number): Placed {
  return { text, at };
}

function tells({ text }: Placed): boolean {
  return !asks(text) && !isPreface(text);
}

function find(text: string, hear: Hear, introduced: RegExp, alone: boolean): Heard | null {
  const lead = alone ? null : introduced.exec(text);
  if (lead) {
    const from = lead.index + lead[0].length;
    const [part = ''] = clausesOf(text.slice(from));
    const said = hear(part, { alone: true });
    // Spelled with pauses it is more than one clause.
    if (said)
      return {
        value: said.value,
        rest: `${text.slice(0, from)} , ${cutOut(text.slice(from), hear, said.value, true)}`,
      };
  }
  const said = hear(text, { alone });
  return said && { value: said.value, rest: said.value === '' ? said.rest : cutOut(text, hear, said.value, alone) };
}

/** Takes names and the way of contact out of the clauses, and gives back what is left of each. */
function hearClauses(text: string, expecting: RequestField | null, fields: RequestDraft): Placed[] {
  const left: Placed[] = [];
  let first = true;
  let looked = 0;
  for (const [at, clause] of clausesOf(text).entries()) {
    for (; first && looked < left.length; looked++) first = isPreface((left[looked] as Placed).text);
    const alone = (field: RequestField) => expecting === field && first && fields[field] === undefined;
    const name =
      fields.full_name === undefined
        ? hearName(clause.replace(/^(?:and|but|so) /i, ''), { alone: alone('full_name') })
        : null;
    const way =
      fields.contact_method === undefined ? hearContactMethod(clause, { alone: alone('contact_method') }) : null;
    if (name) {
      fields.full_name = name.value;
      left.push(...clausesOf(name.rest).map((part) => placed(part, at)));
    } else if (fields.website === undefined && saysNoWebsite(clause)) {
      fields.website = '';
    } else if (way) {
      fields.contact_method = way.value;
      if (plainWords(way.rest).length > leastStoryWords && !isPreface(way.rest)) left.push(placed(clause, at));
    } else left.push(placed(clause, at));
  }
  if (fields.full_name !== undefined) return left;
  const bare = left.find(({ text: clause }) => hearBareName(clause, fields.email));
  const name = bare && hearBareName(bare.text, fields.email);
  if (!name) return left;
  fields.full_name = name.value;
  return left.filter((clause) => clause !== bare);
}

function joined(clauses: readonly Placed[]): string {
  const whole = clauses
    .map(({ text, at }, index) => {
      const before = clauses[index - 1];
      if (!before) return text;
      return before.at + 1 >= at || /[,.;:!?]$/.test(before.text) ? ` ${text}` : `, ${text}`;
    })
    .join('')
    .replace(/(?<!\s)\s+(?=[,.])/g, '')
    .replace(/^[\s,.;:-]+/, '');
  return withoutEnd(whole, ' \n,;:-');
}

function isStory(text: string): boolean {
  const words = plainWords(withoutOpening(text));
  return words.length >= leastStoryWords || (words.length >= leastTopicWords && /\b(?:we|our)\b/i.test(text));
}

/** A story in the caller's words, without what leads up to it. */
export function story(text: string): string {
  const told = withoutOpening(text) || text.trim();
  return told.charAt(0).toUpperCase() + told.slice(1);
}
