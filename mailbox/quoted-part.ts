/** Beyond these, no line that introduces a quotation is looked for above it. */
const maxIntroductionLines = 3;

/** Where programs put the earlier mail unmarked, below a line or a block of its header. */
const separators = [
  /^-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original)\s?-{2,}$/i,
  /^_{20,}$/,
];
const headerLine = /^\*?(?:from|von|de|da|van)\s?:\*?\s\S/i;
const furtherHeaderLine = /^\*?(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|enviado)\s?:\*?\s\S/i;

/**
 * Parts what an author wrote from the earlier mail below it; nothing is lost. Only what stands at the end is taken for
 * a quotation: an answer between quoted lines stays whole.
 */
export function partQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  const start = Math.min(unmarkedStart(lines), markedStart(lines));
  const written = lines.slice(0, start).join('\n').trimEnd();
  // What is only quoted is what its author wanted to be read.
  if (written === '') return { text, quoted: '' };
  return { text: written, quoted: lines.slice(start).join('\n').trim() };
}

function unmarkedStart(lines: string[]): number {
  const start = lines.findIndex((line, index) => {
    const trimmed = line.trim();
    if (separators[0]?.test(trimmed)) return true;
    const next = lines.slice(index + 1, index + 5).map((each) => each.trim());
    if (separators[1]?.test(trimmed)) return next.some((each) => headerLine.test(each));
    return headerLine.test(trimmed) && furtherHeaderLine.test(next.find((each) => each !== '') ?? '');
  });
  return start === -1 ? lines.length : start;
}

/** The block of lines at the end that begin with `>`, with the line above that says whose they are. */
function markedStart(lines: string[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = (lines[index] ?? '').trim();
    if (line.startsWith('>')) start = index;
    else if (line !== '') break;
  }
  if (start === lines.length) return start;
  let end = start - 1;
  while (end >= 0 && lines[end]?.trim() === '') end--;
  if (!lines[end]?.trim().endsWith(':')) return start;
  // Programs fold the line: 'On Monday, Ann Lee <ann@example.org>' and 'wrote:'.
  for (let first = end; first > end - maxIntroductionLines && first >= 0; first--) {
    const line = lines[first]?.trim() ?? '';
    if (line === '') break;
    if (/\d/.test(line)) return first;
  }
  return end;
}
