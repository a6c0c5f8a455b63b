/** What an agent speaks, as it is written: sums of money in figures, and the quotation marks of print. */
export function asWritten(spoken: string): string {
  return spoken
    .replace(/\bbetween (\d[\d,]*) and (\d[\d,]*) dollars\b/g, 'between $$$1 and $$$2')
    .replace(/\b(\d[\d,]*) dollars\b/g, '$$$1')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(])'/g, '$1‘')
    .replace(/'/g, '’');
}
