/**
 * What a spreadsheet takes for a formula (owasp.org/www-community/attacks/CSV_Injection), also in full width and after
 * white space.
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One line of CSV (RFC 4180). An apostrophe before a text keeps a spreadsheet from running it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
