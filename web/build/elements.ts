/** An inline script, style sheet or island of a page. */
export interface TextElement {
  attributes: string;
  text: string;
  /** The offsets of its text in the page. */
  from: number;
  to: number;
}

/** All elements with the name, in document order. It only supports pages of our own build. */
export function elementsOf(html: string, name: 'script' | 'style' | 'astro-island'): TextElement[] {
  const found: TextElement[] = [];
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at)) {
    const from = html.indexOf('>', at) + 1;
    const to = html.indexOf(close, from);
    if (from === 0 || to < 0) break;
    found.push({ attributes: html.slice(at + open.length, from - 1), text: html.slice(from, to), from, to });
    at = to + close.length;
  }
  return found;
}
