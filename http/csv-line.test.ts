import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes each text, and keeps a spreadsheet from running one', () => {
  expect(csvLine([1, null, 'plain', 'a,b', 'say "hi"', 'two\nlines'])).toBe(
    '1,,"plain","a,b","say ""hi""","two\nlines"\r\n',
  );
  for (const start of ['=', '+', '-', '@', '\t', '\r', ' =', '＝']) {
    expect(csvLine([`${start}1`])).toBe(`"'${start}1"\r\n`);
  }
});
