import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { addressKinds, fieldNamed, firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { FormTaking } from '../slot-filling/form-taking.ts';
import { behindDenial } from '../understanding/addresses/own-address.ts';
import { hearWebAddress, saysNoWebsite } from '../understanding/addresses/spoken-web-address.ts';
import { hearHowToReach } from '../understanding/contact/how-to-reach.ts';
import { hearFacts } from '../understanding/fields/business-facts.ts';
import { hearCorrection, takesSomethingBack } from '../understanding/fields/corrections.ts';
import { hearFittingName } from '../understanding/fields/fitting-word.ts';
import {
  hearAdded,
  hearNote,
  hearRetoldAtReadBack,
  notesIn,
  tellsBeside,
} from '../understanding/fields/retold-story.ts';
import { hearFields, story } from '../understanding/fields/said-fields.ts';
import { clausesOf, states } from '../understanding/intents/clauses.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { correctName } from '../understanding/names/corrected-name.ts';
import { hearName } from '../understanding/names/spoken-name.ts';
import { withoutEnd } from '../understanding/phrases/without-end.ts';
import { withLetterCorrected } from '../understanding/spelling/letter-correction.ts';
import { spelledParts } from '../understanding/spelling/spelled-parts.ts';
import { askFor, cannotDoWithout } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answersBehind } from './answer-beside.ts';
import { askedField, type DialogueState, type Handler, openQuestion, type Reply } from './dialogue-state.ts';
import { fittingAddress, fittingWord, otherWay, unwantedWay, withdrawnNumber } from './fitting-corrections.ts';
import { takeFields } from './form-steps.ts';
import { isSame } from './same-value.ts';
import { addToTextSoFar } from './text-so-far.ts';
import { tellsTrouble } from './told-before.ts';

const maxCorrections = 4;

/** Handles corrections at any time, also after the form was sent; at a read-back, a time to call beside one is kept. */
export const correction: Handler = (dialogue, said) => {
  if (dialogue.taking.state?.stage !== 'confirming' || isQuestion(said)) return correct(dialogue, said);
  const how = firstOf(dialogue.taking.form, 'phone') ? hearHowToReach(said) : null;
  dialogue.heardHow = how && !dialogue.notes.includes(how.said) ? how : null;
  const reply = correctBesideFacts(dialogue, said.replace(toBePutIn, ''));
  if (!reply) dialogue.heardHow = null;
  return reply;
};

/** 'Last name is Lee, put it in then send': what to do with the value. */
const toBePutIn =
  /[,.]? (?:(?:so|and|then|please|just) ){0,3}(?:put|add|write|get|stick) (?:it|that) (?:in|down|on|there)(?: (?:there|please|now|and|then|you can|send|send it|send that|off|thanks)){0,6}[.!]*$/i;

/** 'Tenants ring me at night' tells no way to reach the caller. */
const saysWhatOthersDo =
  /^(?:(?:and|also|but|so|the|our|my) ){0,2}[a-z]{3,30}s (?:always |often |just |then |all |still )?(?:ring|call|phone|text|message|e ?mail|keep|want|ask|wait|hang|complain|leave)\b/;

/** Adds what is told of the business to the text of the request, beside what else is corrected. */
function correctBesideFacts(dialogue: DialogueState, said: string): Reply | null {
  const { taking, words } = dialogue;
  const { facts, rest } = hearFacts(said);
  const isByItself = hearAdded(said) === null && hearRetoldAtReadBack(said) === null;
  const isAnswer = dialogue.lastSaid.includes(words.askWhatToChange);
  if (
    isByItself &&
    !isAnswer &&
    !takesSomethingBack(said) &&
    (states(said) || saysWhatOthersDo.test(plainWords(said).join(' '))) &&
    tellsTrouble(said)
  ) {
    const told = withNote(taking, story(said));
    if (told) return takeFields(dialogue, told);
  }
  const note = isByItself ? facts.join('. ') : '';
  const added = note ? withNote(taking, note) : null;
  if (!added) return correct(dialogue, said);
  const reply = plainWords(rest).length > 0 ? correct(dialogue, rest) : null;
  if (!reply) return takeFields(dialogue, added);
  const problem = addToTextSoFar(dialogue, note);
  taking.confirm();
  return { say: [problem ?? fill(words.added, { text: note }), ...reply.say] };
}

