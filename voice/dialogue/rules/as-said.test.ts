import { describe, it } from 'vitest';
import { startRuleAgent, toReadBackBy } from '#/tests/support/rule-agent.ts';

const toReadBack = toReadBackBy('by text');

describe('a request is stored as it was said', () => {
  it('with the word that a star corrects, at once or in the next turn', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smiht. *Smith lol
      shows: full_name = Ann Smith
      types: *Smyth
      shows: full_name = Ann Smyth
      types: ann@exmaple.com
      types: *example
      shows: email = ann@example.com
    `);
  });

  it('with the digits that mend the number before them, and without the name of a shop', async () => {
    await startRuleAgent().play(`
      caller: bike repair shop here, can somebody call me
      shows: full_name =
      caller: ann smith
      caller: ann at example dot com
      caller: no website
      caller: we miss calls at night
      caller: four one five five five five oh one nine two no wait sorry oh one nine nine
      shows: phone = 415 555 0199
    `);
  });

  it('with the name that is told outright', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: doctor mona badry my name is mona badry
      shows: full_name = Mona Badry
    `);
  });

  it('without the title that the caller wants taken off', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: doctor mona badry
      shows: full_name = Dr Mona Badry
      caller: oh and leave out the doctor please
      shows: full_name = Mona Badry
    `);
  });

  it('without a website where an email address lacks its at sign', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      types: Ann Smith
      types: ann.example.org
      shows: website =
      expecting: email
      types: oops ann@example.org
      shows: email = ann@example.org
      types: example.org
      shows: website = https://example.org
    `);
  });

  it('with the website as the email address has it, where both are said at once', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: hill farm dot ie oh the mail then it's ann at hill farm dot ie
      shows: email = ann@hillfarm.ie
      shows: website = https://hillfarm.ie
    `);
  });

  it('with a word of the email address as it is spelled, and the name as it was', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Harmann
      caller: ann at harmannfloors dot ie
      caller: sorry the email is harman with one n h a r m a n floors
      shows: full_name = Ann Harmann
      shows: email = ann@harmanfloors.ie
    `);
  });

  it.each([
    'hello are you still there you went all quiet',
    'I can hardly hear you',
    'sorry my keyboard is stuck',
    'excuse the typos',
    'what means that',
    'what should I write here',
    'stuck in what way',
  ])('with no problem where the caller says "%s"', async (said) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: none
      caller: ${said}
      shows: bottleneck =
      expecting: story
      caller: the keyboard player never answers the phone
      shows: bottleneck = The keyboard player never answers the phone
    `);
  });

  it.each([
    "Hi, I'm Ann Smith, office manager for a dental practice in Leeds. Can somebody contact me?",
    'This is Ann Smith, co-owner of a small gym. Please contact me',
  ])('with no problem from "%s"', async (said) => {
    await startRuleAgent().play(`
      types: ${said}
      shows: full_name = Ann Smith
      shows: bottleneck =
    `);
  });

  it.each(['Hello, dental practice in Leeds, four chairs and me', 'hi bakery in Cork, we make 400 loaves a day'])(
    '%s: asks what such a caller wants',
    async (said) => {
      await startRuleAgent().play(`
        types: ${said}
        assistant: What would you like to know?
        types: yes please, someone should contact me
        shows: bottleneck =
      `);
    },
  );

  it('as a whole, where a wish is said in place of a yes to a call-back', async () => {
    await startRuleAgent().play(`
      caller: do you work with circus tents
      assistant: Shall I take a call-back request?
      caller: yeah have someone contact me
      shows: bottleneck =
      caller: Ann Smith
      expecting: email
    `);
  });

  it('with what troubles the caller, told anew at the read-back', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: actually change what i said the trouble is people email us about one clock put that down
      shows: bottleneck = People email us about one clock
      stage: confirming
    `);
  });

  it('with the number that is said with the yes, once it was asked for again', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      types: Yes, with the mobile number 415 555 0123. Send it.
      shows: phone = 415 555 0123
      stage: confirming
      types: Yes, with the mobile number 415-555-0123. Send it.
      stage: sent
    `);
  });

  it.each([
    ['email no no leave it send on whatsapp only', 'text'],
    ['phone, forget that, video', 'video'],
  ])('with the way of contact that comes second: %s', async (said, way) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: none
      caller: we miss calls at night
      caller: ${said}
      shows: contact_method = ${way}
    `);
  });
});
