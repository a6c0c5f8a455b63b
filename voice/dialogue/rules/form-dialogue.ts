import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { FieldKind } from '../../protocol/form.ts';
import { maxHeldLength } from '../../protocol/limits.ts';
import type { Form, FormField } from '../agent-definition.ts';
import { fieldNamed, firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { asks, clausesOf, isPreface, states } from '../understanding/clauses.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearCorrection, hearValue, takesSomethingBack } from '../understanding/corrections.ts';
import { standInOrder } from '../understanding/in-order.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import { readLeaving } from '../understanding/leaving.ts';
import { onlyRefuses, refuses } from '../understanding/refusal.ts';
import { hearFields, hearReason, story } from '../understanding/said-fields.ts';
import { surnameLast } from '../understanding/spoken-name.ts';
import { hearWebAddress } from '../understanding/spoken-web-address.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { askFor, cannotDoWithout } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answerFromSite } from './answers.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { askAgain, beginForm, takeFields } from './form-steps.ts';

const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;
const leastTold = 2;
const maxCorrections = 4;
/** Kinds that begin a form when volunteered; a name or a way of contact alone may be a courtesy. */
const reaches: ReadonlySet<FieldKind> = new Set(['email', 'url', 'phone']);
const beginsForm: ReadonlySet<FieldKind> = new Set(['email', 'url', 'phone', 'text']);
/** Handles the answer to a read-back; only an explicit yes sends. */
export const answerToReadBack: Handler = (dialogue, text, { history }) => {
  if (dialogue.taking.state?.stage !== 'confirming') return null;
  const consent = readConsent(text);
  if (consent.answer === 'no') {
    if (hearsSomething(dialogue, text)) return null;
    return { say: [dialogue.words.askWhatToChange] };
  }
  // 'I'll only send it when you say yes' – 'ok'.
  const isOk = /^\W*(?:ok|okay)\W*$/i.test(text) && dialogue.lastSaid.includes(dialogue.words.confirmAgain);
  if (isOk) return { say: [], send: { thenAnswer: '' } };
  if (consent.answer === 'unclear') return null;
  // A bare yes to a question that was interrupted may answer something else; one that says 'send' counts.
  if (!wasAsked(dialogue, text, history)) return { say: [dialogue.words.confirmAgain] };
  const thenHangUp = readLeaving(consent.rest) === 'goodbye';
  return { say: [], send: { thenAnswer: thenHangUp ? '' : consent.rest, thenHangUp } };
};

/** Whether the caller has heard at least the beginning of the read-back, or the question whether to send. */
function wasAsked(dialogue: DialogueState, text: string, history: readonly { role: string; text: string }[]): boolean {
  const heard = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked =
    dialogue.confirmAsked ||
    /\bsend\b/i.test(text) ||
    sendQuestions.some((name) => heard.includes(lastQuestion(dialogue.words[name])));
  dialogue.confirmAsked = true;
  return asked;
}

/** Phrases that begin a read-back or ask whether to send. */
const sendQuestions = ['readBack', 'confirm', 'confirmShort', 'confirmAgain', 'unsentBeforeGoodbye', 'failed'] as const;

function lastQuestion(phrase: string): string {
  return splitSentences(phrase).at(-1) ?? '';
}

function hearsSomething({ taking }: DialogueState, text: string): boolean {
  const values = taking.state?.values ?? {};
  return (
    hearCorrection(text, taking.form, values, null) !== null ||
    Object.keys(hearFields(text, taking.form, null, values).fields).length > 0
  );
}

/** Handles corrections at any time, also after the form was sent. */
export const correction: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const state = taking.state;
  if (!state || state.stage === 'discarded') return null;
  if (askedField(dialogue)?.kind === 'text' && !takesSomethingBack(text)) return null;
  const last = state.stage === 'collecting' || state.stage === 'confirming' ? taking.last : null;
  const mayMend = state.stage === 'confirming' || takesSomethingBack(text);
  const several = mayMend ? severalCorrections(text, taking.form, state.values) : null;
  if (several) return takeFields(dialogue, several);
  const found = hearCorrection(text, taking.form, state.values, last);
  if (found?.value === '' && taking.active) {
    const others = hearFields(text, taking.form, null, state.values).fields;
    return takeOff(dialogue, found.field, { ...others, [found.field.name]: '' });
  }
  if (found) {
    if (found.value !== undefined) return takeFields(dialogue, { [found.field.name]: found.value });
    if (!taking.active || !isWanted(found.field, state.values)) return null;
    taking.unset(found.field);
    return { say: [askFor(dialogue.agent.wording, found.field, state.urgent)] };
  }
  if (!takesSomethingBack(text) && state.stage !== 'confirming') return null;
  const { fields } = hearFields(text, taking.form, null, state.values);
  return Object.keys(fields).length > 0 ? takeFields(dialogue, fields) : null;
};

