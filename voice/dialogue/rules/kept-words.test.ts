import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('all that a turn holds', () => {
  it('keeps when to call, says so, and adds it to the request', async () => {
    await startRuleAgent().play(`
      caller: get someone to ring me, after 6 cos im driving til then
      assistant: After 6: noted.
      caller: Dave Whittle
      caller: 07700 900412
      caller: dave@example.com
      caller: no website. did you get the after 6 bit
      assistant: Yes, I have that: After 6 cos im driving til then.
      caller: we miss calls on a job
      assistant: We miss calls on a job. After 6 cos im driving til then.
      caller: yes but put in not before nine in the morning
      assistant: Added: Not before nine in the morning.
    `);
  });

  it.each([
    ['i told you overflow calls when both of us are on the phone', 'Overflow calls when both of us are on the phone'],
    ['like i said we um miss calls at night', 'We miss calls at night'],
  ])('%s: is told without what leads up to it', async (said, told) => {
    await startRuleAgent().play(`
      caller: get someone to email me
      caller: Ann Smith
      caller: ann@example.com
      caller: no website
      caller: ${said}
      shows: bottleneck = ${told}
    `);
  });

  it('is told at the read-back of a long text, and to who asks whether it is there', async () => {
    await startRuleAgent().play(`
      caller: I'd like a video call with someone, Tuesday after 2
      caller: Ann Smith
      caller: ann@example.com
      caller: no website
      caller: ${'We miss calls while both of us are on a roof and the office is closed. '.repeat(4).trim()}
      assistant: We'll reply in a video call.
      assistant: It also says: Tuesday after 2.
      caller: ok but does it say after 2
      assistant: Yes, I have that: Tuesday after 2.
      caller: does it mention the parking
      assistant: No, that isn't in it.
      stage: confirming
    `);
  });

  it('hears the name behind a wish', async () => {
    await startRuleAgent().play(`
      caller: have somebody call my office it's linda kowalski
      shows: full_name = Linda Kowalski
      expecting: number
    `);
  });

  it('tells why an address is needed, and asks for the last value as the last', async () => {
    await startRuleAgent().play(`
      caller: get someone to ring me
      caller: Ann Smith
      caller: 555 010 0199
      caller: why do you need my email i said call me
      assistant: So that the team can write to you when nothing else reaches you. What is your email address?
      caller: ann@example.com
      caller: yeah send it
      assistant: One last thing: Where does your customer service get stuck?
    `);
  });

  it.each([
    ['hello there can you hear me all right', 'Yes, I can. How can I help?'],
    ['all right then thank you young lady you have a good day', 'Goodbye!'],
  ])('%s: %s', async (said, answer) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it.each([
    ['have Mark ring me tomorrow morning', 'Have Mark ring me, tomorrow morning'],
    ['can you ring my husband about it', 'Ring my husband'],
    ['please get Sarah from your team to call me', 'Get Sarah from your team to call me'],
    ['call me but not at weekends', 'Not at weekends'],
    ['can somebody phone me after 6 when the shop is closed', 'After 6'],
    ["Can someone call me? Not before 4 though, I'm with clients all day", 'Not before 4'],
    ['someone call me tomorrow at 10', 'Tomorrow at 10'],
  ])('%s: keeps and says when and by whom', async (said, noted) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${noted}: noted.
      assistant: We'll reply by phone.
    `);
  });

  it.each(['have customers call me back with this?', 'can people call me at night with this', 'we open at 9, call me'])(
    '%s: names no time to call',
    async (said) => {
      await startRuleAgent().play(`
        caller: ${said}
        never: noted
      `);
    },
  );

  it('tells of the time to call however it is asked', async () => {
    await callDesk('frontdesk').play(`
      caller: have somebody call me
      caller: ravi sandhu it's four one six five five five oh one nine two
      shows: full_name = Ravi Sandhu
      assistant: A request also needs an email address
      caller: don't send nothing yet
      assistant: I'll only send it when you say yes.
      caller: ravi at sandhu cleaning dot example
      caller: no
      caller: we miss calls. I'm only free in the mornings
      caller: is my availability included
      assistant: Yes, I have that: I'm only free in the mornings. May I send it?
    `);
  });

  it.each([
    "Our lawyer won't let us start without a signed data processing contract. Would you give us one?",
    'If I leave my details, when do I hear back?',
    "I'm sixty-three and keep a paper diary. Is that a problem?",
  ])('is not begun by a question: %s', async (said) => {
    await callDesk('frontdesk').play(`
      caller: ${said}
      never: What is your full name
      never: Sixty
    `);
  });
});
