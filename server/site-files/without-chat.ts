const [opening, closing] = ['<aside id="chat-place"', '</aside>'];

/** A page without the way into the chat, for a server whose demo is switched off. */
export function withoutChat(html: string): string {
  const from = html.indexOf(opening);
  const to = from < 0 ? -1 : html.indexOf(closing, from);
  return to < 0 ? html : html.slice(0, from) + html.slice(to + closing.length);
}
