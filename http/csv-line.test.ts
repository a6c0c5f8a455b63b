import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes what would end a cell, and keeps a spreadsheet from running one', () => {
  expect(csvLine([1, null, 'plain', 'a,b', 'say "hi"', 'two\nlines'])).toBe(
    '1,,plain,"a,b","say ""hi""","two\nlines"\r\n',
  );
  for (const start of ['=', '+', '-', '@', '\t']) expect(csvLine([`${start}1`])).toBe(`'${start}1\r\n`);
  expect(csvLine(['\r1'])).toBe(`"'\r1"\r\n`);
});
