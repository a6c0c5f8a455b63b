import { audiences } from './audiences.ts';
import { faq } from './faq.ts';
import type { SampleCallId } from './sample-call/callers.ts';

interface Asked {
  /** The page's. */
  id: string;
  /** Whose agent answers: that of this call. */
  callId: SampleCallId;
  questions: readonly string[];
}

/** The questions of pages that a real agent answers, each at the beginning of a call. */
export const askedOnPages: readonly Asked[] = [
  ...audiences.map(({ id, call, questions }) => ({ id, callId: call.id, questions })),
  { id: 'faq', callId: 'frontdesk', questions: [faq.agent.asked] },
];
