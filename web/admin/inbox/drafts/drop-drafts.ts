export const draftPrefix = 'frontdesk-reply-';
export const notesPrefix = 'frontdesk-notes-';

/** Whoever signs out leaves no words in the browser: neither of replies nor of notes. */
export function dropDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(draftPrefix) || key.startsWith(notesPrefix)) storage.removeItem(key);
      }
    }
  } catch {
    // A forbidden storage keeps nothing.
  }
}
