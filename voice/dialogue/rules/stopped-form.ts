import { isStory } from '../form/form-roles.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { besideStop } from '../understanding/stopped-form.ts';
import { askedField, type DialogueState, type Handler } from './dialogue-state.ts';

/** Throws away the request and what is known for it, so that a later one asks for all again. */
export function discardForm(dialogue: DialogueState): void {
  dialogue.taking.discard();
  dialogue.known = {};
  dialogue.timeToReach = [];
  dialogue.offer = { kind: 'anything-else' };
  dialogue.pastOffer = null;
}

/** Lets the request go where the caller wants no form, and hears the question behind: 'stop the form, is it free?' */
export const stopForm: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  if (!taking.active) return null;
  const field = askedField(dialogue);
  const rest = besideStop(text, field === null || isStory(field));
  if (rest === null) return null;
  // 'Not now', where a field may stay empty, speaks of that field.
  if (field?.optional && plainWords(text).length <= longestSkip && !/\b(?:form|request|message)\b/i.test(text))
    return null;
  discardForm(dialogue);
  if (plainWords(rest).length < leastAsked) return { say: [words.discarded, words.anythingElse] };
  dialogue.offer = null;
  return { say: [words.discarded], hear: rest };
};

const longestSkip = 4;
const leastAsked = 2;
