import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a longer turn', () => {
  it('is answered by the question at its end, not by a word on the way to it', async () => {
    await callDesk('hair-salon').play(`
      caller: no i'm not pregnant the babies at my work haha um how much is the color to cover the white
      assistant: Roots start at 95 dollars
    `);
  });

  it('asks nothing about the agent where a robot is only spoken of', async () => {
    await callDesk('dental-clinic').play(`
      caller: I drove a bus for thirty years and never once spoke to a robot. How much is a check-up these days?
      assistant: A check-up costs 75 dollars
    `);
  });
});

describe('a courtesy', () => {
  it('is met, whatever it is made of', async () => {
    const agent = startRuleAgent();
    await agent.play(`
      caller: hey mate, hows it going
      assistant: I'm well, thank you. How can I help?
    `);
  });

  it('waits for a caller who is called away, and goes on when they are back', async () => {
    await callDesk('hair-salon').play(`
      caller: i better check my rolls hold on a second honey
      assistant: Take your time.
      caller: okay i'm back now
      assistant: Welcome back. What can I do for you?
    `);
  });

  it('ends the call for somebody who has to run', async () => {
    const agent = startRuleAgent();
    await agent.play(`
      caller: okay cool gotta run thanks
      assistant: Thank you for calling. Goodbye!
    `);
  });
});

describe('a request', () => {
  it('holds no praise of what was proposed, and is read again once it is sent', async () => {
    const agent = startRuleAgent();
    await agent.play(`
      caller: The phone in our flower shop never stops ringing all day
      caller: Can someone contact me by email?
      caller: Camille Perrin
      caller: camille@fleurs.example. Is my email safe with you?
      assistant: Our staff read it to reply to you.
      caller: and do you sell my email address to anybody?
      assistant: No, we use it to reply to you, and there is no advertising.
      caller: no website
      caller: No it's perfect, very good you remembered that.
      assistant: Your request: The phone in our flower shop never stops ringing all day.
      never: remembered
    `);
  });

  it('answers what is asked behind the end of it', async () => {
    await callDesk('dental-clinic').play(`
      caller: book a check-up tomorrow, the first one
      caller: the first one
      caller: Josh Feldman
      caller: yes
      assistant: Is there anything else?
      caller: nah that's it oh wait how much is a cleaning
      assistant: The cleaning is 110 dollars.
    `);
  });
});
