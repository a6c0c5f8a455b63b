import { isStory } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { behindNotNow } from '../understanding/intents/behind-consent.ts';
import { closesCall } from '../understanding/intents/closing.ts';
import { takesLeave } from '../understanding/intents/leaving.ts';
import { asksAnything } from '../understanding/questions/asked-within.ts';
import { besideDeclined } from '../understanding/questions/declined-request.ts';
import { besideLooking, besideStop } from '../understanding/questions/stopped-form.ts';
import { askedField, type DialogueState, type Handler, type Reply } from './dialogue-state.ts';
import { leave } from './goodbye.ts';
import { putOffForm } from './offer-form.ts';

/** Throws away the request and what is known for it, so that a later one asks for all again. */
export function discardForm(dialogue: DialogueState): void {
  dialogue.taking.discard();
  dialogue.known = {};
  dialogue.halfName = '';
  dialogue.told = [];
  dialogue.notes = [];
  putOffForm(dialogue);
  dialogue.offer = { kind: 'anything-else' };
}

/**
 * Lets the request go where the caller wants no form, or none yet, and hears the question behind: 'stop the form, is it
 * free?', 'just looking, is it free?'
 */
export const stopForm: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  if (!taking.active) return putOff(dialogue, text);
  // Who leaves is asked whether to finish, and answers that.
  if (dialogue.offer?.kind === 'finish-before-goodbye') return null;
  const field = askedField(dialogue);
  const rest = besideStop(text, field === null || isStory(field));
  if (rest === null) return null;
  // 'Not now', where a field may stay empty, speaks of that field.
  if (field?.optional && plainWords(text).length <= longestSkip && !/\b(?:form|request|message)\b/i.test(text))
    return null;
  discardForm(dialogue);
  if (!asksAnything(rest)) {
    if (takesLeave(text)) return { say: [words.discarded, ...leave(dialogue).say], endCall: true };
    return { say: [words.discarded, words.anythingElse] };
  }
  dialogue.offer = null;
  return { say: [words.discarded], hear: rest };
};

/** Takes 'not yet' and 'I'm only looking' from a caller who was not asked for anything, or was offered a request. */
function putOff(dialogue: DialogueState, text: string): Reply | null {
  const { booking, offer, words } = dialogue;
  if (booking?.active || (offer?.kind === 'anything-else' && closesCall(text))) return null;
  // 'Later' answers another offer.
  const rest = besidePutOff(text, offer !== null && offer.kind !== 'form');
  if (rest === null) return null;
  putOffForm(dialogue);
  return plainWords(rest).length < leastAsked ? { say: [words.noToWhat] } : { say: [words.asYouLike], hear: rest };
}

/** What is said besides all that puts a request off: 'no request, no form. I'm just looking, is it free?' */
function besidePutOff(text: string, byName: boolean): string | null {
  const rest = besideStop(text, byName) ?? behindNotNow(text) ?? besideLooking(text) ?? besideDeclined(text);
  if (rest === null || rest.length >= text.length) return rest;
  return besidePutOff(rest, byName) ?? rest;
}

const longestSkip = 4;
const leastAsked = 2;
