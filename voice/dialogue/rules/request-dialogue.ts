import { maxHeldLength } from '../../protocol/limits.ts';
import { fieldNamed } from '../form/field-named.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearCorrection, hearValue, takesSomethingBack } from '../understanding/corrections.ts';
import { standInOrder } from '../understanding/in-order.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import type { RequestDraft, RequestField } from '../understanding/request-fields.ts';
import { hearFields, hearTrouble, story } from '../understanding/said-fields.ts';
import { hearWebAddress } from '../understanding/spoken-web-address.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { askFor, phrases } from '../wording/phrases.ts';
import { answerFromSite } from './answers.ts';
import { type DialogueState, type Handler, openQuestion, type Reply } from './dialogue-state.ts';
import { askAgain, beginRequest, takeFields } from './request-steps.ts';

const refusals =
  /^(no|nope|no thanks|no thank you|skip|skip it|skip that|i would rather not|rather not|i do not want to|i do not have one|none|pass|why|no way)( say| tell you| give (it|that)| that)?$/;
const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;
const leastTold = 2;
const trouble =
  /\b(miss(ing|ed)?|los(e|ing)|lost|nobody|no one|can't|cannot|can not|too many|busy|overwhelmed|problem|struggl\w+|unanswered|voicemail|complain\w*|too late|hours|keep|drown\w*|never)\b/i;

/** The read-back is waiting for a yes. Nothing else sends. */
export const answerToReadBack: Handler = (dialogue, text, { history }) => {
  if (dialogue.taking.state?.stage !== 'confirming') return null;
  const consent = readConsent(text);
  if (consent.answer === 'no') {
    if (hearsSomething(dialogue, text)) return null;
    return { say: [phrases.askWhatToChange] };
  }
  if (consent.answer === 'unclear') return null;
  // A bare yes to a question that was cut off may have been meant for something else; one that names it counts.
  if (!wasAsked(dialogue, text, history)) return { say: [phrases.confirmAgain] };
  return { say: [], send: { thenAnswer: consent.rest } };
};

function wasAsked(dialogue: DialogueState, text: string, history: readonly { role: string; text: string }[]): boolean {
  const heard = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked =
    dialogue.confirmAsked || /\bsend\b/i.test(text) || /may I send it|try once more|Shall I send it/.test(heard);
  dialogue.confirmAsked = true;
  return asked;
}

function hearsSomething({ taking }: DialogueState, text: string): boolean {
  const draft = taking.state?.values ?? {};
  return hearCorrection(text, draft, null) !== null || Object.keys(hearFields(text, null, draft).fields).length > 0;
}

/** What is taken back or changed, at any time, sent or not. */
export const correction: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const state = taking.state;
  if (!state || state.stage === 'discarded') return null;
  if (taking.next()?.name === 'bottleneck' && !takesSomethingBack(text)) return null;
  const found = hearCorrection(
    text,
    state.values,
    state.stage === 'collecting' || state.stage === 'confirming'
      ? ((taking.last?.name ?? null) as RequestField | null)
      : null,
  );
  if (found) {
    if (found.value !== undefined) return takeFields(dialogue, { [found.field]: found.value });
    if (!taking.active) return null;
    taking.unset(fieldNamed(taking.form, found.field));
    return { say: [askFor(found.field, state.urgent)] };
  }
  if (!takesSomethingBack(text) && state.stage !== 'confirming') return null;
  const { fields } = hearFields(text, null, state.values);
  return Object.keys(fields).length > 0 ? takeFields(dialogue, fields) : null;
};

/** 'Can I talk to somebody?' */
export const askForPerson: Handler = (dialogue, text) => {
  if (readIntent(text) !== 'person') return null;
  const { taking } = dialogue;
  if (!taking.active) return beginRequest(dialogue, toldAtOnce(text), true);
  taking.makeUrgent();
  return { say: [phrases.madeUrgent, ...takeFields(dialogue, {}).say] };
};

/** 'I want to sign up.' */
export const askForRequest: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (readIntent(text) !== 'start-request' || taking.active) return null;
  return beginRequest(dialogue, toldAtOnce(text), false);
};

/** What comes along with the wish for a request; the trouble counts even alone. */
function toldAtOnce(text: string): RequestDraft {
  const { fields } = hearFields(text, null, {});
  const trouble = Object.keys(fields).length === 0 ? hearTrouble(text) : null;
  return trouble === null ? fields : { ...fields, bottleneck: trouble };
}

