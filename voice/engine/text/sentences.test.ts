import { expect, it } from 'vitest';
import { maxSentenceLength } from '../../protocol/limits.ts';
import { createSentenceSplitter, splitSentences } from './sentences.ts';

it('hands out a sentence as soon as it is whole', () => {
  const splitter = createSentenceSplitter();
  expect(splitter.push('It takes a w')).toEqual([]);
  expect(splitter.push('eek. And th')).toEqual(['It takes a week.']);
  expect(splitter.push('en? ')).toEqual(['And then?']);
  expect(splitter.push('It is done')).toEqual([]);
  expect(splitter.end()).toEqual(['It is done']);
});

it('does not part a sentence at a decimal point, a title or an initial', () => {
  expect(splitSentences('It is 3.5 for Dr. Smith and J. Doe. Next.')).toEqual([
    'It is 3.5 for Dr. Smith and J. Doe.',
    'Next.',
  ]);
});

it('parts what is too long for one breath, and loses no word', () => {
  const long = `${'a word or two, '.repeat(40)}end.`;
  const parts = splitSentences(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(maxSentenceLength);
  expect(parts.join(' ')).toBe(long);
});

it('parts even what has no space', () => {
  expect(splitSentences('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50]);
});
