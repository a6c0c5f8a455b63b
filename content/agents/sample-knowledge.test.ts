import { describe, expect, it } from 'vitest';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { desks } from './desks.ts';

describe.each(desks.filter(({ agent }) => agent.sample))('what a caller expects the desk $id to know', ({ agent }) => {
  const { find } = learn(agent);

  it.each([
    ['may I sit next to my son', 'parent-stays'],
    ['can I stay with her', 'parent-stays'],
    ['can I take my toddler along', 'bring-children'],
    ['is he gentle with kids', 'gentle'],
    ['is there anything I should bring', 'what-to-bring'],
  ])('%s', (asked, id) => {
    expect(find(asked)?.id).toBe(id);
  });
});
