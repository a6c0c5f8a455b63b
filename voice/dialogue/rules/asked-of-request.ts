import { splitSentences } from '../../engine/text/sentences.ts';
import type { FormField } from '../agent-definition.ts';
import { firstNamed } from '../understanding/fields/corrections.ts';
import { asksForTakenValue, asksToHearRequest } from '../understanding/intents/asked-of-request.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { besideReplyTime } from '../understanding/intents/reply-time.ts';
import { readBackField } from '../wording/field-words.ts';
import { type DialogueState, type Handler, openQuestion } from './dialogue-state.ts';
import { addedBy } from './form-corrections.ts';
import { readBackRequest, takeFields } from './form-steps.ts';

/** Answers what is asked of the request at a read-back and after it was sent; a yes counts before that. */
export const askedOfRequest: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  const stage = taking.state?.stage;
  if (stage !== 'confirming' && stage !== 'sent') return null;
  if (stage === 'confirming' && readConsent(text).answer === 'yes') return null;
  const open = stage === 'confirming' ? [words.confirm] : [];
  if (asksToHearRequest(text))
    return { say: [...readBackRequest(dialogue), ...(open.length > 0 ? open : [words.sentAlready])] };
  const field = asksForTakenValue(text) ? firstNamed(taking.form, text)?.[0] : null;
  const value = field && taking.state?.values[field.name];
  if (field && value) return { say: [sayTaken(dialogue, field, value), ...openQuestion(dialogue)] };
  return tellReplyTime(dialogue, text);
};

/** Tells when the request is replied to; what else is said in the turn is kept. */
function tellReplyTime(dialogue: DialogueState, text: string) {
  const said = besideReplyTime(text);
  const answer = splitSentences(dialogue.words.afterSent);
  if (said === null || answer.length === 0) return null;
  const added = dialogue.taking.state?.stage === 'confirming' && said ? addedBy(dialogue, said) : null;
  const kept = added && takeFields(dialogue, added);
  return { say: [...answer, ...(kept?.say ?? openQuestion(dialogue))] };
}

export function sayTaken({ agent, typed }: DialogueState, field: FormField, value: string): string {
  return readBackField(agent.wording, field, value, '', typed);
}
