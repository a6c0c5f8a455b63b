import type { FormValues } from '../../../engine/ports.ts';
import type { FieldKind } from '../../../protocol/form.ts';
import type { Form, FormField } from '../../agent-definition.ts';
import { addressKinds, firstOf, storyOf } from '../../form/form-roles.ts';
import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutConfirmingLetters } from '../addresses/address-mending.ts';
import { isOnlyOnNetwork, withoutHandles } from '../addresses/handles.ts';
import { isOthersContact, isOwnSite, isVerbAtSite } from '../addresses/own-address.ts';
import { hearSiteLikeEmail, lacksAtSign } from '../addresses/site-like-email.ts';
import { type Heard, hearEmail } from '../addresses/spoken-email.ts';
import { hearWebAddress, isOnlyOnOthersPage, saysNoWebsite } from '../addresses/spoken-web-address.ts';
import { isContactBlock, isTitle } from '../contact/contact-block.ts';
import { hearChoice, isContactWay } from '../contact/spoken-choice.ts';
import { isNoText } from '../intents/call-remarks.ts';
import { judges, thinksItOver } from '../intents/chatter.ts';
import { asks, clausesOf, isPreface, states, wishesToKnowOf, withoutOpening } from '../intents/clauses.ts';
import { correctName } from '../names/corrected-name.ts';
import { saysMoreThanWho } from '../names/introduction.ts';
import { hearBareName, hearName } from '../names/spoken-name.ts';
import { hearPhone } from '../numbers/spoken-number.ts';
import { standInOrder } from '../phrases/in-order.ts';
import { withoutClosing } from '../phrases/letter-closing.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { beforeAskingAgent } from '../questions/asked-of-agent.ts';
import { spelledParts } from '../spelling/spelled-parts.ts';
import { aroundValue, cutOut } from './cut-out.ts';
import { byKind, type Hear } from './field-readers.ts';
import { withSecondThought } from './second-thought.ts';

