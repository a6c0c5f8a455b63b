import type { TakenForm } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import { fieldNamed } from '../form/field-named.ts';
import type { RequestDraft, RequestField } from '../understanding/request-fields.ts';
import { acknowledge, askFor, didNotGet, phrases } from '../wording/phrases.ts';
import { readBack } from '../wording/read-back.ts';
import { type DialogueState, openQuestion, type Reply } from './dialogue-state.ts';

/** Begins a request with what is known, and asks for the first thing that is missing. */
export function beginRequest(dialogue: DialogueState, known: RequestDraft, urgent: boolean): Reply {
  const { taking } = dialogue;
  dialogue.offer = null;
  dialogue.offeredRequest = true;
  dialogue.readBackGiven = false;
  taking.begin({}, urgent);
  const told = takeFields(dialogue, { ...dialogue.known, ...known });
  return { say: [urgent ? phrases.beginUrgent : phrases.beginRequest, ...told.say] };
}

/** Sets each field that was heard; what cannot be right is asked for again. */
export function takeFields(dialogue: DialogueState, fields: RequestDraft): Reply {
  const { taking } = dialogue;
  const sentBefore = taking.state?.stage === 'sent';
  let say: string[] = [];
  for (const [field, value] of Object.entries(fields) as [RequestField, string][]) {
    const problem = taking.set(fieldNamed(taking.form, field), value);
    if (problem) {
      dialogue.failures++;
      say.push(problem, ...(field === taking.next()?.name ? [] : [askFor(field, false)]));
    } else {
      dialogue.failures = 0;
      dialogue.held = '';
      say.push(acknowledge(field, taking.state?.values ?? {}));
    }
  }
  const readBackBefore = dialogue.readBackGiven;
  const next = goOn(dialogue);
  // What was told in one breath is not said twice.
  if (dialogue.readBackGiven && !readBackBefore && Object.keys(fields).length > 1) say = [];
  return { say: [...(sentBefore ? [phrases.newAfterSent] : []), ...say, ...next] };
}

/** Asks for what is missing, or reads all of it back and asks for a yes. */
export function goOn(dialogue: DialogueState): string[] {
  const { taking } = dialogue;
  if (taking.confirm()) {
    const { values = {}, urgent = false } = taking.state ?? {};
    dialogue.confirmAsked = false;
    const whole = dialogue.readBackGiven ? [] : readBack(values, urgent);
    dialogue.readBackGiven = true;
    return [...whole, phrases.confirm];
  }
  return openQuestion(dialogue);
}

/** Asks once more for a field that was not understood, in other words each time. */
export function askAgain(dialogue: DialogueState, field: RequestField): Reply {
  dialogue.failures++;
  return { say: [didNotGet(field), ...(dialogue.failures > 1 ? [phrases.typeIt] : [])] };
}

/** The truth about what became of a request, with what to do next. */
export function tellOutcome(dialogue: DialogueState, taken: TakenForm): string[] {
  const { taking, knowledge } = dialogue;
  switch (taken.outcome) {
    case 'stored': {
      dialogue.offer = { kind: 'anything-else' };
      const promise = knowledge.find('How soon will I hear from you?')?.text ?? '';
      return [phrases.sent, ...splitSentences(promise).slice(0, 1), phrases.anythingElse];
    }
    case 'refused': {
      const complaints = Object.values(taken.errors).slice(0, 2);
      return [
        complaints.length > 0 ? phrases.refused : phrases.incomplete,
        ...complaints,
        ...openQuestion({ ...dialogue, taking }),
      ];
    }
    case 'limited':
      return splitSentences(phrases.limited);
    case 'failed':
      return [phrases.failed];
  }
}
