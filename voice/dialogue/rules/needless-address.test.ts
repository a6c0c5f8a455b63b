import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a caller who wants to be called', () => {
  it('hears why an email address is needed all the same', async () => {
    await startRuleAgent().play(`
      caller: call me back on 555 010 0199
      caller: Ann Smith
      assistant: A request also needs an email address, in case a call or a text doesn't reach you.
    `);
  });

  const [orType, orAnother] = ['You can type it into the field on the screen, or say never mind.', 'which one?'];
  it.each([
    ['just call me', orType],
    ["I don't use e-mail", orAnother],
    ["I don't have an e-mail address", orAnother],
    ['I have no e-mail', orAnother],
    ["can't you just call me?", orType],
    ['text me instead', orType],
  ])('is not asked over and over after "%s"', async (refusal, wayOn) => {
    await startRuleAgent().play(`
      caller: call me back on 555 010 0199
      caller: Ann Smith
      caller: ${refusal}
      assistant: Every request needs an email address, so that the team can write
      assistant: ${wayOn}
      caller: ${refusal}
      assistant: Then I can't send it.
      never: What is your email address?
      caller: ann@example.com
      shows: email = ann@example.com
      shows: phone = 555 010 0199
    `);
  });

  it('may tell what it is about instead, which is no refusal', async () => {
    await startRuleAgent().play(`
      caller: call me back on 555 010 0199
      caller: Ann Smith
      caller: we lose calls at lunch
      never: Every request needs
    `);
  });
});
