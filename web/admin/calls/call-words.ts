import { deskLabels } from '#/content/agents/desk-labels.ts';
import { clockTime } from '#/web/ui/clock-time.ts';
import { formatCount } from '../locale/local-format.ts';
import type { CallSummary } from './call-api.ts';

export function lengthOf({ started_at, ended_at }: Pick<CallSummary, 'started_at' | 'ended_at'>): string {
  if (ended_at === null) return 'In progress';
  return clockTime(Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1_000));
}

/** Labels of Vapi's `endedReason` values that say more than that something failed. */
const reasons: Record<string, string> = {
  'customer-ended-call': 'Visitor hung up',
  'assistant-ended-call': 'Assistant said goodbye',
  'assistant-ended-call-after-message-spoken': 'Assistant said goodbye',
  'silence-timed-out': 'Nobody said anything',
  'exceeded-max-duration': 'Time limit',
  'customer-did-not-give-microphone-permission': 'No microphone',
  'manually-canceled': 'Cancelled',
  'assistant-said-end-call-phrase': 'Assistant said goodbye',
  'customer-did-not-answer': 'Nobody answered',
  'customer-busy': 'The line was busy',
  voicemail: 'Voicemail',
  'worker-shutdown': 'Server stopped',
  'call.in-progress.error-connection-lost': 'Connection lost',
  'unknown-error': 'Error on our side',
};

export function reasonOf({ ended_reason }: Pick<CallSummary, 'ended_reason'>): string {
  if (ended_reason === null) return 'In progress';
  return reasons[ended_reason] ?? (/error|fail|fault/.test(ended_reason) ? 'Technical error' : 'Ended otherwise');
}

export function milliseconds(value: number | null): string {
  return value === null ? 'none' : `${formatCount(Math.round(value))} ms`;
}

/** Whether they talked or wrote. */
export function kindOf({ backend }: Pick<CallSummary, 'backend'>): 'Call' | 'Chat' {
  return backend === 'chat' ? 'Chat' : 'Call';
}

/** The desk that answered; its id when it is no longer among ours. */
export function deskOf({ desk }: Pick<CallSummary, 'desk'>): string {
  return desk in deskLabels ? deskLabels[desk as keyof typeof deskLabels] : desk;
}
