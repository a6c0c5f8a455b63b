import { expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

it.each([
  'sorry, before that, how much is it a month',
  'wait one more question how long is the trial',
  'and it takes how long',
  'the trial lasts how long',
  'you charge what a month',
])('answers a question asked in place of the problem, and asks again: %s', async (asked) => {
  const { play, taken } = startRuleAgent();
  await play(`
      caller: sign me up
      types: Ann Smith
      types: ann@example.com
      types: none
      types: ${asked}
      expecting: story
      types: we miss calls at night
      shows: bottleneck = We miss calls at night
    `);
  expect(taken).toHaveLength(0);
});

it('answers a question behind a name', async () => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: ann smith but how much is it
    shows: full_name = Ann Smith
    assistant: What is your email address?
  `);
});

it.each([
  ['at weekends the phone rings non stop', 'At weekends the phone rings non stop'],
  ['with the machines on nobody hears it ring', 'With the machines on nobody hears it ring'],
  ['they ring and ask how much is it', 'They ring and ask how much is it'],
])('takes what happens for the problem: %s', async (said, told) => {
  await startRuleAgent().play(`
    caller: sign me up
    types: Ann Smith
    types: ann@example.com
    types: none
    caller: ${said}
    shows: bottleneck = ${told}
  `);
});

it.each([
  'my name is Tom Baker I fix boilers what does this cost',
  "I'm Tom Baker I clean carpets, how long would it take",
])('keeps who somebody is and what they ask first out of the problem: %s', async (said) => {
  await startRuleAgent().play(`
      caller: ${said}
      caller: have someone call me
      shows: full_name = Tom Baker
      shows: bottleneck =
    `);
});
