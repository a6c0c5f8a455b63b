import { maxHeldLength } from '../../protocol/limits.ts';
import type { RequestDraft, RequestField } from '../../protocol/request.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { hearCorrection, hearValue, takesSomethingBack } from '../understanding/corrections.ts';
import { standInOrder } from '../understanding/in-order.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import { hearFields, hearTrouble, story } from '../understanding/said-fields.ts';
import { hearWebAddress } from '../understanding/spoken-web-address.ts';
import { withoutEnd } from '../understanding/without-end.ts';
import { askFor, phrases } from '../wording/phrases.ts';
import { answerFromSite } from './answers.ts';
import { type Conversation, type Handler, openQuestion, type Reply } from './dialogue-state.ts';
import { askAgain, beginRequest, takeFields } from './request-steps.ts';

const refusals =
  /^(no|nope|no thanks|no thank you|skip|skip it|skip that|i would rather not|rather not|i do not want to|i do not have one|none|pass|why|no way)( say| tell you| give (it|that)| that)?$/;
const addsToStory = /^(and|also|plus|besides|oh and|because|on top of that)\b/i;
const leastTold = 2;
const trouble =
  /\b(miss(ing|ed)?|los(e|ing)|lost|nobody|no one|can't|cannot|can not|too many|busy|overwhelmed|problem|struggl\w+|unanswered|voicemail|complain\w*|too late|hours|keep|drown\w*|never)\b/i;

/** The read-back is waiting for a yes. Nothing else sends. */
export const answerToReadBack: Handler = (conversation, text, { history }) => {
  if (conversation.taking.state?.stage !== 'confirming') return null;
  const consent = readConsent(text);
  if (consent.answer === 'no') {
    if (hearsSomething(conversation, text)) return null;
    return { say: [phrases.askWhatToChange] };
  }
  if (consent.answer === 'unclear') return null;
  // A bare yes to a question that was cut off may have been meant for something else; one that names it counts.
  if (!wasAsked(conversation, text, history)) return { say: [phrases.confirmAgain] };
  return { say: [], send: { thenAnswer: consent.rest } };
};

function wasAsked(
  conversation: Conversation,
  text: string,
  history: readonly { role: string; text: string }[],
): boolean {
  const heard = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked =
    conversation.confirmAsked || /\bsend\b/i.test(text) || /may I send it|try once more|Shall I send it/.test(heard);
  conversation.confirmAsked = true;
  return asked;
}

function hearsSomething({ taking }: Conversation, text: string): boolean {
  const draft = taking.state?.draft ?? {};
  return hearCorrection(text, draft, null) !== null || Object.keys(hearFields(text, null, draft).fields).length > 0;
}

/** What is taken back or changed, at any time, sent or not. */
export const correction: Handler = (conversation, text) => {
  const { taking } = conversation;
  const state = taking.state;
  if (!state || state.stage === 'discarded') return null;
  if (taking.next() === 'bottleneck' && !takesSomethingBack(text)) return null;
  const found = hearCorrection(
    text,
    state.draft,
    state.stage === 'collecting' || state.stage === 'confirming' ? taking.last : null,
  );
  if (found) {
    if (found.value !== undefined) return takeFields(conversation, { [found.field]: found.value });
    if (!taking.active) return null;
    taking.unset(found.field);
    return { say: [askFor(found.field, state.urgent)] };
  }
  if (!takesSomethingBack(text) && state.stage !== 'confirming') return null;
  const { fields } = hearFields(text, null, state.draft);
  return Object.keys(fields).length > 0 ? takeFields(conversation, fields) : null;
};

/** 'Can I talk to somebody?' */
export const askForPerson: Handler = (conversation, text) => {
  if (readIntent(text) !== 'person') return null;
  const { taking } = conversation;
  if (!taking.active) return beginRequest(conversation, toldAtOnce(text), true);
  taking.makeUrgent();
  return { say: [phrases.madeUrgent, ...takeFields(conversation, {}).say] };
};

/** 'I want to sign up.' */
export const askForRequest: Handler = (conversation, text) => {
  const { taking } = conversation;
  if (readIntent(text) !== 'start-request' || taking.active) return null;
  return beginRequest(conversation, toldAtOnce(text), false);
};

/** What comes along with the wish for a request; the trouble counts even alone. */
function toldAtOnce(text: string): RequestDraft {
  const { fields } = hearFields(text, null, {});
  const trouble = Object.keys(fields).length === 0 ? hearTrouble(text) : null;
  return trouble === null ? fields : { ...fields, bottleneck: trouble };
}

/** The answer to the field that was asked for, with others that came along. */
export const answerToField: Handler = (conversation, text) => {
  const { taking } = conversation;
  const field = taking.active ? taking.next() : null;
  if (!field || taking.state?.stage === 'confirming') return null;
  if (field === 'bottleneck') return answerWithStory(conversation, text);
  const { told, asked } = toldAndAsked(text);
  if (addsToStory.test(text.trim()) && taking.last === 'bottleneck' && !asked) return addToStory(conversation, text);

  const heard = hear(conversation, field, told || text);
  if (Object.keys(heard.fields).length > 0) {
    const reply = takeFields(conversation, heard.fields);
    const question = asked || (isQuestion(heard.rest) ? heard.rest : '');
    const answer = told && question ? answerFromSite(conversation, question) : null;
    return answer ? { ...reply, say: [...answer, ...reply.say] } : reply;
  }
  if (asked) return null;
  if (refusals.test(plainWords(text).join(' '))) {
    return { say: [field === 'phone' ? phrases.phoneRequired : phrases.required, ...openQuestion(conversation)] };
  }
  return readIntent(text) ? null : holdOn(conversation, field, text);
};

/** Whatever is said is the story, but for a question that the site answers. */
function answerWithStory(conversation: Conversation, text: string): Reply | null {
  const marked = /\?\s*$/.test(text);
  if (isQuestion(text) && (marked || readIntent(text) === 'price' || conversation.knowledge.find(text))) return null;
  const tooShort = plainWords(text).length < leastTold && conversation.failures === 0;
  return tooShort ? askAgain(conversation, 'bottleneck') : takeFields(conversation, { bottleneck: story(text) });
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
function hear(conversation: Conversation, field: RequestField, text: string): ReturnType<typeof hearFields> {
  const draft = conversation.taking.state?.draft ?? {};
  if (field === 'website' && saysSameAsEmail(text) && draft.email) {
    const site = hearWebAddress(draft.email.split('@')[1] ?? '', { alone: true });
    if (site) return { fields: { website: site.value }, rest: '' };
  }
  const alone = hearFields(text, field, draft);
  if (!conversation.held || alone.fields[field] !== undefined) return alone;
  const joined = hearFields(`${conversation.held} ${text}`, field, draft);
  return joined.fields[field] === undefined ? alone : joined;
}

function saysSameAsEmail(text: string): boolean {
  return standInOrder(text, /\bsame\b/i, /\b(?:e-?)?mail\b/i);
}

/** An address or a number may come in two breaths. */
function holdOn(conversation: Conversation, field: RequestField, text: string): Reply {
  const half = (field === 'email' || field === 'phone') && plainWords(text).length <= 14;
  const first = half && conversation.held === '';
  conversation.held = half ? `${conversation.held} ${text}`.trim().slice(-maxHeldLength) : '';
  if (first && field === 'email' && /\bat\s*$|@\s*$/i.test(text)) return { say: [phrases.halfEmail] };
  return askAgain(conversation, field);
}

function addToStory(conversation: Conversation, text: string): Reply {
  const told = conversation.taking.state?.draft.bottleneck ?? '';
  return takeFields(conversation, { bottleneck: `${withoutEnd(told, '. \n\t')}. ${story(text)}` });
}

/** What a caller tells before there is a request: who they are, and what troubles them. */
export const volunteered: Handler = (conversation, text) => {
  const { taking } = conversation;
  if (taking.active) return null;
  const { fields } = hearFields(text, null, conversation.known);
  if (Object.keys(fields).length === 0) return null;
  conversation.known = { ...conversation.known, ...fields };
  if (fields.email || fields.phone || fields.website || fields.bottleneck) {
    taking.begin({}, false);
    conversation.offeredRequest = true;
    return takeFields(conversation, conversation.known);
  }
  if (!fields.full_name) return null;
  const answer = isQuestion(text) ? answerFromSite(conversation, text) : null;
  return { say: [`Nice to meet you, ${fields.full_name}.`, ...(answer ?? [phrases.whatElse])] };
};

/** A trouble told at no request is answered by what the site says to it, and could become one. */
export const toldTrouble: Handler = (conversation, text) => {
  const { taking } = conversation;
  const troubled = trouble.test(text) && plainWords(text).length >= 4 && !isQuestion(text);
  if (taking.active || !troubled || readIntent(text)) return null;
  const answer = answerFromSite(conversation, text);
  if (!answer) return null;
  conversation.offer = { kind: 'request', known: { bottleneck: hearValue('bottleneck', text) ?? text }, urgent: false };
  conversation.offeredRequest = true;
  return { say: [...answer, phrases.offerHelpWithStory] };
};
