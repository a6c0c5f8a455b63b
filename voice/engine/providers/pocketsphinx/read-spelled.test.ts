import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printed } from '#/voice/testing/printed-lattice.ts';
import type { Spelling } from '../../agent.ts';
import { packagedDictionary } from './packaged.ts';
import { readSpelled } from './read-spelled.ts';

const nothing: Spelling = { likely: [], taken: [] };
const yahoo = ['at', 'yahoo', 'dot', 'com'];
const address = ['r', 'a', 'm n', 't d', 'p b', ...yahoo];

describe('what is spelled', () => {
  it('is read as the names that the caller is likely to spell', () => {
    const output = printed('r a m t p at yahoo dot com', ...address);
    const hear = (name: string) => readSpelled(output, 'email', { ...nothing, likely: [name] });
    expect(hear('Randb')).toBe('r a n d b at yahoo dot com');
    expect(hear('Ramtp')).toBe('r a m t p at yahoo dot com');
  });

  it('is another address where the caller says no to the likeliest', () => {
    const output = printed('no r a m t p at yahoo dot com', 'no', ...address);
    const taken = ['randb@yahoo.com'];
    expect(readSpelled(output, 'email', { likely: ['randb'], taken: [] })).toBe('no r a n d b at yahoo dot com');
    expect(readSpelled(output, 'email', { likely: ['randb'], taken })).not.toBe('no r a n d b at yahoo dot com');
  });

  it('is read as the word before it, in a name', () => {
    const places = ['my', 'name', 'is', 'brand', 'b d p', 'r', 'a h', 'n m', 'd t'];
    const output = printed('my name is brand d r a n d', ...places);
    expect(readSpelled(output, 'name', nothing)).toBe('my name is brand b r a n d');
  });

  it.runIf(existsSync(packagedDictionary))('is read as a name that sounds like the word before it', () => {
    const places = ['my', 'name', 'is', 'shaun', 's', 'e t p', 'a', 'n'];
    const output = printed('my name is shaun s t a n', ...places);
    expect(readSpelled(output, 'name', nothing)).toBe('my name is shaun s e a n');
  });

  it('is one name where no word parts the letters, also a name of no list', () => {
    const places = [
      'my',
      'name',
      'is',
      'and',
      'd',
      'l',
      'a p',
      'm',
      'e',
      't',
      'h',
      'i',
      'w p',
      'e',
      'sue',
      'z',
      'h',
      'o',
      'u',
    ];
    const output = printed('my name is and d l a m e t h i w e sue z h o u', ...places);
    expect(readSpelled(output, 'name', nothing)).toBe('my name is and d l a m e t h i w e sue z h o u');
  });

  it('is read as an address that was given before', () => {
    const places = ['my', 'name', 'is', 'x', 'b d v', 'a', 'm n', 'd t', 'e'];
    const output = printed('my name is x b a m t e', ...places);
    const given = { ...nothing, taken: ['xvanta@yahoo.com', 'xvamte@yahoo.com'] };
    expect(readSpelled(output, 'name', given)).toBe('my name is x v a m t e');
  });

  it('is a name after "my name is", whatever is asked for', () => {
    const output = printed(
      'no my name is dot l r i t a',
      'no',
      'my',
      'name',
      'is',
      'dot donna',
      'l',
      'r',
      'i',
      't d',
      'a',
    );
    expect(readSpelled(output, 'email', nothing)).toMatch(/^no my name is (?:dot|donna) l r i [dt] a$/);
  });

  it('is what words explain, without a letter that was heard at the end of a word', () => {
    const boy = ['b_as_in_boy', 'e_as_in_echo', 'c_as_in_charlie', 'k_as_in_kilo'];
    const output = printed(`my name is becker e ${boy.join(' ')}`, 'my', 'name', 'is', 'becker', 'e', ...boy);
    expect(readSpelled(output, 'name', nothing)).toBe(
      'my name is becker b as in boy e as in echo c as in charlie k as in kilo',
    );
  });

  it('keeps the words with which letters are explained', () => {
    const output = printed('b_as_in_boy at yahoo dot com', 'b_as_in_boy', ...yahoo);
    expect(readSpelled(output, 'email', nothing)).toBe('b as in boy at yahoo dot com');
  });

  it('is none of a sentence, nor of what is no lattice', () => {
    expect(readSpelled(printed('where do you park', 'where'), 'email', nothing)).toBe('where do you park');
    expect(readSpelled('r a t at yahoo dot com (stdin -1)\n', 'email', nothing)).toBe('r a t at yahoo dot com');
  });
});
