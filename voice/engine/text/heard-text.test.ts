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

it('of a text that is too long the end is read', () => {
  const heard = heardText(`${'a '.repeat(maxHeardLength)}the end`);
  expect(heard).toHaveLength(maxHeardLength);
  expect(heard).toMatch(/the end$/);
});

it('a letter that stands for many counts as many', () => {
  expect(heardText('\ufdfa'.repeat(1_000)).normalize('NFKD').length).toBeLessThanOrEqual(maxHeardLength);
});

it('of the marks on a letter no more are read than any script has', () => {
  expect(heardText(`x${'\u0331\u030d'.repeat(1_000)} y`).replace(/\p{M}/gu, '')).toBe('x y');
  expect(heardText(`x${'\u0331\u030d'.repeat(1_000)} y`)).toHaveLength('x y'.length + 30);
});
