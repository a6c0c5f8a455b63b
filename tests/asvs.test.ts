import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const table = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');

/** The requirements of levels 1 and 2 of version 5.0.0, by section. */
const requirements: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};

/** The rows of the tables of requirements: in the first cell their numbers. */
const rows = table
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const numbers = rows.flatMap(([, first = '']) => first.split(', '));

it('tells of each requirement of levels 1 and 2 once, and of no other', () => {
  const all = Object.entries(requirements).flatMap(([section, last]) =>
    last.split(' ').map((one) => `${section}.${one}`),
  );
  expect(all).toHaveLength(253);
  expect([...numbers].sort()).toEqual(all.sort());
});

it('names a test that exists, or a place in a text, for each requirement that is met', () => {
  const met = table.slice(table.indexOf('## Met\n'), table.indexOf('## Met by how it is run'));
  const shown = [...met.matchAll(/^\| (\d+\.\d+\.\d+) \|.*\| (.+) \|$/gm)];
  expect(shown.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const [, number = '', evidence = ''] of shown) {
    const named = [...evidence.matchAll(/`([\w./-]+)`: “([^”]+)”(?:; |$)/g)];
    if (named.map(([all]) => all).join('') !== evidence)
      missing.push(`${number}: ${evidence} is no list of files and titles`);
    for (const [, file = '', text = ''] of named) {
      const source = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
      if (!holds(source, file, text)) missing.push(`${number}: ${file} has no “${text}”`);
    }
  }
  expect(missing).toEqual([]);
});

/** A title of a test is a literal of its own; of another text, a part. */
function holds(source: string, file: string, text: string): boolean {
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return source.includes(text);
  return ["'", '`', '"'].some((quote) => source.includes(quote + text + quote));
}
