/** An element that holds nothing but text: a script or a style sheet written into a page. */
export interface TextElement {
  attributes: string;
  text: string;
  /** Where its text begins and ends in the page. */
  from: number;
  to: number;
}

/** All elements of one name, by their tags, in the order of the page; for pages of our own build. */
export function elementsOf(html: string, name: 'script' | 'style'): TextElement[] {
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
