/** What an agent speaks, as it is written: sums of money in figures, times on one line, and the quotation marks of print. */
export function asWritten(spoken: string): string {
  return spoken
    .replace(/\b(\d[\d,]{0,9})(?: dollars\b|(?= and [\d,]{1,9} dollars\b))/g, '$$$1')
    .replace(/(?<=\d) (?=[ap]m\b)/g, '\u00a0')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(])'/g, '$1‘')
    .replace(/'/g, '’');
}
