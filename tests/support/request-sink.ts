import { parseSubmission } from '#/inbox/submission-input.ts';
import type { RequestSink, TakenRequest } from '#/voice/engine/ports.ts';
import type { RequestDraft } from '#/voice/protocol/request.ts';

/** A sink that checks as the form does and keeps what it was given. It answers with each outcome in turn, then stores. */
export function createTestSink(...outcomes: TakenRequest[]) {
  const taken: { draft: RequestDraft; urgent: boolean }[] = [];
  const sink: RequestSink = {
    check(draft) {
      const parsed = parseSubmission(draft);
      return parsed.ok ? {} : parsed.errors;
    },
    async take(_callId, draft, urgent) {
      taken.push({ draft, urgent });
      return outcomes.shift() ?? { outcome: 'stored', id: `request-${taken.length}` };
    },
  };
  return { sink, taken };
}
