import { describe, expect, it } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { knowledgeOf, learn } from './knowledge.ts';

const knowledge = knowledgeOf(ourDesk);

describe("what a caller's own agent would know", () => {
  it.each([
    'how would a robot know how I prune a hedge',
    'would it know my menu',
    'my customers ask is the sourdough ready yet, can your thing deal with that',
    'We rent bouncy castles. Would it know which ones fit in a small garden?',
    'how would you know what we sell',
    'what if they ask if I sharpen skates',
  ])('is told for "%s"', (question) => {
    expect(knowledge.lookUp(question)).toMatchObject({ kind: 'answer', passages: [{ id: 'calls/your-business' }] });
  });

  it.each([
    'can it play hold music',
    'can it answer the doorbell',
    'does it know my voice',
    'does it learn as it goes',
    'would it know when a customer lies',
    'can it handle my payroll',
  ])('does not stand for a feature that is not known: "%s"', (question) => {
    expect(knowledge.lookUp(question)).not.toMatchObject({ passages: [{ id: 'calls/your-business' }] });
  });

  it('is no matter of an agent without such an entry', () => {
    const agent = { ...ourDesk, knowledge: ourDesk.knowledge.map(({ ofOwnBusiness: _, ...entry }) => entry) };
    expect(learn(agent).lookUp('how would a robot know how I prune a hedge')).not.toMatchObject({ kind: 'answer' });
  });
});

describe('for whom the service is', () => {
  it.each([
    'do you do dog groomers',
    'Do you work with chiropodists?',
    'would this suit a brewery',
    'is it any good for a church office',
    'hello, you make robot of telephone for small enterprise?',
    'do you build these for upholsterers',
    'is this something for people who run a campsite',
    'have you set one up for any vets',
  ])('is told for "%s"', (question) => {
    const found = knowledge.lookUp(question);
    expect(found).toMatchObject({ kind: 'answer', passages: [{ id: 'faq/businesses' }] });
    expect(found.kind === 'answer' && found.passages.map((passage) => knowledge.beyond(passage, question))).toEqual([
      null,
    ]);
  });

  it.each([
    'do you do reminders',
    'would it fit my budget',
    'does it work with answering machines',
    'will it help my staff',
  ])('does not stand for what else is asked: "%s"', (question) => {
    expect(knowledge.lookUp(question)).not.toMatchObject({ passages: [{ id: 'faq/businesses' }] });
  });
});
