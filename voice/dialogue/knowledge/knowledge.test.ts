import { expect, it } from 'vitest';
import { learn } from './knowledge.ts';
import { wordVectors } from './words/word-vectors.ts';

const { lookUp, passages } = learn({
  name: 'Harbour Dental',
  knowledge: [
    { id: 'hours', topic: 'Opening hours', question: 'When are you open?', answer: 'Weekdays from 9 am to 5 pm.' },
    { id: 'parking', topic: 'Parking', question: 'Where can I park?', answer: 'Behind the house, free for two hours.' },
    { id: 'price', topic: 'Prices', question: 'What does a check-up cost?', answer: 'A check-up costs £60.' },
  ],
});

function answersOf(question: string): string[] {
  const found = lookUp(question);
  return found.kind === 'answer' ? found.passages.map(({ id }) => id) : [];
}

it('finds the entry that a question asks for in other words', () => {
  expect(answersOf('is there parking for my car')).toEqual(['parking']);
});

it.each(['', '?!', 'the of', 'Do you repair bicycles?'])('finds no answer to %j', (question) => {
  expect(lookUp(question)).toEqual({ kind: 'none' });
});

it.each([
  'When are you open? Where can I park?',
  'When are you open? And where can I park?',
  'when are you open and where can i park',
])('answers both halves of %j', (question) => {
  expect(answersOf(question)).toEqual(['hours', 'parking']);
});

it.each(['I drive in with my van. Where can I park?', 'My check-up is next week; where can I park?'])(
  'answers only the question of %j',
  (question) => {
    expect(answersOf(question)).toEqual(['parking']);
  },
);

it.each([
  'and when are you open then',
  'So, when are you lot open?',
  'When are you folks open exactly?',
  'Could you tell me when you are open?',
])('knows its own question in %j', (question) => {
  expect(answersOf(question)).toEqual(['hours']);
});

it.each([
  ['how long is that for', 'parking'],
  ['and how much would it be then', 'price'],
])('takes %j for a question about what was told last, which tells it', (question, id) => {
  const topic = passages.find((passage) => passage.id === id) ?? null;
  expect(lookUp(question, { question: topic?.title ?? '', topic })).toEqual({
    kind: 'answer',
    passages: [topic],
    sure: true,
  });
});

it('answers the question at the end of a long story', () => {
  const story = wordVectors().words.slice(3_000, 3_600).join(' ');
  expect(answersOf(`${story}. Where can I park my car?`)).toEqual(['parking']);
});
