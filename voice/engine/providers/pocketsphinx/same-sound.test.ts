import { describe, expect, it } from 'vitest';
import { readSameSounds } from './same-sound.ts';

const dictionary = [
  'shaun SH AO N',
  'shawn SH AO N',
  'sean SH AO N',
  'shorn SH AO N',
  'lane L EY N',
  'lane(2) L AH N',
].join('\n');

describe('names of the same sound', () => {
  it('are those of a dictionary, the word itself and what is no name left out', () => {
    const sameSound = readSameSounds(dictionary, (word) => word !== 'shorn');
    expect(sameSound('shaun')).toEqual(['shawn', 'sean']);
    expect(sameSound('lane')).toEqual([]);
    expect(sameSound('nobody')).toEqual([]);
  });
});
