import { isStory } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { hearFields } from '../understanding/fields/said-fields.ts';
import { acceptsByName } from '../understanding/intents/accepted-offer.ts';
import { readApproval } from '../understanding/intents/approval.ts';
import { closesCall } from '../understanding/intents/closing.ts';
import { forbidsSending, readConsent } from '../understanding/intents/consent.ts';
import { takesLeave } from '../understanding/intents/leaving.ts';
import { hearNameOfBye } from '../understanding/names/name-of-bye.ts';
import { nameFields } from '../wording/field-words.ts';
import { fill } from '../wording/wording.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { goOn, sayIncomplete } from './form-steps.ts';

/** What makes more of a 'no' than an end: 'no, wait, I made a mistake'. */
const wishesMore =
  /\b(?:wait|mistake|i (?:still |do |just |also )?(?:want|need|would like)|i'd like|but (?:i|can|could|what|how))\b/i;
/** 'No, you're very good, how does it know which room is free' goes on. */
const asksMore = /\?|\b(?:how|what|when|where|why|which|does it|do you|can it|can you|is it|is there|are you)\b/i;
/** Who says that this was all may think that nothing is left to be asked. */
const enough = /\b(?:nothing (?:else|more)|that is (?:all|it|everything))\b/;
/** Fields that are named to who leaves; more would not be heard out. */
const mostNamed = 3;

function behindFirstWord(text: string): string {
  return text.trim().split(' ').slice(1).join(' ');
}

/** Says goodbye and ends the call, but asks once about a request or a booking that is not done yet. */
export const goodbye: Handler = (dialogue, text) => {
  const { taking, offer } = dialogue;
  const isAskedToSend = taking.state?.stage === 'confirming' && (!offer || offer.kind === 'send-before-goodbye');
  if (isAskedToSend && readApproval(text).answer === 'yes') return null;
  // 'Don't send it, I'll ask my wife first, bye' leaves nothing to be asked.
  const mayBeStory = taking.state?.stage !== 'confirming' && askedField(dialogue)?.kind === 'text';
  if (taking.active && !mayBeStory && takesLeave(text) && forbidsSending(text))
    return answerBeforeGoodbye(dialogue, 'no');
  const noMore =
    offer?.kind === 'anything-else' &&
    (readConsent(text).answer === 'no' || closesCall(text)) &&
    !wishesMore.test(text) &&
    !asksMore.test(behindFirstWord(text));
  if (intentOf(dialogue, text) !== 'goodbye' && !noMore) return null;
  // 'That's all?' wants more.
  if (text.includes('?') && !takesLeave(text)) return null;
  if (askedField(dialogue)?.kind === 'name' && hearNameOfBye(text)) return null;
  if (offer?.kind === 'send-before-goodbye' || offer?.kind === 'finish-before-goodbye') return leave(dialogue);
  const isOnlyEnough = enough.test(plainWords(text).join(' ')) && !takesLeave(text);
  const { incomplete, lastThing } = dialogue.words;
  const wasAsked = dialogue.lastSaid.some((said) => said === incomplete || said.startsWith(lastThing));
  const field = askedField(dialogue);
  // 'Email, nothing else' answers the question first.
  const mayAnswer = field && field.kind !== 'name' && isOnlyEnough;
  if (mayAnswer && hearFields(text, taking.form, field, taking.state?.values ?? {}).fields[field.name]) return null;
  // 'That's all' takes the text that was proposed, or says that the first name is the whole one.
  const mayBeEnough = field && (isStory(field) ? dialogue.told.length > 0 : dialogue.halfName !== '');
  if (mayBeEnough && isOnlyEnough) return null;
  if (field && isOnlyEnough && !wasAsked) return { say: sayIncomplete(dialogue) };
  return (wasAsked ? null : askBefore(dialogue)) ?? leave(dialogue);
};

/** What is still to be done, and whether the caller wants to finish it; null when nothing is. */
function askBefore(dialogue: DialogueState): Reply | null {
  const { agent, booking, taking, words } = dialogue;
  const unbooked = booking?.unfinished() ?? [];
  if (unbooked.length > 0) {
    dialogue.offer = { kind: 'finish-before-goodbye' };
    return { say: unbooked };
  }
  const { stage, values = {}, missing = [] } = taking.state ?? {};
  if (stage === 'confirming') {
    dialogue.offer = { kind: 'send-before-goodbye' };
    return { say: [words.unsentBeforeGoodbye] };
  }
  if (!taking.active || !Object.values(values).some(Boolean)) return null;
  const needed = missing.filter(({ optional, default: preset }) => !optional && preset === undefined);
  if (needed.length === 0) return askToSend(dialogue);
  dialogue.offer = { kind: 'finish-before-goodbye' };
  const names = nameFields(agent.wording, needed.slice(0, mostNamed));
  return { say: [fill(words.missingBeforeGoodbye, { missing: names })] };
}

/** Leaves open what may be left open, reads the rest back, and asks whether to send it. */
function askToSend(dialogue: DialogueState): Reply {
  const { taking, words } = dialogue;
  for (const field of taking.state?.missing ?? []) taking.set(field, field.default ?? '');
  const say = goOn(dialogue);
  if (taking.state?.stage !== 'confirming') return { say };
  dialogue.offer = { kind: 'send-before-goodbye' };
  return { say: [...say.filter((sentence) => sentence !== words.confirm), words.unsentBeforeGoodbye] };
}

/** Ends the call; what is not finished is dropped. */
export function leave(dialogue: DialogueState): Reply {
  const { booking, taking, words } = dialogue;
  const isUnfinished = taking.active && taking.state?.stage !== 'sent';
  dialogue.offer = null;
  booking?.drop();
  return { say: [isUnfinished ? words.incompleteBeforeGoodbye : words.goodbye], endCall: true };
}

/** The answer to 'Shall I send it?' at a goodbye. */
export function answerBeforeGoodbye(dialogue: DialogueState, answer: 'yes' | 'no' | 'unclear'): Reply | null {
  dialogue.offer = null;
  if (answer === 'yes') return { say: [], send: { thenAnswer: '', thenHangUp: true } };
  if (answer === 'no') {
    dialogue.taking.discard();
    return { say: [dialogue.words.notSentStill, dialogue.words.goodbye], endCall: true };
  }
  return null;
}

/** The answer to 'Shall we finish it?' at a goodbye; null for anything else, such as the missing value itself. */
export function answerToFinishing(dialogue: DialogueState, text: string): Reply | null {
  const { answer } = readConsent(text);
  const isNo =
    answer === 'no' || /^(?:please )?drop (?:it|that|this|the request)(?: please)?$/.test(plainWords(text).join(' '));
  dialogue.offer = null;
  if (isNo) {
    dialogue.taking.discard();
    return leave(dialogue);
  }
  const isYes = answer === 'yes' || finishes.test(text.trim()) || acceptsByName(text, 'finish-before-goodbye');
  dialogue.isLetGo = false;
  return isYes && text.trim().split(/\s+/).length <= mostWordsOfYes ? { say: openQuestion(dialogue) } : null;
}

const finishes =
  /^(?:ok(?:ay)?|fine|al(?:l )?right|go on|continue|please do|finish(?: it)?|let'?s finish(?: it)?|yes finish it)(?:,? (?:then|please))?[.!]?$/i;
/** A longer answer gives what is missing. */
const mostWordsOfYes = 6;