/** The answer to the field that was asked for, with others that came along. */
export const answerToField: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const field = taking.active ? ((taking.next()?.name ?? null) as RequestField | null) : null;
  if (!field || taking.state?.stage === 'confirming') return null;
  if (field === 'bottleneck') return answerWithStory(dialogue, text);
  const { told, asked } = toldAndAsked(text);
  if (addsToStory.test(text.trim()) && taking.last?.name === 'bottleneck' && !asked) return addToStory(dialogue, text);

  const heard = hear(dialogue, field, told || text);
  if (Object.keys(heard.fields).length > 0) {
    const reply = takeFields(dialogue, heard.fields);
    const question = asked || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = told && question ? answerFromSite(dialogue, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (asked) return null;
  if (refusals.test(plainWords(text).join(' '))) {
    return { say: [field === 'phone' ? phrases.phoneRequired : phrases.required, ...openQuestion(dialogue)] };
  }
  return readIntent(text) ? null : holdOn(dialogue, field, text);
};

/** Whatever is said is the story, but for a question that the site answers. */
function answerWithStory(dialogue: DialogueState, text: string): Reply | null {
  const marked = /\?\s*$/.test(text);
  if (isQuestion(text) && (marked || readIntent(text) === 'price' || dialogue.knowledge.find(text))) return null;
  const tooShort = plainWords(text).length < leastTold && dialogue.failures === 0;
  return tooShort ? askAgain(dialogue, 'bottleneck') : takeFields(dialogue, { bottleneck: story(text) });
}

/** 'Ann. Is there a guarantee?' tells one thing and asks another. */
function toldAndAsked(text: string): { told: string; asked: string } {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return {
    told: sentences.filter((sentence) => !isQuestion(sentence)).join(' '),
    asked: sentences.filter(isQuestion).join(' '),
  };
}

/** Hears this utterance, and, when it is not enough, together with what was said just before. */
function hear(dialogue: DialogueState, field: RequestField, text: string): ReturnType<typeof hearFields> {
  const draft = dialogue.taking.state?.values ?? {};
  if (field === 'website' && saysSameAsEmail(text) && draft.email) {
    const site = hearWebAddress(draft.email.split('@')[1] ?? '', { alone: true });
    if (site) return { fields: { website: site.value }, rest: '' };
  }
  const alone = hearFields(text, field, draft);
  if (!dialogue.held || alone.fields[field] !== undefined) return alone;
  const joined = hearFields(`${dialogue.held} ${text}`, field, draft);
  return joined.fields[field] === undefined ? alone : joined;
}

function saysSameAsEmail(text: string): boolean {
  return standInOrder(text, /\bsame\b/i, /\b(?:e-?)?mail\b/i);
}

/** An address or a number may come in two breaths. */
function holdOn(dialogue: DialogueState, field: RequestField, text: string): Reply {
  const half = (field === 'email' || field === 'phone') && plainWords(text).length <= 14;
  const first = half && dialogue.held === '';
  dialogue.held = half ? `${dialogue.held} ${text}`.trim().slice(-maxHeldLength) : '';
  if (first && field === 'email' && /\bat\s*$|@\s*$/i.test(text)) return { say: [phrases.halfEmail] };
  return askAgain(dialogue, field);
}

function addToStory(dialogue: DialogueState, text: string): Reply {
  const told = dialogue.taking.state?.values.bottleneck ?? '';
  return takeFields(dialogue, { bottleneck: `${withoutEnd(told, '. \n\t')}. ${story(text)}` });
}

/** What a caller tells before there is a request: who they are, and what troubles them. */
export const volunteered: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  if (taking.active) return null;
  const { fields } = hearFields(text, null, dialogue.known);
  if (Object.keys(fields).length === 0) return null;
  dialogue.known = { ...dialogue.known, ...fields };
  if (fields.email || fields.phone || fields.website || fields.bottleneck) {
    taking.begin({}, false);
    dialogue.offeredRequest = true;
    return takeFields(dialogue, dialogue.known);
  }
  if (!fields.full_name) return null;
  const answer = isQuestion(text) ? answerFromSite(dialogue, text) : null;
  return { say: [`Nice to meet you, ${fields.full_name}.`, ...(answer ?? [phrases.whatElse])] };
};

/** A trouble told at no request is answered by what the site says to it, and could become one. */
export const toldTrouble: Handler = (dialogue, text) => {
  const { taking } = dialogue;
  const troubled = trouble.test(text) && plainWords(text).length >= 4 && !isQuestion(text);
  if (taking.active || !troubled || readIntent(text)) return null;
  const answer = answerFromSite(dialogue, text);
  if (!answer) return null;
  dialogue.offer = { kind: 'request', known: { bottleneck: hearValue('bottleneck', text) ?? text }, urgent: false };
  dialogue.offeredRequest = true;
  return { say: [...answer, phrases.offerHelpWithStory] };
};