const correctionEnd = /[:;.] |,? and (?=(?:the|my|it|last|make)\b)/i;

/** The values of a turn that corrects several fields: 'it's Smyth with a y, and the website ends in .fi'. */
function severalCorrections(text: string, form: Form, values: FormValues): FormValues | null {
  const parts = text.split(correctionEnd).slice(0, maxCorrections);
  const corrected: FormValues = {};
  for (const part of parts) {
    const found = hearCorrection(part, form, { ...values, ...corrected }, null);
    if (found?.value) corrected[found.field.name] = found.value;
    else Object.assign(corrected, hearFields(part.replace(/^(?:no|not quite),? /i, ''), form, null, values).fields);
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

/** Begins an urgent form, or makes the form urgent: 'Can I talk to somebody?' */
export const askForPerson: Handler = (dialogue, text) => {
  if (intentOf(dialogue, text) !== 'person') return null;
  const { taking } = dialogue;
  if (!taking.active) return beginForm(dialogue, toldAtOnce(dialogue, text), { urgent: true });
  taking.makeUrgent();
  return { say: [dialogue.words.madeUrgent, ...takeFields(dialogue, {}).say] };
};

const urgency = /\b(?:urgent|urgently|emergency|asap|as soon as possible|right away|immediately)\b/i;

/** Begins a form, 'I want to sign up', or goes on with it. */
export const askForForm: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const intent = intentOf(dialogue, text);
  if (intent !== 'start-request' && !(intent === 'go-on' && taking.active)) return null;
  if (taking.active) {
    dialogue.isLetGo = false;
    return { say: openQuestion(dialogue) };
  }
  // One thing at a time: the question of the booking would stand before that of the request.
  dialogue.booking?.drop();
  const known = toldAtOnce(dialogue, text);
  const answer = /^\W*(?:how|where)\b/i.test(text) ? answerFromSite(dialogue, text) : null;
  if (!answer) return beginForm(dialogue, known, { urgent: urgency.test(text), isBrief: false });
  // Who asks how it is done hears that first.
  dialogue.offer = { kind: 'form', known, urgent: false };
  dialogue.offeredForm = true;
  return { say: [...answer, dialogue.words.offerForm] };
};

/** Values given together with the wish for a form; a reason counts even without other fields. */
function toldAtOnce({ taking }: DialogueState, text: string): FormValues {
  const { fields } = hearFields(text, taking.form, null, {});
  const story = storyOf(taking.form);
  const told = story && fields[story.name] === undefined ? hearReason(text) : null;
  return story && told !== null ? { ...fields, [story.name]: told } : fields;
}

/** Takes the answer to the field asked for, and other fields in the same turn. */
export const answerToField: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const field = askedField(dialogue);
  if (!field) return resumedBy(dialogue, text);
  if (field.kind === 'text') return answerWithText(dialogue, field, text);
  const { told, asked } = toldAndAsked(text);
  const heard = hear(dialogue, field, field.kind === 'name' ? surnameLast(told || text) : told || text);
  const isValue = field.kind !== 'choice' && heard.fields[field.name] !== undefined;
  if (!isValue && addsToStory.test(text.trim()) && taking.last && isStory(taking.last) && !asked)
    return addToStory(dialogue, taking.last, text);
  if (Object.keys(heard.fields).length > 0) {
    const reply = takeFields(dialogue, heard.fields);
    const question = asked || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = told && question ? answerFromSite(dialogue, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (told && refuses(told)) return goWithout(dialogue, field);
  if (asked || intentOf(dialogue, text)) return null;
  const story = storyOf(taking.form);
  if (story && !taking.state?.values[story.name] && states(text))
    return takeFields(dialogue, { [story.name]: hearValue(story, text) ?? text });
  return holdOn(dialogue, field, text);
};

/** Takes values for a request that was let go, which resumes it. */
function resumedBy(dialogue: DialogueState, text: string): Reply | null {
  const { taking } = dialogue;
  if (!taking.active || taking.state?.stage === 'confirming' || isQuestion(text)) return null;
  const next = taking.next();
  const { fields } = hearFields(text, taking.form, next?.kind === 'text' ? null : next, taking.state?.values ?? {});
  return Object.keys(fields).length > 0 || readConsent(text).answer === 'yes' ? takeFields(dialogue, fields) : null;
}

/**
 * The caller declines to answer: skips an optional field, explains a required one. At the second time a condition of
 * the field is asked for again, such as the way of contact that needs a number; without one, only the way out is told.
 */
function goWithout(dialogue: DialogueState, field: FormField): Reply {
  const { agent, taking, words } = dialogue;
  if (field.optional) return takeFields(dialogue, { [field.name]: '' });
  if (dialogue.refused !== field.name) {
    dialogue.refused = field.name;
    return { say: [cannotDoWithout(agent.wording, field), ...openQuestion(dialogue)] };
  }
  if (!field.when) return { say: [words.cannotSendWithout] };
  const choice = fieldNamed(taking.form, field.when.field);
  taking.unset(choice);
  return { say: [askFor(agent.wording, choice, false)] };
}

/** Takes any text for the field, except a question that the agent can answer, a refusal and a mere courtesy. */
function answerWithText(dialogue: DialogueState, field: FormField, text: string): Reply | null {
  const { told, asked } = toldAndAsked(text);
  const intent = intentOf(dialogue, text);
  const isMarked = /\?\s*$/.test(text);
  const isKnown = dialogue.knowledge.lookUp(text).kind !== 'none';
  if (!told && !tells(field, text) && (isMarked || intent || isKnown)) return null;
  if (onlyRefuses(text)) return goWithout(dialogue, field);
  const mended = isStory(field) ? mendedBy(dialogue, text) : null;
  if (mended) return takeFields(dialogue, mended);
  if (readConsent(text).answer === 'yes') return { say: [dialogue.words.incomplete, ...openQuestion(dialogue)] };
  if (intent || clausesOf(text).every(isPreface)) return intent ? null : askAgain(dialogue, field);
  const isShort = isStory(field) && plainWords(text).length < leastTold && dialogue.failures === 0;
  if (isShort) return askAgain(dialogue, field);
  const answer = isMarked ? answerFromSite(dialogue, asked) : null;
  const value = isStory(field)
    ? story(text)
    : text.trim().replace(/^(?:it's|it is|that's|that is|that would be) /i, '');
  const reply = takeFields(dialogue, { [field.name]: value });
  return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
}

/** Values that replace given ones, in a turn that names their field: 'Oops, my e-mail has two t's: …'. */
function mendedBy({ taking }: DialogueState, text: string): FormValues | null {
  const values = taking.state?.values ?? {};
  const { fields } = hearFields(text, taking.form, null, {});
  const replaced = Object.entries(fields).filter(
    ([name, value]) => values[name] && values[name] !== value && reaches.has(fieldNamed(taking.form, name).kind),
  );
  const isAboutThem = /\b(?:e-?mail|mail|address|web ?site|site|number|phone)\b/i.test(text);
  return isAboutThem && replaced.length > 0 ? Object.fromEntries(replaced) : null;
}

/** A problem may end in a question that it quotes: 'The same caller rings three times a day: where is my order?' */
function tells(field: FormField, text: string): boolean {
  const [statement = '', quoted] = text.split(': ');
  return isStory(field) && quoted !== undefined && !isQuestion(statement);
}

/** Separates statements from questions: 'Ann. Is there a guarantee?' A request such as 'can you call me' is no question. */
function toldAndAsked(text: string): { told: string; asked: string } {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return {
    told: sentences.filter((sentence) => !asks(sentence)).join(' '),
    asked: sentences.filter(asks).join(' '),
  };
}

/** Parses this turn; if that is not enough, together with the first part held from the turn before. */
function hear(dialogue: DialogueState, field: FormField, text: string): ReturnType<typeof hearFields> {
  const { form, state } = dialogue.taking;
  const values = state?.values ?? {};
  const email = values[firstOf(form, 'email')?.name ?? ''];
  if (field.kind === 'url' && email && saysSameAsEmail(text)) {
    const site = hearWebAddress(email.split('@')[1] ?? '', { alone: true });
    if (site) return { fields: { [field.name]: site.value }, rest: '' };
  }
  const alone = hearFields(text, form, field, values);
  if (!dialogue.held || alone.fields[field.name] !== undefined) return alone;
  const joined = hearFields(`${dialogue.held} ${text}`, form, field, values);
  return joined.fields[field.name] === undefined ? alone : joined;
}

function saysSameAsEmail(text: string): boolean {
  return standInOrder(text, /\bsame\b/i, /\b(?:e-?)?mail\b/i);
}

/** Holds the first part of an address or a number, which may come in two turns. */
function holdOn(dialogue: DialogueState, field: FormField, text: string): Reply {
  const half = (field.kind === 'email' || field.kind === 'phone') && plainWords(text).length <= 14;
  const first = half && dialogue.held === '';
  dialogue.held = half ? `${dialogue.held} ${text}`.trim().slice(-maxHeldLength) : '';
  if (first && field.kind === 'email' && /\bat\s*$|@\s*$/i.test(text)) return { say: [dialogue.words.halfEmail] };
  return askAgain(dialogue, field);
}

function addToStory(dialogue: DialogueState, field: FormField, text: string): Reply {
  const told = dialogue.taking.state?.values[field.name] ?? '';
  return takeFields(dialogue, { [field.name]: `${withoutEnd(told, '. \n\t')}. ${story(text)}` });
}

/** Takes values that the caller volunteers before there is a form. */
export const volunteered: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (taking.active) return null;
  const { fields } = hearFields(text, taking.form, null, dialogue.known);
  if (Object.keys(fields).length === 0) return null;
  const reachable = taking.form.some(({ kind, name }) => reaches.has(kind) && fields[name]);
  // 'Tom here, what is a service?' asks; with an address it leaves one.
  if (!reachable && dialogue.knowledge.lookUp(text).kind !== 'none' && !isQuestion(text)) return null;
  dialogue.known = { ...dialogue.known, ...fields };
  // A booking takes a name only; a request beside it would take its place.
  if (dialogue.booking?.active)
    return reachable ? { say: [dialogue.words.nameIsEnough, ...openQuestion(dialogue)] } : null;
  if (taking.form.some(({ kind, name }) => beginsForm.has(kind) && fields[name])) {
    taking.begin({});
    dialogue.offeredForm = true;
    return takeFields(dialogue, dialogue.known);
  }
  const name = fields[firstOf(taking.form, 'name')?.name ?? ''];
  if (!name) return null;
  const answer = isQuestion(text) ? answerFromSite(dialogue, text) : null;
  return { say: [fill(dialogue.words.niceToMeet, { caller: name }), ...(answer ?? [dialogue.words.whatElse])] };
};

/** Answers a problem told without a form from the knowledge, and offers a form about it. */
export const toldTrouble: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (taking.active || !states(text) || readIntent(text) || dialogue.knowledge.lookUp(text).kind !== 'answer')
    return null;
  const answer = answerFromSite(dialogue, text);
  if (!answer) return null;
  const field = storyOf(taking.form);
  const known: FormValues = field ? { [field.name]: hearValue(field, text) ?? text } : {};
  dialogue.offer = { kind: 'form', known, urgent: false };
  dialogue.offeredForm = true;
  return { say: [...answer, dialogue.words.offerHelpWithStory] };
};
