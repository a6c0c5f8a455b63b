import type { TakenRequest } from '../../engine/ports.ts';
import type { RequestDraft, RequestField } from '../../protocol/request.ts';
import { acknowledge, askFor, didNotGet, phrases } from '../wording/phrases.ts';
import { readBack } from '../wording/read-back.ts';
import { splitSentences } from '../wording/sentences.ts';
import { type Conversation, openQuestion, type Reply } from './dialogue-state.ts';

/** Begins a request with what is known, and asks for the first thing that is missing. */
export function beginRequest(conversation: Conversation, known: RequestDraft, urgent: boolean): Reply {
  const { taking } = conversation;
  conversation.offer = null;
  conversation.offeredRequest = true;
  conversation.readBackGiven = false;
  taking.begin({}, urgent);
  const told = takeFields(conversation, { ...conversation.known, ...known });
  return { say: [urgent ? phrases.beginUrgent : phrases.beginRequest, ...told.say] };
}

/** Sets each field that was heard; what cannot be right is asked for again. */
export function takeFields(conversation: Conversation, fields: RequestDraft): Reply {
  const { taking } = conversation;
  const sentBefore = taking.state?.stage === 'sent';
  let say: string[] = [];
  for (const [field, value] of Object.entries(fields) as [RequestField, string][]) {
    const problem = taking.set(field, value);
    if (problem) {
      conversation.failures++;
      say.push(problem, ...(field === taking.next() ? [] : [askFor(field, false)]));
    } else {
      conversation.failures = 0;
      conversation.held = '';
      say.push(acknowledge(field, taking.state?.draft ?? {}));
    }
  }
  const readBackBefore = conversation.readBackGiven;
  const next = goOn(conversation);
  // What was told in one breath is not said twice.
  if (conversation.readBackGiven && !readBackBefore && Object.keys(fields).length > 1) say = [];
  return { say: [...(sentBefore ? [phrases.newAfterSent] : []), ...say, ...next] };
}

/** Asks for what is missing, or reads all of it back and asks for a yes. */
export function goOn(conversation: Conversation): string[] {
  const { taking } = conversation;
  if (taking.confirm()) {
    const { draft = {}, urgent = false } = taking.state ?? {};
    conversation.confirmAsked = false;
    const whole = conversation.readBackGiven ? [] : readBack(draft, urgent);
    conversation.readBackGiven = true;
    return [...whole, phrases.confirm];
  }
  return openQuestion(conversation);
}

/** Asks once more for a field that was not understood, in other words each time. */
export function askAgain(conversation: Conversation, field: RequestField): Reply {
  conversation.failures++;
  return { say: [didNotGet(field), ...(conversation.failures > 1 ? [phrases.typeIt] : [])] };
}

/** The truth about what became of a request, with what to do next. */
export function tellOutcome(conversation: Conversation, taken: TakenRequest): string[] {
  const { taking, knowledge } = conversation;
  switch (taken.outcome) {
    case 'stored': {
      conversation.offer = { kind: 'anything-else' };
      const promise = knowledge.find('How soon will I hear from you?')?.text ?? '';
      return [phrases.sent, ...splitSentences(promise).slice(0, 1), phrases.anythingElse];
    }
    case 'refused': {
      const complaints = Object.values(taken.errors).slice(0, 2);
      return [
        complaints.length > 0 ? phrases.refused : phrases.incomplete,
        ...complaints,
        ...openQuestion({ ...conversation, taking }),
      ];
    }
    case 'limited':
      return splitSentences(phrases.limited);
    case 'failed':
      return [phrases.failed];
  }
}
