import { expect, it } from 'vitest';
import { withoutHesitations } from './hesitations.ts';

it.each([
  ["it's eh sales at hill farm dot ie", "it's sales at hill farm dot ie"],
  ['em, no', 'no'],
  ["well it's, em, mary eh kelly", "well it's, mary kelly"],
  ['oh eight five em five five five', 'oh eight five five five five'],
  ["we're ehm always out", "we're always out"],
])('%s: is heard without the sounds of who thinks', (said, heard) => {
  expect(withoutHesitations(said)).toBe(heard);
});

it.each(['eh', 'eh?', 'Em Kelly', 'get em to call me', 's em i t h', 'em'])('%s: stays as it is', (said) => {
  expect(withoutHesitations(said)).toBe(said);
});
