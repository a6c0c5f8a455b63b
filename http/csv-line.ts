/** What a spreadsheet would take for a formula (owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180). An apostrophe before a cell keeps a spreadsheet from running it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
