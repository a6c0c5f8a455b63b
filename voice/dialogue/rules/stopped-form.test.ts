import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('an address that is only mentioned', () => {
  it.each([
    'would it work with ours? We get a lot through Booking.com',
    'we use calendly.com, does it connect',
    'my competitor smithplumbing.com has one, can I get the same',
    'do you answer info@ourshop.com mails',
    'can you look at harbourvets.com and tell me',
    'people call our number 0161 496 0123 all night, can it pick up',
  ])('%s: begins no request', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      stage: none
    `);
  });

  it.each(['our website is harbourvets.com', 'harbourvets.com', 'I run harbourvets.com and we miss calls'])(
    '%s: is given as theirs',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        shows: website = https://harbourvets.com
      `);
    },
  );

  it('is asked for again when it is not theirs', async () => {
    await startRuleAgent().play(`
      caller: our website is booking.com
      caller: Booking.com isn't my website
      assistant: Do you have a website?
    `);
  });
});

describe('a request that the caller does not want', () => {
  it.each([
    "hold on, I don't want to fill in a form yet",
    'stop the message please',
    'no forms please',
    "I'm not ready to give my details",
    'not now',
  ])('%s: is thrown away', async (said) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: ${said}
      assistant: All right, I've thrown the request away.
      stage: discarded
    `);
  });

  it('is thrown away before the question behind is answered', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Please stop the form. Just tell me, is there a free trial?
      assistant: Nothing was sent.
      assistant: free trial
      stage: discarded
    `);
  });

  it('leaves nothing behind for a later one', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: stop the form
      caller: sign me up
      expecting: name
    `);
  });

  it('goes on where only one question of it is declined', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: not yet, it is still being built
      stage: collecting
    `);
  });
});

describe('a request is let go', () => {
  it.each([
    "oh for goodness' sake forget it",
    "never mind I don't need it any more",
    "I don't want anybody calling me",
    "no, I haven't asked for anything",
    'not until my partner has seen it',
  ])('%s', async (said) => {
    await startRuleAgent().play(`
      caller: can somebody call me back
      stage: collecting
      caller: ${said}
      stage: discarded
    `);
  });

  it('and the question behind it is heard', async () => {
    await startRuleAgent().play(`
      caller: can somebody call me back
      caller: no not before my wife has heard it is there a free trial
      stage: discarded
      assistant: there is a free trial.
    `);
  });

  it('and the call ends when the caller leaves with it', async () => {
    await startRuleAgent().play(`
      caller: can somebody call me back
      caller: never mind, bye
      stage: discarded
      assistant: Goodbye!
      hangs up
    `);
  });
});

describe('a request is kept', () => {
  it.each([
    "I don't want a call, just email me",
    "I don't want to talk on the phone, email is fine",
    "I don't want anybody to ring me, text me",
  ])('by who declines one way to answer and names another: %s', async (said) => {
    await startRuleAgent().play(`
      caller: can somebody get back to me
      caller: Ann Smith
      caller: ${said}
      shows: full_name = Ann Smith
    `);
  });

  it.each(["never mind, I don't have one", 'never mind I have none'])('by who has no website: %s', async (said) => {
    await startRuleAgent().play(`
      caller: can somebody email me
      caller: Ann Smith
      caller: ann@example.com
      caller: ${said}
      stage: collecting
      expecting: story
    `);
  });

  it('by the call, when who wants no form asks something that only sounds like leaving', async () => {
    await startRuleAgent().play(`
      caller: can somebody call me
      caller: no forms please, who would take care of my calls at night?
      stage: discarded
      assistant: Do you mean
    `);
  });
});

describe('no request is begun', () => {
  it.each([
    "I'd want my sister to hear it before I have anybody ring me, how does the trial work",
    'so how would the robot speak to somebody whose dog has just died',
  ])('%s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      stage: none
    `);
  });
});
