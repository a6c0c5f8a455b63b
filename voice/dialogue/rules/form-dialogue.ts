import type { FormValues } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { FieldKind } from '../../protocol/form.ts';
import { maxHeldLength } from '../../protocol/limits.ts';
import type { FormField } from '../agent-definition.ts';
import { firstOf, isStory, storyOf } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearCorrection, hearValue, takesSomethingBack } from '../understanding/corrections.ts';
import { standInOrder } from '../understanding/in-order.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import { hearFields, hearTrouble, story } from '../understanding/said-fields.ts';
import { hearWebAddress } from '../understanding/spoken-web-address.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { askFor, cannotDoWithout } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { answerFromSite } from './answers.ts';
import { type DialogueState, type Handler, openQuestion, type Reply } from './dialogue-state.ts';
import { askAgain, beginForm, takeFields } from './form-steps.ts';

const refusals =
  /^(no|nope|no thanks|no thank you|skip|skip it|skip that|i would rather not|rather not|i do not want to|i do not have one|none|pass|why|no way)( say| tell you| give (it|that)| that)?$/;
const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;
const leastTold = 2;
/** Kinds that begin a form when volunteered; a name or a way of contact alone may be a courtesy. */
const beginsForm: ReadonlySet<FieldKind> = new Set(['email', 'url', 'phone', 'text']);
const trouble =
  /\b(miss(ing|ed)?|los(e|ing)|lost|nobody|no one|can't|cannot|can not|too many|busy|overwhelmed|problem|struggl\w+|unanswered|voicemail|complain\w*|too late|hours|keep|drown\w*|never)\b/i;

/** Handles the answer to a read-back; only an explicit yes sends. */
export const answerToReadBack: Handler = (dialogue, text, { history }) => {
  if (dialogue.taking.state?.stage !== 'confirming') return null;
  const consent = readConsent(text);
  if (consent.answer === 'no') {
    if (hearsSomething(dialogue, text)) return null;
    return { say: [dialogue.words.askWhatToChange] };
  }
  if (consent.answer === 'unclear') return null;
  // A bare yes to a question that was interrupted may answer something else; one that says 'send' counts.
  if (!wasAsked(dialogue, text, history)) return { say: [dialogue.words.confirmAgain] };
  return { say: [], send: { thenAnswer: consent.rest } };
};

function wasAsked(dialogue: DialogueState, text: string, history: readonly { role: string; text: string }[]): boolean {
  const heard = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked =
    dialogue.confirmAsked ||
    /\bsend\b/i.test(text) ||
    sendQuestions.some((name) => heard.includes(lastQuestion(dialogue.words[name])));
  dialogue.confirmAsked = true;
  return asked;
}

/** Phrases that ask whether to send. */
const sendQuestions = ['confirm', 'confirmShort', 'confirmAgain', 'unsentBeforeGoodbye', 'failed'] as const;

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
  if (taking.next()?.kind === 'text' && !takesSomethingBack(text)) return null;
  const found = hearCorrection(
    text,
    taking.form,
    state.values,
    state.stage === 'collecting' || state.stage === 'confirming' ? taking.last : null,
  );
  if (found) {
    if (found.value !== undefined) return takeFields(dialogue, { [found.field.name]: found.value });
    if (!taking.active) return null;
    taking.unset(found.field);
    return { say: [askFor(dialogue.agent.wording, found.field, state.urgent)] };
  }
  if (!takesSomethingBack(text) && state.stage !== 'confirming') return null;
  const { fields } = hearFields(text, taking.form, null, state.values);
  return Object.keys(fields).length > 0 ? takeFields(dialogue, fields) : null;
};

/** Begins an urgent form, or makes the form urgent: 'Can I talk to somebody?' */
export const askForPerson: Handler = (dialogue, text) => {
  if (readIntent(text) !== 'person') return null;
  const { taking } = dialogue;
  if (!taking.active) return beginForm(dialogue, toldAtOnce(dialogue, text), true);
  taking.makeUrgent();
  return { say: [dialogue.words.madeUrgent, ...takeFields(dialogue, {}).say] };
};

/** Begins a form: 'I want to sign up.' */
export const askForForm: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (readIntent(text) !== 'start-request' || taking.active) return null;
  return beginForm(dialogue, toldAtOnce(dialogue, text), false);
};

/** Values given together with the wish for a form; a problem counts even without other fields. */
function toldAtOnce({ taking }: DialogueState, text: string): FormValues {
  const { fields } = hearFields(text, taking.form, null, {});
  const story = storyOf(taking.form);
  const told = story && Object.keys(fields).length === 0 ? hearTrouble(text) : null;
  return story && told !== null ? { ...fields, [story.name]: told } : fields;
}

/** Takes the answer to the current field, and other fields in the same turn. */
export const answerToField: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const field = taking.active ? taking.next() : null;
  if (!field || taking.state?.stage === 'confirming') return null;
  if (field.kind === 'text') return answerWithText(dialogue, field, text);
  const { told, asked } = toldAndAsked(text);
  if (addsToStory.test(text.trim()) && taking.last && isStory(taking.last) && !asked)
    return addToStory(dialogue, taking.last, text);

  const heard = hear(dialogue, field, told || text);
  if (Object.keys(heard.fields).length > 0) {
    const reply = takeFields(dialogue, heard.fields);
    const question = asked || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = told && question ? answerFromSite(dialogue, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (asked) return null;
  if (refusals.test(plainWords(text).join(' '))) return goWithout(dialogue, field);
  return readIntent(text) ? null : holdOn(dialogue, field, text);
};

/** The caller declines to answer: skips an optional field, explains a required one. */
function goWithout(dialogue: DialogueState, field: FormField): Reply {
  if (field.optional) return takeFields(dialogue, { [field.name]: '' });
  return { say: [cannotDoWithout(dialogue.agent.wording, field), ...openQuestion(dialogue)] };
}

/** Takes any text for the field, except a question that the agent can answer. */
function answerWithText(dialogue: DialogueState, field: FormField, text: string): Reply | null {
  const marked = /\?\s*$/.test(text);
  if (isQuestion(text) && (marked || dialogue.knowledge.find(text))) return null;
  if (field.optional && refusals.test(plainWords(text).join(' '))) return goWithout(dialogue, field);
  const tooShort = isStory(field) && plainWords(text).length < leastTold && dialogue.failures === 0;
  return tooShort ? askAgain(dialogue, field) : takeFields(dialogue, { [field.name]: story(text) });
}

/** Separates statements from questions: 'Ann. Is there a guarantee?' */
function toldAndAsked(text: string): { told: string; asked: string } {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return {
    told: sentences.filter((sentence) => !isQuestion(sentence)).join(' '),
    asked: sentences.filter(isQuestion).join(' '),
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
  dialogue.known = { ...dialogue.known, ...fields };
  if (taking.form.some(({ kind, name }) => beginsForm.has(kind) && fields[name])) {
    taking.begin({}, false);
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
  const troubled = trouble.test(text) && plainWords(text).length >= 4 && !isQuestion(text);
  if (taking.active || !troubled || readIntent(text)) return null;
  const answer = answerFromSite(dialogue, text);
  if (!answer) return null;
  const field = storyOf(taking.form);
  const known: FormValues = field ? { [field.name]: hearValue(field, text) ?? text } : {};
  dialogue.offer = { kind: 'form', known, urgent: false };
  dialogue.offeredForm = true;
  return { say: [...answer, dialogue.words.offerHelpWithStory] };
};