function correct(dialogue: DialogueState, said: string): Reply | null {
  const { taking } = dialogue;
  const state = taking.state;
  const text = state?.stage === 'confirming' ? said.replace(exceptFor, '') : said;
  if (!state || state.stage === 'discarded') return null;
  const denied = deniedSite(dialogue, text);
  if (denied) return denied;
  const withdrawn = withdrawnNumber(dialogue, text);
  if (withdrawn) return takeFields(dialogue, withdrawn);
  if (askedField(dialogue)?.kind === 'text' && !takesSomethingBack(text)) return null;
  const last = state.stage === 'collecting' || state.stage === 'confirming' ? taking.last : null;
  const spelled = letterCorrected(dialogue, text) ?? nameSpelled(dialogue, text);
  if (spelled) return takeFields(dialogue, spelled);
  const mayMend = state.stage === 'confirming' || takesSomethingBack(text);
  const several = mayMend ? severalCorrections(text, taking.form, state.values) : null;
  if (several) return takeFields(dialogue, several);
  const isReadBack = state.stage === 'confirming';
  const mended = (isReadBack ? fittingAddress(dialogue, text) : null) ?? mendedBy(dialogue, text);
  if (mended) return takeFields(dialogue, { ...answeredBeside(dialogue, text), ...mended });
  const retold = mayMend ? storyMendedBy(dialogue, text) : null;
  if (retold) {
    const { say } = takeFields(dialogue, retold);
    return { say: [...answersBehind(dialogue, text), ...say] };
  }
  const near = nearNameBeside(dialogue, text);
  if (near) return takeFields(dialogue, near);
  const found = hearCorrection(text, taking.form, state.values, last);
  const noted = isReadBack ? (notedBy(dialogue, text) ?? toldInstead(dialogue, text)) : null;
  if (noted && (!found || found.field.kind === 'name'))
    return takeFields(dialogue, { ...noted, ...otherWay(dialogue, text) });
  const fitting = isReadBack && found?.value === undefined ? fittingWord(dialogue, text) : null;
  if (fitting) return takeFields(dialogue, fitting);
  if (found?.value === '' && taking.active) {
    const others = hearFields(text, taking.form, null, state.values).fields;
    return takeOff(dialogue, found.field, { ...others, [found.field.name]: '' });
  }
  if (found) {
    if (found.value !== undefined)
      return takeFields(dialogue, { ...answeredBeside(dialogue, text), [found.field.name]: found.value });
    if (!taking.active || !isWanted(found.field, state.values)) return null;
    taking.unset(found.field);
    return { say: [askFor(dialogue.agent.wording, found.field, state.urgent)] };
  }
  if (!takesSomethingBack(text) && state.stage !== 'confirming') return null;
  const { fields } = hearFields(text, taking.form, null, state.values);
  if (Object.keys(fields).length > 0) return takeFields(dialogue, fields);
  const unwanted = isReadBack ? unwantedWay(dialogue, text) : null;
  if (unwanted) {
    taking.unset(unwanted);
    return { say: [askFor(dialogue.agent.wording, unwanted, false)] };
  }
  return null;
}

