/** What holds the calls of the live demo; null when it is switched off. */
export type DemoBackend = 'native' | 'engine' | 'cloud' | null;

const chat = { opening: '<aside id="chat-place"', closing: '</aside>' };
/** A section of Privacy, and its entry in the contents of the page. */
const sections = [
  { opening: '<section data-shown-with="', closing: '</section>' },
  { opening: '<li data-shown-with="', closing: '</li>' },
];

/** A page without the parts about a demo that this server does not run: the way into the chat, sections of Privacy. */
export function forBackend(html: string, backend: DemoBackend): string {
  const withChat = backend === null ? without(html, chat, () => true) : html;
  return sections.reduce(
    (page, element) =>
      without(page, element, (from) => {
        const start = from + element.opening.length;
        const shownWith = page.slice(start, page.indexOf('"', start)).split(' ');
        return backend === null || !shownWith.includes(backend);
      }),
    withChat,
  );
}

/** Cuts the elements whose place is `chosen`. They hold no element of their own kind. */
function without(html: string, { opening, closing }: typeof chat, chosen: (from: number) => boolean): string {
  const kept: string[] = [];
  let end = 0;
  for (let from = html.indexOf(opening); from >= 0; from = html.indexOf(opening, from + 1)) {
    const to = html.indexOf(closing, from);
    if (to < 0 || !chosen(from)) continue;
    kept.push(html.slice(end, from));
    end = to + closing.length;
  }
  return kept.join('') + html.slice(end);
}
