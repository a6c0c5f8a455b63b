import * as z from 'zod/mini';
import { notesPrefix } from '../drafts/drop-drafts.ts';

/** Notes that the server does not have yet, kept by the tab until it has them. */
export type NoteDraft = z.infer<typeof draft>;

const draft = z.object({
  text: z.string(),
  /** The notes that the writer began with. */
  seen: z.nullable(z.string()),
});

function keyOf(id: string): string {
  return notesPrefix + id;
}

export function readDraft(id: string): NoteDraft | null {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDraft(id: string, kept: NoteDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the text is on the page still.
  }
}

export function dropDraft(id: string): void {
  sessionStorage.removeItem(keyOf(id));
}
