import { expect, it } from 'vitest';
import { desks } from '#/content/agents/desks.ts';
import { knowledgeOf } from './knowledge.ts';

function lookUp(desk: string, question: string) {
  const agent = desks.find(({ id }) => id === desk)?.agent;
  const found = agent && knowledgeOf(agent).lookUp(question);
  if (found?.kind === 'answer') return found.passages.map(({ id }) => id);
  return found?.kind === 'choice' ? { between: found.between.map(({ id }) => id) } : [];
}

it.each(['do you do whitening', 'hello, do you also do whitening'])(
  'a thing that is asked for by its name alone is found: %s',
  (question) => {
    expect(lookUp('dental-clinic', question)).toEqual(['whitening-price']);
  },
);

it('where two entries name it, either may be meant', () => {
  const found = { between: expect.arrayContaining(['highlights-price']) };
  expect(lookUp('hair-salon', 'do you do balayage')).toEqual(found);
});

it.each(['do you do botox', 'do you have a loyalty card', 'do you do whitening for dogs'])(
  'a thing that no entry names is not: %s',
  (question) => {
    expect(lookUp('dental-clinic', question)).toEqual([]);
  },
);
