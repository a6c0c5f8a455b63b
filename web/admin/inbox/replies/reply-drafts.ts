import * as z from 'zod/mini';
import { draftPrefix } from '../drafts/drop-drafts.ts';

const draft = z.object({
  /** The reply's own: sent twice, after a lost answer or a reload, it is one. */
  id: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** A reply that is not sent yet, kept by the browser for its writer and its request. */
export type ReplyDraft = z.infer<typeof draft>;

export interface DraftPlace {
  accountId: string;
  requestId: string;
}

function keyOf({ accountId, requestId }: DraftPlace): string {
  return `${draftPrefix}${accountId}-${requestId}`;
}

export function newDraft(subject: string, text = ''): ReplyDraft {
  return { id: crypto.randomUUID(), subject, text };
}

export function readDraft(place: DraftPlace): ReplyDraft | null {
  try {
    return draft.parse(JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDraft(place: DraftPlace, kept: ReplyDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the text is on the page still.
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept either.
  }
}
