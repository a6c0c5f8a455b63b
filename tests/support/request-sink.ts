import { parseSubmission } from '#/inbox/submission-input.ts';
import type { RequestDesk, TakenRequest } from '#/voice/engine/ports.ts';
import type { RequestDraft } from '#/voice/protocol/request.ts';

/** A desk that checks as the form does and keeps what it was given. It answers with each outcome in turn, then stores. */
export function createTestDesk(...outcomes: TakenRequest[]) {
  const taken: { draft: RequestDraft; urgent: boolean }[] = [];
  const desk: RequestDesk = {
    check(draft) {
      const parsed = parseSubmission(draft);
      return parsed.ok ? {} : parsed.errors;
    },
    async take(_callId, draft, urgent) {
      taken.push({ draft, urgent });
      return outcomes.shift() ?? { outcome: 'stored', id: `request-${taken.length}` };
    },
  };
  return { desk, taken };
}
