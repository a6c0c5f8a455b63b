/** An inline script, style sheet or island of a page. */
export interface PageElement {
  attributes: string;
  /** The text of a script or style sheet, the HTML of an island. */
  content: string;
  /** The offsets of its content in the page. */
  from: number;
  to: number;
}

/**
 * All elements with the name, in document order. It only supports pages of our own build; an element must not contain
 * another of the same name.
 */
export function elementsOf(html: string, name: 'script' | 'style' | 'astro-island'): PageElement[] {
  const found: PageElement[] = [];
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const from = html.indexOf('>', at) + 1;
    const to = html.indexOf(close, from);
    if (from === 0 || to < 0) break;
    found.push({ attributes: html.slice(at + open.length, from - 1), content: html.slice(from, to), from, to });
    at = to + close.length;
  }
  return found;
}
