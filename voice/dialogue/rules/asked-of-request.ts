import { splitSentences } from '../../engine/text/sentences.ts';
import type { FormField } from '../agent-definition.ts';
import { firstNamed } from '../understanding/fields/corrections.ts';
import { asksForTakenValue, asksToHearRequest } from '../understanding/intents/asked-of-request.ts';
import { readConsent } from '../understanding/intents/consent.ts';
import { besideReplyTime } from '../understanding/intents/reply-time.ts';
import { readBackField } from '../wording/field-words.ts';
import { askedField, type DialogueState, type Handler, intentOf, openQuestion, type Reply } from './dialogue-state.ts';
import { addedBy } from './form-corrections.ts';
import { readBackRequest, takeFields } from './form-steps.ts';

/** Answers what is asked of the request while it is taken down and after it was sent; a yes counts before that. */
export const askedOfRequest: Handler = (dialogue, text) => {
  const { taking, words } = dialogue;
  const stage = taking.state?.stage;
  if (askedField(dialogue)) return askedBeside(dialogue, text);
  if (stage !== 'confirming' && stage !== 'sent') return null;
  if (stage === 'confirming' && readConsent(text).answer === 'yes') return null;
  const open = stage === 'confirming' ? [words.confirm] : [];
  if (asksToHearRequest(text))
    return { say: [...readBackRequest(dialogue), ...(open.length > 0 ? open : [words.sentAlready])] };
  return tellTakenValue(dialogue, text) ?? tellReplyTime(dialogue, text);
};

/** As `askedOfRequest`, while a field is asked for: a question for what was not given yet may mean anything. */
function askedBeside(dialogue: DialogueState, text: string): Reply | null {
  const { taking } = dialogue;
  if (askedField(dialogue)?.kind === 'text' || intentOf(dialogue, text) === 'repeat') return null;
  const isGiven = Object.values(taking.state?.values ?? {}).some(Boolean);
  if (isGiven && asksToHearRequest(text)) return { say: [...readBackRequest(dialogue), ...openQuestion(dialogue)] };
  return tellTakenValue(dialogue, text);
}

/** The value that the caller asks for: 'which email have you got'. */
function tellTakenValue(dialogue: DialogueState, text: string): Reply | null {
  const { taking } = dialogue;
  const field = asksForTakenValue(text) ? firstNamed(taking.form, text)?.[0] : null;
  const value = field && taking.state?.values[field.name];
  return field && value ? { say: [sayTaken(dialogue, field, value), ...openQuestion(dialogue)] } : null;
}

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
