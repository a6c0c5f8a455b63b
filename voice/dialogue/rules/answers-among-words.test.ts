import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const toPhone = `
  caller: sign me up
  types: Ann Smith
  types: ann@example.com
  types: example.org
  types: we miss calls at night
  types: by text
`;
const toReadBack = `
  ${toPhone}
  types: 415 555 0199
  stage: confirming
`;

describe('an answer among other words', () => {
  it.each(['no number, email', 'hm no, email actually'])(
    '%s: another way of contact in place of the number',
    async (said) => {
      await startRuleAgent().play(`
      ${toPhone}
      types: ${said}
      shows: contact_method = email
      stage: confirming
    `);
    },
  );

  it.each(['either, really', 'whatever is easiest for you'])(
    '%s: asks for the way to answer once more, and then takes the usual one',
    async (said) => {
      await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: example.org
      types: we miss calls at night
      types: ${said}
      shows: contact_method =
      types: ${said}
      shows: contact_method = email
    `);
    },
  );

  it.each(['YES AND TODAY PLEASE', 'now you have it yes'])('%s: sends', async (said) => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: ${said}
      stage: sent
    `);
  });

  it.each(['yes maybe later', 'she said yes', 'if yes'])('%s: does not send', async (said) => {
    await startRuleAgent().play(`
        ${toReadBack}
        types: ${said}
        stage: confirming
      `);
  });

  it('hears the way to answer, and not to call, while a website is asked for', async () => {
    await startRuleAgent().play(`
      caller: Ok make request for me please
      types: Ann Smith
      types: ann@example.com
      types: Please do not call, e-mail only
      shows: contact_method = email
      types: none
      stage: collecting
    `);
  });

  it.each(['r u a bot', 'are u human?'])('%s: says what it is', async (said) => {
    await startRuleAgent().play(`
      types: ${said}
      assistant: AI
    `);
  });

  it('mends a part of the name, or the problem, when it is named', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: the surname is wrong it's smythe s m y t h e
      shows: full_name = Ann Smythe
      types: the problem should say: we miss calls at lunch
      shows: bottleneck = We miss calls at lunch
    `);
  });

  it.each([
    "don't bother with that",
    'leave it, the site is getting rebuilt',
    "skip that one, we're redoing it",
    'it is down at the moment',
    'we have one but I prefer not to say',
  ])('%s: goes on without a website, and with the rest as it was', async (said) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann at nickel city tow dot com
      caller: ${said}
      shows: website =
      shows: email = ann@nickelcitytow.com
      expecting: story
    `);
  });

  it('takes letters behind an address for no story and no other address', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann at bergwerk dot berlin b e r g w e r k dot berlin
      shows: email = ann@bergwerk.berlin
      shows: website =
      shows: bottleneck =
    `);
  });

  it('asks for the problem again after a remark on the call', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: none
      caller: how many more questions is this
      assistant: Where does your customer service get stuck?
      shows: bottleneck =
    `);
  });

  it.each([
    'Ann Smith | Lettings Director | Smith Lets Ltd | ann@example.com | 01224 555 0162',
    'Ann Smith, owner, smith & sons plumbing, ann@example.com',
    'Ann Smith - Head of Sales - Smith & Sons - E: ann@example.com - M: 01224 555 0162',
  ])('takes the values of the signature %s, and no problem', async (signature) => {
    await startRuleAgent().play(`
      caller: sign me up
      types: ${signature}
      shows: full_name = Ann Smith
      shows: email = ann@example.com
      shows: bottleneck =
    `);
  });

  it('takes the problem that is told beside a website', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      types: example.org, and before you ask, my problem is brides message me at one at night
      shows: website = https://example.org
      shows: bottleneck = Brides message me at one at night
      shows: contact_method =
    `);
  });

  it('reads back no number that the way of contact has no use for', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: none
      types: we miss calls at night
      types: email's good but take my number too just in case, 415 555 0199
      stage: confirming
      never: on 415
    `);
  });

  it('keeps remarks around a value out of it', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: certainly it's olivia pemberton hyphen shaw
      shows: full_name = Olivia Pemberton-Shaw
      caller: alright then it's g dot oyelaran at example dot com that's o y e l a r a n
      shows: full_name = Olivia Pemberton-Shaw
      shows: email = g.oyelaran@example.com
      shows: bottleneck =
      types: just the bit after the @
      shows: website = https://example.com
    `);
  });
});
