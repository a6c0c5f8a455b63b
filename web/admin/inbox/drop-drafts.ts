export const draftPrefix = 'frontdesk-reply-';

/** Whoever signs out leaves no words in the browser. */
export function dropReplyDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
  } catch {
    // A forbidden storage keeps nothing.
  }
}
