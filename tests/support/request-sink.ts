import { parseCallSubmission } from '#/inbox/request/submission-input.ts';
import type { FormSink, FormValues, TakenForm } from '#/voice/engine/ports.ts';

/** A sink that checks as the form does and keeps what it was given. It answers with each outcome in turn, then stores. */
export function createTestSink(...outcomes: TakenForm[]) {
  const taken: { draft: FormValues; urgent: boolean }[] = [];
  const sink: FormSink = {
    check(draft) {
      const parsed = parseCallSubmission(draft);
      return parsed.ok ? {} : parsed.errors;
    },
    async take(_callId, draft, urgent) {
      taken.push({ draft, urgent });
      return outcomes.shift() ?? { outcome: 'stored', id: `request-${taken.length}` };
    },
  };
  return { sink, taken };
}
