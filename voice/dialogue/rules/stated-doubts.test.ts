import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a doubt that an owner states', () => {
  it.each([
    ['I run a chip shop, my punters will just put the phone down', 'Nobody has to talk to it.'],
    ['the old boys in my garage will never talk to a bot', 'Nobody has to talk to it.'],
    ["my sister runs the desk and she's worried you'll replace her", 'You decide who works for you'],
    ['plumber here. we tried one of these bots once and it was a disaster', "That's a fair doubt"],
    ["I wouldn't let an AI near my patients", 'It keeps to the answers and rules that you approve'],
    ['it will sound artificial', 'You choose its voice'],
    ["it's far too impersonal for us", 'You choose its name, its voice'],
    ['our trade is too specialized for a machine', "It's made for your business alone"],
    ['we are too tiny for something like this', 'What counts is your calls, not your size.'],
    ["that's too expensive for a shop like ours", 'You see the price in writing before you owe anything'],
    ["I've not got the time to set up another system", 'most of the work is ours'],
    ['my partners will never go for it', 'Let them hear it'],
  ])('is met with what the site says: %s', async (said, answer) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${answer}
      never: I don't know
      stage: none
    `);
  });

  it('is no trouble to pass on, nor said twice', async () => {
    await startRuleAgent().play(`
      caller: patients hate robots
      caller: they will hang up on a machine
      never: Nobody has to talk to it
      assistant: Shall I take a request
      caller: no
      caller: I want to leave a request
      caller: Ann Smith
      caller: ann@example.com
      caller: none
      assistant: Where does your customer service get stuck?
    `);
  });

  it.each(["callers hang up when we don't answer", 'my staff never have time to call people back'])(
    'is not taken from a trouble: %s',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        assistant: It picks up the calls
      `);
    },
  );

  it('is the business of the desk that sells agents alone', async () => {
    await callDesk('hair-salon').play(`
      caller: it will sound fake
      never: You choose its voice
    `);
  });
});