/** Kinds that are found by their shape, in order; the words of a match are removed before the next search. */
const shaped: [kind: 'email' | 'url' | 'phone', hear: Hear, introduced: RegExp][] = [
  ['email', hearEmail, /\b(?:e-?mail|mail)(?: address)?(?: is|'s|:)\s(?:it's |it is )?/i],
  ['url', hearWebAddress, /\b(?:web ?site|site|web ?page|home ?page|web address|url)(?: is|'s|:| at)\s/i],
  ['phone', hearPhone, /(?!)/],
];

export interface SaidFields {
  fields: FormValues;
  /** The rest of the text. */
  rest: string;
}

/** What stands before a number that was taken out: 'Ravi Sandhu it's …', 'Ann Lee and my number is …'. */
const leadsToNumber =
  /(?<=\p{L} )(?:and )?(?:it's|it is|(?:my|the) (?:phone |mobile |cell )?number(?:'s| is))[ ,]{0,4}$/iu;
const leastStoryWords = 4;
const leastTopicWords = 3;
const mostChoiceWords = 12;
const takenBack = /\b(?:no|nope|nah|actually|wait|sorry|i mean|make (?:it|that)|let it be|scratch that)\b/i;

/**
 * Extracts the fields that a text gives, in any order. `expecting` is the field asked for: its value needs no
 * introduction, and it takes values of its kind; for other kinds the first field does. The rest that is no introduction
 * and no question becomes the caller's problem.
 */
export function hearFields(said: string, form: Form, expecting: FormField | null, known: FormValues): SaidFields {
  if (expecting?.kind === 'text') return { fields: { [expecting.name]: story(said) }, rest: '' };
  const spelled = !expecting || expecting.kind === 'name' ? hearSpelledName(said, form) : null;
  if (spelled) return { fields: spelled, rest: '' };
  const fields: FormValues = {};
  const text = withoutHandles(said, expecting?.kind === 'email');
  // 'Only on Instagram', for a website
  const isNone = expecting?.kind === 'url' && expecting.optional && (text !== said || isOnlyOnNetwork(said));
  const isOnOthers = expecting?.kind === 'url' && expecting.optional === true && isOnlyOnOthersPage(said);
  if (isOnOthers) fields[expecting.name] = '';
  if (expecting && meansShaped(expecting, text)) return { fields, rest: '' };
  let rest = withoutClosing(expecting ? withSecondThought(text, expecting) : text)
    .replace(/[’‘]/g, "'")
    // Each line of a signature is of its own.
    .replace(/(?<![\s,;.:!?])\s*\n\s*/g, '; ');
  const sought = shaped.toSorted(([a], [b]) => Number(b === expecting?.kind) - Number(a === expecting?.kind));
  const mailName = firstOf(form, 'email')?.name ?? '';
  for (const [kind, hear, introduced] of sought) {
    if (kind === 'url' && isOnOthers) continue;
    const field = expecting?.kind === kind ? expecting : firstOf(form, kind);
    const found = field && find(rest, hear, introduced, field === expecting && Object.keys(fields).length === 0);
    if (!found || (field !== expecting && isMentioned(rest, kind, hear, found.value, fields[mailName]))) continue;
    fields[field.name] = found.value;
    rest =
      kind === 'phone' ? found.rest.replace(leadsToNumber, ' ') : withoutConfirmingLetters(found.rest, found.value);
  }
  // 'Hill farm dot ie, and the mail is ann at hill farm dot ie': unasked, only the last word before the dot is heard.
  const [mail, site] = [firstOf(form, 'email'), firstOf(form, 'url')].map((field) => field && fields[field.name]);
  const like = mail && site && expecting?.kind !== 'url' ? hearSiteLikeEmail(text, mail) : null;
  if (like?.endsWith(site?.replace(/^https?:\/\//, '') ?? ' '))
    fields[firstOf(form, 'url')?.name ?? ''] = like as string;
  // Beside an answer, what stands in brackets is a remark.
  if (expecting) rest = rest.replace(/ ?\([^()]*\)/g, ' ');
  if (isNone) fields[expecting.name] ??= '';
  const left = hearClauses(rest, form, expecting, fields, known);
  const ordered: FormValues = {};
  for (const { name } of byKind(form)) if (fields[name] !== undefined) ordered[name] = fields[name];
  const isBlock = isContactBlock(
    text,
    left.map((each) => each.text),
  );
  const told = withoutChatter(left).filter(
    (each) => tells(each) && (isBlock ? states(each.text) || wishesToKnowOf(each.text) : !isTitle(each.text)),
  );
  const problem = Object.keys(fields).length > 0 ? problemIs.exec(rest) : null;
  const whole = (problem && hearReason(rest.slice(problem.index))) || beforeAskingAgent(joined(told));
  // While a field is asked for, what stands beside its value is a remark unless the caller gives more than that.
  const given = form.filter(({ name, kind }) => fields[name] !== undefined && kind !== 'choice').length;
  const named =
    given > (expecting ? 1 : 0) || (given > 0 && (problem !== null || left.some(({ text }) => states(text))));
  const trouble = storyOf(form)?.name;
  // 'My daughter made it', beside an address
  const isOfAddress = expecting !== null && addressKinds.has(expecting.kind) && madeBy.test(withoutEnd(whole, '.! '));
  const isTold = !isOfAddress && isStoryTold(whole) && (problem !== null || saysMoreThanWho(whole));
  if (!named || trouble === undefined || known[trouble] !== undefined || !isTold)
    return { fields: ordered, rest: joined(left.filter(({ text }) => !isPreface(text))) };
  return { fields: { ...ordered, [trouble]: story(whole) }, rest: joined(left.filter(({ text }) => asks(text))) };
}

/** Without what a caller says to the answer before, and what it is about: 'within a day, that's fine. I'll have a think'. */
function withoutChatter(clauses: readonly Placed[]): readonly Placed[] {
  return clauses.filter(({ text, at }, index) => {
    const next = clauses[index + 1];
    const isJudged = next !== undefined && next.at === at + 1 && judges(next.text) && /,$/.test(text);
    return !judges(text) && !thinksItOver(text) && !(isJudged && !states(text));
  });
}

/** 'My name is ann a n n lee l e e', whose letters no clauses part. */
function hearSpelledName(text: string, form: Form): FormValues | null {
  const field = firstOf(form, 'name')?.name;
  const name = field && /\bname\b/i.test(text) && spelledParts(text) ? hearName(text, { alone: true })?.value : null;
  return field && name ? { [field]: name } : null;
}

const madeBy =
  /^(?:my|our|the|an?) (?:\w+ ){1,3}?(?:made|makes|did|does|built|builds|set|runs|looks after|designed|got|gave|chose|picked)(?: (?:it|that|one|this))?(?: (?:up|for me|for us|too))*$/i;
const problemIs = /\b(?:the|my|our) (?:main |big |real )?(?:problem|issue|trouble) is\b/i;
const reason = /\b(?:because|the (?:problem|issue|trouble) is|(?:my|our) (?:problem|issue|trouble) is)\b/i;

/** The reason that a caller gives together with the wish for a form; null when they give none. */
export function hearReason(text: string): string | null {
  const given = reason.exec(text);
  const told = given ? joined(clausesOf(text.slice(given.index)).map(placed).filter(tells)) : '';
  return isStoryTold(told) ? story(told) : null;
}

/** A clause and its position; adjacent clauses are joined again without a comma. */
interface Placed {
  text: string;
  at: number;
}

const addressLike = /@|\bdot (?:com|net|org|co)\b/i;

/** Whether an email address was asked for and meant but cannot be read; such words are no other field's value. */
function meansShaped({ kind }: FormField, text: string): boolean {
  return (
    kind === 'email' &&
    (addressLike.test(text) || lacksAtSign(text) || standInOrder(text, /\b(?:at|an)\b/i, /\bdot\b/i)) &&
    hearEmail(text, { alone: true }) === null
  );
}

function placed(text: string, at: number): Placed {
  return { text, at };
}

/** What led up to a value that was taken out: 'our address for correspondence is'. */
const leadsToValue = /\b(?:address|e-?mail|mail|number|web ?site|site|phone)\b/i;
const beforeValue = /\b(?:is|at|it's|its)$/i;
/** 'My husband set it up, it's': the value follows. */
const pointsToValue = /\b(?:it's|it is|that's|that is|this is)$/i;

function tells({ text }: Placed): boolean {
  const said = withoutEnd(text, ' \n,;:-');
  const isShort = plainWords(said).length <= leastStoryWords;
  const leadsUp = pointsToValue.test(said) || (beforeValue.test(said) && (isShort || leadsToValue.test(said)));
  return !leadsUp && !asks(text) && !isPreface(text) && !isNoText(text);
}

function find(text: string, hear: Hear, introduced: RegExp, alone: boolean): Heard | null {
  const lead = alone ? null : introduced.exec(text);
  if (lead) {
    const from = lead.index + lead[0].length;
    const [part = ''] = clausesOf(text.slice(from));
    const said = hear(part, { alone: true });
    // Cut from the whole text: a value spelled with pauses spans several clauses.
    if (said)
      return {
        value: said.value,
        rest: `${text.slice(0, from)} , ${cutOut(text.slice(from), hear, said.value, true)}`,
      };
  }
  const said = hear(text, { alone });
  return said && { value: said.value, rest: said.value === '' ? said.rest : cutOut(text, hear, said.value, alone) };
}

/** Whether an address or a number that was not asked for is spoken of, and not given as the caller's own. */
function isMentioned(text: string, kind: FieldKind, hear: Hear, value: string, email?: string): boolean {
  if (kind === 'email' && isVerbAtSite(text, value)) return true;
  // A word that ends in a comma, a full stop or the like belongs to the clause of the value.
  const around = aroundValue(text, hear, value, false);
  const last = text.slice(around.before.length, text.length - around.after.length).trimEnd();
  const apart = { before: around.before, after: /[,;.!?]$/.test(last) ? `, ${around.after}` : around.after };
  return kind === 'url' ? !isOwnSite(apart, value, email) : isOthersContact(apart);
}

/** 'Bob here, my full name is Robert Smith': said outright, it replaces what was taken for one. */
const saysName = /\bmy (?:\w+ )?name(?: is|'s)\b/i;

/** 'It is Nookal', 'but that's WhatsApp'. */
const pointsAtThing = /^(?:(?:and|but|so|no|yes)\b[\s,.]*){0,3}(?:it|that)(?:'s| is) (?!me\b)[\p{L}'-]+[\s.!,]*$/iu;

/** Extracts names and choices into `fields`; returns the rest of the clauses. */
function hearClauses(
  text: string,
  form: Form,
  expecting: FormField | null,
  fields: FormValues,
  known: FormValues,
): Placed[] {
  const named = expecting?.kind === 'name' ? expecting : firstOf(form, 'name');
  const chosen = expecting?.kind === 'choice' ? expecting : (form.find(isContactWay) ?? null);
  const site = expecting?.kind === 'url' ? expecting : firstOf(form, 'url');
  const left: Placed[] = [];
  // Of two ways in one answer the clauses would each tell of one: 'text ... no, email is better'.
  const whole = expecting && expecting === chosen && !asks(text) ? hearChoice(expecting, text, { alone: true }) : null;
  if (whole && takenBack.test(text) && plainWords(text).length <= mostChoiceWords) {
    fields[(expecting as FormField).name] = whole.value;
    return left;
  }
  let first = true;
  let looked = 0;
  for (const [at, clause] of clausesOf(text).entries()) {
    for (; first && looked < left.length; looked++) first = isPreface((left[looked] as Placed).text);
    const isOpen = (field: FormField | null) => field !== null && fields[field.name] === undefined;
    const alone = (field: FormField) => expecting === field && first && isOpen(field);
    // 'It's g dot oyelaran …' answers the question for an address; a known name is corrected elsewhere.
    const isKnown = named !== null && Boolean(known[named.name]) && expecting !== null && expecting !== named;
    // 'I told you which one, it is Nookal': behind a sentence, one word is hardly the caller's name.
    const isAside =
      (!first || Boolean(named && known[named.name])) && expecting !== named && pointsAtThing.test(clause);
    const name =
      named && isOpen(named) && !isKnown && !isAside
        ? hearName(clause.replace(/^(?:and|but|so) /i, ''), { alone: alone(named) })
        : null;
    const choice = chosen && isOpen(chosen) ? hearChoice(chosen, clause, { alone: alone(chosen) }) : null;
    const before = fields[named?.name ?? ''];
    const again = before !== undefined && saysName.test(clause) ? hearName(clause, { alone: false })?.value : undefined;
    if (named && before !== undefined && again) {
      fields[named.name] = again.includes(' ') ? again : correctName(before, again);
    } else if (named && name) {
      fields[named.name] = name.value;
      left.push(...clausesOf(name.rest).map((part) => placed(part, at)));
    } else if (site?.optional && isOpen(site) && saysNoWebsite(clause)) {
      fields[site.name] = '';
    } else if (chosen && choice) {
      fields[chosen.name] = choice.value;
      if (plainWords(choice.rest).length > leastStoryWords && !isPreface(choice.rest)) left.push(placed(clause, at));
    } else left.push(placed(clause, at));
  }
  // 'Not by phone, e-mail' is one choice in two clauses.
  if (expecting && expecting === chosen && Object.keys(fields).length === 0 && !asks(text)) {
    const choice = hearChoice(expecting, text, { alone: true });
    if (choice && plainWords(text).length <= mostChoiceWords) fields[expecting.name] = choice.value;
  }
  if (!named || fields[named.name] !== undefined || (expecting && expecting !== named && known[named.name]))
    return left;
  const email = fields[firstOf(form, 'email')?.name ?? ''];
  const bare = left.find(({ text: clause }) => hearBareName(clause, email));
  const name = bare && hearBareName(bare.text, email);
  if (!name) return left;
  fields[named.name] = name.value;
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

function isStoryTold(text: string): boolean {
  const words = plainWords(withoutOpening(text));
  return words.length >= leastStoryWords || (words.length >= leastTopicWords && /\b(?:we|our)\b/i.test(text));
}

const hesitations = /(?<=^|\s)(?:um|uhm?|erm),?\s/gi;
/** 'Like I said', 'I told you': no part of what is told. */
const saidBefore =
  /^(?:(?:like|as) i (?:just |already )?(?:said|told you|mentioned)|i (?:just |already |have |have already )?(?:told|said)(?: (?:to )?you)?(?: already| before| that)?)\b[\s,:]+(?=\S)/i;

/** The caller's words without an introduction, with a capital letter. */
export function story(text: string): string {
  const plain = text.replace(hesitations, '').trim();
  const told = withoutOpening(withoutOpening(plain).replace(saidBefore, '')) || plain || text.trim();
  return told.charAt(0).toUpperCase() + told.slice(1);
}
