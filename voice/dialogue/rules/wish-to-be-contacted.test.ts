import { describe, expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a caller who wants to hear from the business', () => {
  it.each([
    'Could somebody from your side get in touch with us?',
    "i'd love if someone could get back to me",
    'it would be great if somebody could ring me',
    "I'd be happy if one of your team wrote to me, then.",
    "so i'd like one of you guys to reach out to me about an answering agent",
    'i want that someone calls me for the voice agent',
    "i've a wee wool shop and i'm needing somebody to get in touch about the answering thing",
    'I have a riad in Fes and would love to hear from you about an assistant for it.',
    'I want one as well. Who do I leave my info with?',
    'We need help. Please get back to me.',
    'Kindly arrange for a consultant to contact us.',
  ])('begins a request: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: What is your full name?
      stage: collecting
    `);
  });

  it.each([
    'can your assistant call my customers back?',
    'what happens when somebody calls me at night?',
    'customers want somebody to call them',
  ])('is not taken for one who speaks of others: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      stage: none
    `);
  });
});

const toReadBack = `
  caller: sign me up
  types: Ann Smith
  types: ann@example.com
  types: example.org
  types: we miss calls at night
  types: by phone
  types: 415 555 0199
  stage: confirming
`;

describe('a form that is nearly done', () => {
  it('takes several corrections in a turn', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: Two things: the website ends in .net, not .org, and the number ends in 77.
      shows: website = https://example.net
      shows: phone = 415 555 0177
      types: now it is right, yes
      stage: sent
    `);
  });

  it.each(['yes it is exact', "yes ma'am that's right", 'That is in order. Kindly proceed.', 'yeah spot on'])(
    'is sent at "%s"',
    async (said) => {
      const { play, taken } = startRuleAgent();
      await play(`
        ${toReadBack}
        types: ${said}
        stage: sent
      `);
      expect(taken).toHaveLength(1);
    },
  );

  it('is sent at an ok to the second question only', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: ok
      stage: confirming
      types: ok
      stage: sent
    `);
  });
});

it('keeps a problem that ends in the question of others', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Ann Smith
    types: ann@example.com
    types: none
    types: The same caller rings three times a day: where is my order?
    shows: bottleneck = The same caller rings three times a day: where is my order?
  `);
});

it('takes an address that is mended at the problem as the address', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Scottie Bergeron
    types: scotie@example.com
    types: none
    types: Whoops, my email needs two t's: scottie@example.com
    shows: email = scottie@example.com
    expecting: story
  `);
});

it('puts a surname that is given first where it belongs', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Kovács, Zsófia
    shows: full_name = Zsófia Kovács
  `);
});
