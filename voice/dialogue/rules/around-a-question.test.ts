import { describe, expect, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

const unknown = "I don't know that";

describe('a follow-up', () => {
  it.each(['tell me more', 'go on', 'and?', 'why?'])(
    'such as "%s" tells what was left out, then offers a person',
    async (said) => {
      await startRuleAgent().play(`
      caller: What kinds of businesses do you work with?
      caller: ${said}
      never: ${unknown}
      caller: ${said}
      assistant: Shall I take a request, so that a person gets back to you?
      caller: no thanks
      assistant: All right.
      stage: none
    `);
    },
  );

  it('without a topic asks for one', async () => {
    await startRuleAgent().play(`
      caller: tell me more
      assistant: What would you like to hear about?
    `);
  });

  it('of "why" after what the agent does not know gives the reason', async () => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      caller: no thanks
      caller: why
      assistant: Because I only know what Frontdesk has told me
    `);
  });
});

describe('an offer', () => {
  it.each(['yes please', 'sure', 'ok', 'go on'])('to go on is taken by "%s"', async (said) => {
    await startRuleAgent().play(`
      caller: What happens when a customer wants to talk to a human?
      assistant: Shall I go on?
      caller: ${said}
      assistant: It takes down the name, the number and the reason
      caller: yes please
      assistant: Gladly. What would you like to know?
    `);
  });

  it.each(['yes please', 'sure'])('of the form is taken by "%s", also after a remark', async (said) => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      assistant: Shall I take a call-back request?
      caller: cool
      assistant: Good. Shall I take a request for the team?
      caller: how are you
      caller: ${said}
      assistant: mark it urgent
      stage: collecting
    `);
  });

  it.each(['no thanks', 'not now'])('is declined by "%s", and then forgotten', async (said) => {
    await startRuleAgent().play(`
      caller: can you bake a cake?
      caller: ${said}
      assistant: All right.
      caller: yes
      assistant: Gladly. What would you like to know?
      stage: none
    `);
  });
});

describe('a price', () => {
  it.each(['how much does it cost?', 'what are your prices', 'is it expensive?', 'how much is it a month'])(
    'of ours is not named: %s',
    async (said) => {
      const log = await startRuleAgent().play(`
        caller: ${said}
        assistant: Prices aren't published, and I won't make one up.
        assistant: Shall I take a call-back request?
      `);
      expect(log).not.toMatch(/\d/);
    },
  );

  it.each<[said: string, answer: string]>([
    ['what do we do if our prices change?', 'you tell us in plain words'],
    ['can it tell my customers our prices?', 'Yes: we ask you for your prices'],
    ['what do you need from me?', 'From you, we need your opening hours, your prices'],
  ])('of the caller is another question: %s', async (said, answer) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${answer}
      never: aren't published
    `);
  });
});

describe('what the site says', () => {
  it.each<[said: string, answer: string]>([
    ['when do you do the testing', 'On days 6 and 7'],
    ['is this HIPAA compliant?', "We don't claim HIPAA compliance or certificates"],
    ['can you name three clients', 'I have no names of customers'],
    ['do you use cookies?', 'No: no cookies for visitors'],
    ['is a phone number needed?', 'Only if you want us to call or text you'],
    ['how long do you keep my data?', 'is deleted after 30 days'],
    ['does the site work with JavaScript switched off?', 'All pages can be read'],
  ])('is told in the first sentence: %s', async (said, answer) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });
});

describe('somebody in need', () => {
  it.each([
    'I have chest pain',
    "I've had chest pains since this morning",
    'my chest pain is back, how soon can you see me',
    'my husband just had a heart attack',
    "there's a fire in my kitchen",
    'help, my husband is not breathing',
  ])('is told to call the emergency number: %s', async (said) => {
    await startRuleAgent().play(`
        caller: ${said}
        assistant: call 911 or your local emergency number now
        stage: none
      `);
  });

  it('of whom the agent takes down a request is told so, too', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: I think I'm having a heart attack
      assistant: call 911 or your local emergency number now
      shows: full_name =
    `);
  });

  it.each(['I want to die', "I'm going to kill myself"])('is met kindly, and offered a person: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: I'm sorry that it's so hard.
      assistant: please call the crisis line at 988, or 911 or your local emergency number, now.
      assistant: Shall I take a request, so that a person gets back to you?
      expecting: yes-or-no
    `);
  });

  it('is not helped to hurt others', async () => {
    await startRuleAgent().play(`
      caller: I am going to kill him
      assistant: I won't be part of hurting anybody.
    `);
  });

  it.each([
    'I take blood thinners since my heart attack, should I leave them off',
    'my mother had a heart attack last spring, may she come',
    'no chest pain and not bleeding heavily, just a dull ache',
    'somebody broke into my shop last year, do you take alarm calls',
  ])('is not seen in what is over or absent: %s', async (said) => {
    await startRuleAgent().play(`
      caller: ${said}
      never: hang up
    `);
  });

  it('is not seen in a question about the service', async () => {
    await startRuleAgent().play(`
      caller: what happens if a patient calls with chest pain?
      never: hang up
    `);
  });
});

describe('another language', () => {
  it.each<[said: string, answer: string]>([
    ['Hola, ¿cuánto cuesta el servicio?', 'solo hablo inglés'],
    ['Bonjour, combien est-ce que ça coûte ?', 'je ne parle qu’anglais'],
    ['Guten Tag, was kostet das?', 'ich spreche nur Englisch'],
    ['Buongiorno, quanto costa il servizio?', 'parlo solo inglese'],
    ['Olá, quanto custa? Você fala português?', 'só falo inglês'],
  ])('gets an answer in it: %s', async (said, answer) => {
    await startRuleAgent().play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it('is not heard in a name', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ana de la Cruz
      never: inglés
    `);
  });
});

it('hears what is said besides a yes', async () => {
  await startRuleAgent().play(`
      caller: What happens when a customer wants to talk to a human?
      assistant: Shall I go on?
      caller: ok sounds good, i want to start
      assistant: What is your full name?
    `);
});

it('takes what follows a plea to say it again, in one breath', async () => {
  await startRuleAgent().play(`
      caller: sign me up
      caller: what did you say my dear my name is Ann Smith
      shows: full_name = Ann Smith
    `);
});
