import { expect, it } from 'vitest';
import { heardText, maxHeardLength } from './heard-text.ts';

it.each([
  ['one blank for a run of them', ' my  name\t\u00a0is Ann ', 'my name is Ann'],
  ['a line break where one stood', 'Ann Lee \r\n  Acme', 'Ann Lee\nAcme'],
  ['letters and their marks as one', 'Zoe\u0308', 'Zo\u00eb'],
  ['no half of a pair', 'a\ud83d', 'a\ufffd'],
])('what a caller said is read with %s', (_, said, heard) => {
  expect(heardText(said)).toBe(heard);
});

it('keeps the end of a text that is too long', () => {
  const heard = heardText(`${'a '.repeat(maxHeardLength)}the end`);
  expect(heard).toHaveLength(maxHeardLength);
  expect(heard).toMatch(/the end$/);
});

it('counts a ligature by the characters it expands to', () => {
  expect(heardText('\ufdfa'.repeat(1_000)).normalize('NFKD').length).toBeLessThanOrEqual(maxHeardLength);
});

it('limits the combining marks on a letter', () => {
  expect(heardText(`x${'\u0331\u030d'.repeat(1_000)} y`).replace(/\p{M}/gu, '')).toBe('x y');
  expect(heardText(`x${'\u0331\u030d'.repeat(1_000)} y`)).toHaveLength('x y'.length + 30);
});
