import { expect, it } from 'vitest';
import { readDenied } from './denied-letters.ts';
import { respellPart } from './name-part.ts';

it.each([
  ['Karl Nilson', 'my surname has double s nilsson', 'Karl Nilsson'],
  ['Karl Nilson', 'double s in the surname', 'Karl Nilsson'],
  ['Karl Nilson', 'No, Nilsson, double s', 'Karl Nilsson'],
  ['Karl Nilson', 'last name spelled n i l s s o n', 'Karl Nilsson'],
  ['Ann Smith', 'first name has an e, anne', 'Anne Smith'],
  ['Ann Smith', "no it's smyth with a y s m y t h", 'Ann Smyth'],
  ['Ann Filips', 'the family name is with ph: Philips', 'Ann Philips'],
])('%s: a part is written as the caller tells: %s', (known, said, name) => {
  expect(respellPart(known, said)).toBe(name);
});

it.each(['my email has double s', 'the surname is right', 'surname with a y, Hargreaves', 'no, a double room'])(
  '%s: respells no part of a name',
  (said) => {
    expect(respellPart('Karl Nilson', said)).toBeNull();
  },
);

it.each([
  ['morag nicholson, no h in it', 'morag nicholson', 'Morag Nicolson'],
  ['ann phillips one l, no double l', 'ann phillips', 'Ann Philips'],
  ['sarah kane no h at the end', 'sarah kane', 'Sara Kane'],
])('%s: the letter that a name has not is left out', (said, rest, name) => {
  const denied = readDenied(said);
  expect(denied?.rest).toBe(rest);
  expect(denied?.apply(rest.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()))).toBe(name);
});

it.each([
  ['jon smith no h in jon', 'Jon Smith'],
  ['john smith without an h j o n', 'John Smith'],
  ['ann clarke with an e no a e', 'Ann Clarke'],
])('%s: leaves what else is said of the name as it is', (said, name) => {
  expect(readDenied(said)?.apply(name)).toBe(name);
});
