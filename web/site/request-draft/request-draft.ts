import * as z from 'zod/mini';
import type { FormValues } from '#/inbox/request/request-form.ts';

/** Input that is not sent yet, with its idempotency key. */
export interface RequestDraft {
  values: Partial<FormValues>;
  idempotencyKey: string;
  /** Proves that the draft comes from a call of this visitor. */
  callToken?: string | undefined;
}

const storageName = 'frontdesk-request';

const draftSchema = z.object({
  values: z.catchall(z.object({}), z.string()),
  idempotencyKey: z.string().check(z.minLength(1)),
  callToken: z.optional(z.string()),
});

// Browsers may refuse storage in private windows or by a setting. The form works without it; only the draft is lost.

export function readDraft(): RequestDraft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(storageName) ?? 'null'));
  } catch {
    return null;
  }
}

export function saveDraft(draft: RequestDraft): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft));
  } catch {}
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageName);
  } catch {}
}
