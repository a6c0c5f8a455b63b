import { convert } from 'html-to-text';
import { keptText } from '#/database/kept-text.ts';

/** Turning HTML into text takes some tens of milliseconds for this much; no mail that a person writes has more. */
const maxHtmlCharacters = 100_000;
/** Deeper than a quotation in a quotation in a table; unbounded, hostile HTML exhausts the stack. */
const maxHtmlDepth = 100;

/** The text of HTML, and whether some of it was left out. */
export function textOfHtml(html: string): { text: string; isCut: boolean } {
  const text = convert(html.slice(0, maxHtmlCharacters), {
    wordwrap: false,
    limits: { maxDepth: maxHtmlDepth, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return { text, isCut: html.length > maxHtmlCharacters };
}

/** The most that is looked at: four times what is kept of a text and its quotation, most of it white space then. */
const maxRawCharacters = 160_000;

/** A text of several lines as the database keeps it: no control characters but tabs, no run of empty lines. */
export function cleanLines(raw: string): { text: string; isCut: boolean } {
  const { text, isCut } = cut(raw, maxRawCharacters);
  const lines = keptText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '' || lines[index - 2] !== '');
  return { text: kept.join('\n').replace(/^\n+/, '').trimEnd(), isCut };
}

/** A text of one line. */
export function cleanLine(text: string, maxCharacters: number): string {
  const line = keptText(text.slice(0, 2 * maxCharacters)).replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...line.trim()].slice(0, maxCharacters).join('');
}

/** Cut at a length; lone halves of pairs do not stay. */
export function cut(text: string, maxCharacters: number): { text: string; isCut: boolean } {
  if (text.length <= maxCharacters) return { text, isCut: false };
  return { text: keptText(text.slice(0, maxCharacters)), isCut: true };
}
