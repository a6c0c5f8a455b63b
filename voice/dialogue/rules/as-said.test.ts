import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

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
});