/** 'Everything is right, except …': what is wrong stands behind that. */
const exceptFor =
  /^(?:[\p{L}']+,? ){0,6}?(?:right|correct|good|fine|perfect|ok|okay)[,.]? (?:except|apart from|other than|aside from)(?: for| that)? (?=\p{L})/iu;

/** 'Booking.com isn't my website': asks for the address again, unless the right one is said. */
function deniedSite(dialogue: DialogueState, text: string): Reply | null {
  const { agent, taking } = dialogue;
  const site = firstOf(taking.form, 'url');
  const rest = site && taking.active ? behindDenial(text, taking.state?.values[site.name] || ' ') : null;
  if (!site || rest === null || hearWebAddress(rest, { alone: true })?.value) return null;
  if (site.optional && clausesOf(rest).some(saysNoWebsite)) return takeFields(dialogue, { [site.name]: '' });
  taking.unset(site);
  return { say: [askFor(agent.wording, site, false)] };
}

/** The address that was taken last, or of which a letter is named, with a letter that the caller corrects. */
function letterCorrected({ taking }: DialogueState, text: string): FormValues | null {
  const { form, last, state } = taking;
  const mail = firstOf(form, 'email');
  const known = mail && state?.values[mail.name];
  const isMeant = (last === mail && state?.stage === 'collecting') || /\bletter\b/i.test(text);
  if (!known || !isMeant) return null;
  const value = withLetterCorrected(known, text);
  return value ? { [mail.name]: value } : null;
}

/** A name that was taken, spelled part by part: 'no, my name is Ann, a n n, Lee, l e e'. */
function nameSpelled({ taking }: DialogueState, text: string): FormValues | null {
  const field = firstOf(taking.form, 'name');
  if (!field || !taking.state?.values[field.name] || !/\bname\b/i.test(text) || !spelledParts(text)) return null;
  const value = hearName(text, { alone: true })?.value;
  return value ? { [field.name]: value } : null;
}

/** 'Wrong, Karen Smythe', while a number is asked for; an address that is asked for may have the same word in it. */
function nearNameBeside(dialogue: DialogueState, text: string): FormValues | null {
  const { form, state } = dialogue.taking;
  const kind = askedField(dialogue)?.kind;
  const isSaid = /\b(?:wrong|spelled|spelt|misspelled|i said)\b/i.test(text);
  const mayBe = kind === 'phone' || kind === 'choice' ? isSaid || takesSomethingBack(text) : isSaid;
  return kind && kind !== 'name' && kind !== 'text' && mayBe ? hearFittingName(text, form, state?.values ?? {}) : null;
}

/** What a turn answers beside a correction: 'Email is best. And the website is wrong, it's example.com.' */
function answeredBeside(dialogue: DialogueState, text: string): FormValues {
  const { form, state } = dialogue.taking;
  const field = askedField(dialogue);
  if (!field || field.kind === 'text' || !state) return {};
  const others = splitSentences(text).filter((each) => !hearCorrection(each, form, state.values, null));
  if (others.length === 0 || others.length === splitSentences(text).length) return {};
  const value = hearFields(others.join(' '), form, field, state.values).fields[field.name];
  return value ? { [field.name]: value } : {};
}

/** The problem as it is told anew, or with what is added to it; null when there is none yet. */
export function storyMendedBy({ taking }: DialogueState, text: string): FormValues | null {
  const field = storyOf(taking.form);
  const told = field && taking.state?.values[field.name];
  if (!field || !told) return null;
  const more = hearAdded(text);
  if (more !== null) return withNote(taking, story(more));
  const again = hearRetoldAtReadBack(text);
  if (again === null) return null;
  if (tellsBeside(text)) return withNote(taking, story(again));
  return { [field.name]: toldAnew(told, again) };
}

/** A text in place of another, with when and how the caller is to be reached, which stays. */
export function toldAnew(told: string, again: string): string {
  const anew = story(again);
  const kept = notesIn(told).filter((note) => !anew.toLowerCase().includes(note.toLowerCase()));
  return [withoutEnd(anew, '. \n\t'), ...kept].join('. ');
}

/** The problem with what is said behind a yes: 'send it, evenings only'. */
export function addedBy(dialogue: DialogueState, text: string): FormValues | null {
  return storyMendedBy(dialogue, text) ?? notedBy(dialogue, text);
}

/** The problem with what is told of the business; null without that. */
export function factsAddedBy({ taking }: DialogueState, text: string): FormValues | null {
  const { facts } = hearFacts(text);
  return facts.length > 0 ? withNote(taking, facts.join('. ')) : null;
}

/** The problem with what a caller adds at the read-back about how and when to reach them; null for anything else. */
function notedBy({ taking }: DialogueState, text: string): FormValues | null {
  const note = isQuestion(text)
    ? null
    : (hearNote(text) ?? (firstOf(taking.form, 'phone') && hearHowToReach(text)?.said) ?? null);
  const values = taking.state?.values ?? {};
  // Another value comes before the note; a name is hardly meant in one.
  const changed = Object.entries(hearFields(text, taking.form, null, values).fields).filter(
    ([name, value]) => value !== values[name] && fieldNamed(taking.form, name).kind !== 'name',
  );
  return note === null || changed.length > 0 ? null : withNote(taking, note);
}

/** The problem with a sentence behind it; null when there is none yet. */
function withNote({ form, state }: FormTaking, note: string): FormValues | null {
  const field = storyOf(form);
  const told = field && state?.values[field.name];
  return field && told ? { [field.name]: `${withoutEnd(told, '. \n\t')}. ${note}` } : null;
}

/** The problem as it is told anew by who was asked what to change: 'patients call while I treat, and I miss them'. */
function toldInstead(dialogue: DialogueState, text: string): FormValues | null {
  const { lastSaid, taking, words } = dialogue;
  const field = storyOf(taking.form);
  if (!field || !lastSaid.includes(words.askWhatToChange) || !states(text) || takesSomethingBack(text)) return null;
  return { [field.name]: story(text) };
}

/** Values that replace given ones, in a turn that names their field: 'Oops, my e-mail has two t's: …'. */
export function mendedBy({ taking }: DialogueState, text: string): FormValues | null {
  const values = taking.state?.values ?? {};
  const { fields } = hearFields(text, taking.form, null, {});
  const replaced = Object.entries(fields).filter(
    ([name, value]) =>
      values[name] && !isSame(values[name], value) && addressKinds.has(fieldNamed(taking.form, name).kind),
  );
  const isAboutThem = /\b(?:e-?mail|mail|address|web ?site|site|number|phone)\b/i.test(text);
  return isAboutThem && replaced.length > 0 ? Object.fromEntries(replaced) : null;
}

const atStart = /^(?:no|not quite),? /i;
const correctionEnd = /[:;.] |,? and (?=(?:the|my|it|last|make|i(?:'d| would)? (?:prefer|want|like|rather))\b)/i;

/** The values of a turn that corrects several fields: 'it's Smyth with a y, and the website ends in .fi'. */
function severalCorrections(text: string, form: Form, values: FormValues): FormValues | null {
  const parts = text.split(correctionEnd).slice(0, maxCorrections);
  const corrected: FormValues = {};
  for (const part of parts) {
    const found = hearCorrection(part, form, { ...values, ...corrected }, null);
    if (found?.value) corrected[found.field.name] = found.value;
    else
      Object.assign(
        corrected,
        hearFittingName(part, form, values) ?? inPart(hearFields(part.replace(atStart, ''), form, null, values).fields),
      );
  }
  // A first name alone replaces the first name.
  function inPart(fields: FormValues): FormValues {
    const named = firstOf(form, 'name')?.name;
    const [known, said] = named ? [values[named], fields[named]] : [];
    return named && known && said ? { ...fields, [named]: correctName(known, said) } : fields;
  }

  const changed = Object.entries(corrected).filter(
    ([name, value]) => value !== values[name] && !isStory(fieldNamed(form, name)),
  );
  return changed.length > 1 ? Object.fromEntries(changed) : null;
}

/** Removes the value of a field that may be empty, after the other fields of the turn are set. */
function takeOff(dialogue: DialogueState, field: FormField, fields: FormValues): Reply {
  const { form, state } = dialogue.taking;
  if (field.optional || !isWanted(field, { ...state?.values, ...fields })) return takeFields(dialogue, fields);
  return { say: [cannotDoWithout(dialogue.agent.wording, fieldNamed(form, field.name)), ...openQuestion(dialogue)] };
}

function isWanted({ when }: FormField, values: FormValues): boolean {
  return !when || when.is.includes(values[when.field] ?? '');
}
