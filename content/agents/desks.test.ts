import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { deskLabels } from './desk-labels.ts';
import { desks } from './desks.ts';

it('each desk has a label, and ours is the first', () => {
  expect(desks.map(({ id }) => id)).toEqual(Object.keys(deskLabels));
  expect(desks[0].agent.sample).toBe(false);
});

describe.each(desks.filter(({ agent }) => agent.sample).map((desk) => [desk.id, desk.agent] as const))(
  '%s',
  (_, agent) => {
    it('says that it is a sample before anything else', () => {
      expect(agent.greeting[0]).toContain('nothing you book here is real');
    });

    it('answers in at most two sentences of at most thirty words together', () => {
      for (const { id, answer } of agent.knowledge) {
        expect(answer.split(/\s+/).length, id).toBeLessThanOrEqual(30);
        expect(splitSentences(answer).length, id).toBeLessThanOrEqual(2);
      }
    });

    it('has 14 to 100 answers, and finds each by its own question', () => {
      const { find } = knowledgeOf(agent);
      expect(agent.knowledge.length).toBeGreaterThanOrEqual(14);
      expect(agent.knowledge.length).toBeLessThanOrEqual(100);
      for (const { id, question } of agent.knowledge) expect(find(question)?.id).toBe(id);
    });
  },
);
