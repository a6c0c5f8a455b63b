import { describe, expect, it } from 'vitest';
import { startRuleAgent, toReadBack } from '#/tests/support/rule-agent.ts';

describe('a read-back is corrected', () => {
  it.each([
    ["all of it is right except I'd rather have a video call", 'contact_method = video'],
    ['everything is fine apart from the name it is Ann Smyth', 'full_name = Ann Smyth'],
  ])('in what is excepted: %s', async (said, shown) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      shows: ${shown}
      stage: confirming
    `);
  });

  it.each([
    ['actually change what i said the trouble is the queue at noon put that down', 'The queue at noon'],
    ['no, the problem is that nobody hears the phone', 'Nobody hears the phone'],
    ['can you add that we close on Mondays', 'We miss calls at night. We close on Mondays'],
  ])('in the problem: %s', async (said, problem) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      shows: bottleneck = ${problem}
      stage: confirming
    `);
  });

  it.each([
    ['It should say: the drivers ring while we load', 'The drivers ring while we load'],
    ['change the request to: we lose every evening call', 'We lose every evening call'],
    ['please make a note that we are open on Sundays', 'We miss calls at night. We are open on Sundays'],
    ['afternoons suit me most', 'We miss calls at night. Afternoons suit me most'],
    ['send it. weekdays only though', 'We miss calls at night. Weekdays only though'],
    ["yes, that's right. not before ten, I work nights", 'We miss calls at night. Not before ten, I work nights'],
    ['make sure it says we open at six', 'We miss calls at night. We open at six'],
    ["you've forgotten that we take dogs, too", 'We miss calls at night. We take dogs, too'],
    [
      'You left out our two branches and the lunch hour. Add those please.',
      'We miss calls at night. Our two branches and the lunch hour',
    ],
    ['yes, note it: prices for three chairs', 'We miss calls at night. Prices for three chairs'],
    ["yes, send it. but it's WhatsApp, please", "We miss calls at night. It's WhatsApp, please"],
  ])('in the problem, which is told anew or added to: %s', async (said, problem) => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: ${said}
      shows: bottleneck = ${problem}
      stage: confirming
    `);
  });

  it('in the problem by who is asked what to change, and tells it', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: no
      assistant: What should I change?
      caller: our guests ring while we cook
      shows: bottleneck = Our guests ring while we cook
    `);
  });

  it('not in the problem by who has a problem with another field', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: no the problem is my email has two n's
      shows: bottleneck = We miss calls at night
    `);
  });

  it('in the way to answer by who speaks of the team', async () => {
    await startRuleAgent().play(`
      ${toReadBack}
      caller: hang on no can they email me instead of phoning
      shows: contact_method = email
      caller: yes email now send it
      stage: sent
    `);
  });

  it('before it is sent, although a yes is said with the new value', async () => {
    const { play, taken } = startRuleAgent();
    await play(`
      ${toReadBack}
      types: Yes, with the mobile number 415 555 0123. Send it.
      shows: phone = 415 555 0123
      stage: confirming
      types: Yes, with the mobile number 415 555 0123. Send it.
      stage: sent
    `);
    expect(taken).toHaveLength(1);
  });
});

it('corrects the field that is named beside the mistake, and keeps the others', async () => {
  await startRuleAgent().play(`
    caller: have someone contact me please. Ann Smith, ann@example.com, we miss calls at night
    caller: Email is best. And the website is wrong, it's seapointlodge.co.za
    shows: email = ann@example.com
    shows: website = https://seapointlodge.co.za
  `);
});
