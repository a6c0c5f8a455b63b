import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a page on a social network', () => {
  it.each([
    'no website po, only instagram @ann.bakes',
    'just facebook',
    "we're only on tiktok for now",
    'only @ann_bakes',
    'no only on instagram at ann dot bakes',
  ])('is no website and no email address: %s', async (said) => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: ${said}
      shows: email = ann@example.com
      shows: website =
      expecting: story
    `);
  });

  it('is a website where its address is given', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: instagram.com/annbakes
      shows: website = https://instagram.com/annbakes
    `);
  });
});
