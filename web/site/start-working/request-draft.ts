import * as z from 'zod/mini';
import type { FormValues } from '#/inbox/request-form.ts';

/** What was typed and not yet taken, with the key it will be sent under. */
export interface RequestDraft {
  values: Partial<FormValues>;
  idempotencyKey: string;
  /** Shows that it comes from a call of this visitor. */
  callToken?: string | undefined;
}

const storageName = 'frontdesk-request';

const draftSchema = z.object({
  values: z.catchall(z.object({}), z.string()),
  idempotencyKey: z.string().check(z.minLength(1)),
  callToken: z.optional(z.string()),
});

// Browsers refuse their storage in private windows or by setting. The form does without: only the draft is lost.

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
