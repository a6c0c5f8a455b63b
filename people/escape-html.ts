const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML, in an element or a quoted attribute. */
export function escapeHtml(given: string): string {
  return given.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
