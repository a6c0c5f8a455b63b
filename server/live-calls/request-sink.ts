import { createHash } from 'node:crypto';
import type { Intake } from '#/inbox/intake/intake.ts';
import { parseCallSubmission } from '#/inbox/request/submission-input.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { Caller } from '#/voice/engine/call-registry.ts';
import type { FormSink } from '#/voice/engine/ports.ts';

export interface RequestSinkOptions {
  intake: Intake;
  /** Null once the call is over. */
  callerOf(callId: string): Pick<Caller, 'peer' | 'measured'> | null;
  visits: VisitCounter;
  onError(callId: string, error: unknown): void;
}

/** Stores requests made in calls through the same intake as those of the form. */
export function createRequestSink({ intake, callerOf, visits, onError }: RequestSinkOptions): FormSink {
  return {
    check(draft) {
      const parsed = parseCallSubmission(draft);
      return parsed.ok ? {} : parsed.errors;
    },
    async take(callId, draft, urgent) {
      const parsed = parseCallSubmission(draft);
      if (!parsed.ok) return { outcome: 'refused', errors: parsed.errors };
      const caller = callerOf(callId);
      if (!caller) return { outcome: 'failed' };
      const content = createHash('sha256').update(JSON.stringify(parsed.input)).digest('base64url');
      try {
        const result = await intake({
          peer: caller.peer,
          input: parsed.input,
          actor: { kind: 'assistant' },
          idempotencyKey: `call:${callId}:${content}`,
          from: { callId, urgent },
          signs: { unproven: 'hold-own' },
        });
        switch (result.outcome) {
          case 'stored':
            if (result.isNew && !result.isSpam && caller.measured) visits.count('request-sent');
            return { outcome: 'stored', id: result.row.id };
          case 'limited':
            return { outcome: 'limited' };
          case 'key-reused':
          case 'proof-needed': // which a call is never asked for
            return { outcome: 'failed' };
        }
      } catch (error) {
        onError(callId, error);
        return { outcome: 'failed' };
      }
    },
  };
}
