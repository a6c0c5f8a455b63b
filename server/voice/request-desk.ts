import { createHash } from 'node:crypto';
import { parseSubmission } from '#/inbox/submission-input.ts';
import type { RequestDesk } from '#/voice/engine/ports.ts';
import type { Intake } from '../http/intake.ts';

export interface RequestDeskOptions {
  intake: Intake;
  /** The address a call is counted under; null for a call that is over. */
  peerOf(callId: string): string | null;
  onError(callId: string, error: unknown): void;
}

/** Puts requests that were taken down in calls into the inbox, by the same door as those of the form. */
export function createRequestDesk({ intake, peerOf, onError }: RequestDeskOptions): RequestDesk {
  return {
    check(draft) {
      const parsed = parseSubmission(draft);
      return parsed.ok ? {} : parsed.errors;
    },
    async take(callId, draft, urgent) {
      const parsed = parseSubmission(draft);
      if (!parsed.ok) return { outcome: 'refused', errors: parsed.errors };
      const peer = peerOf(callId);
      if (peer === null) return { outcome: 'failed' };
      const content = createHash('sha256').update(JSON.stringify(parsed.input)).digest('base64url');
      try {
        const result = await intake({
          peer,
          input: parsed.input,
          idempotencyKey: `call:${callId}:${content}`,
          from: { callId, urgent },
        });
        switch (result.outcome) {
          case 'stored':
            return { outcome: 'stored', id: result.row.id };
          case 'limited':
            return { outcome: 'limited' };
          case 'key-reused':
            return { outcome: 'failed' };
        }
      } catch (error) {
        onError(callId, error);
        return { outcome: 'failed' };
      }
    },
  };
}
