import { expect, it } from 'vitest';
import { maxSentenceLength } from '../../protocol/limits.ts';
import { createSentenceSplitter, splitSentences } from './sentences.ts';

it('returns a sentence as soon as it is complete', () => {
  const splitter = createSentenceSplitter();
  expect(splitter.push('It takes a w')).toEqual([]);
  expect(splitter.push('eek. And th')).toEqual(['It takes a week.']);
  expect(splitter.push('en? ')).toEqual(['And then?']);
  expect(splitter.push('It is done')).toEqual([]);
  expect(splitter.end()).toEqual(['It is done']);
});

it('does not split a sentence at a decimal point, a title or an initial', () => {
  expect(splitSentences('It is 3.5 for Dr. Smith and J. Doe. Next.')).toEqual([
    'It is 3.5 for Dr. Smith and J. Doe.',
    'Next.',
  ]);
});

it('splits a long sentence and loses no word', () => {
  const long = `${'a word or two, '.repeat(40)}end.`;
  const parts = splitSentences(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(maxSentenceLength);
  expect(parts.join(' ')).toBe(long);
});

it('splits even a text without spaces', () => {
  expect(splitSentences('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50]);
});
