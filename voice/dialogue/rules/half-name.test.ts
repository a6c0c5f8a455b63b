import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';

describe('a first name alone', () => {
  it.each([
    ['papadopoulos', 'Debbie Papadopoulos'],
    ['debbie papadopoulos', 'Debbie Papadopoulos'],
    ['baker', 'Debbie Baker'],
    ['just Debbie', 'Debbie'],
    ['Deb', 'Deb'],
    ["I'd rather not", 'Debbie'],
    ['no', 'Debbie'],
    ["that's it", 'Debbie'],
    ['my surname is Lindqvist', 'Debbie Lindqvist'],
    ['Lindqvist is the family name', 'Debbie Lindqvist'],
    ['van der meer', 'Debbie van der Meer'],
    ['Santos Oliveira', 'Debbie Santos Oliveira'],
    ['Oliveira Debbie', 'Debbie Oliveira'],
    ['mrs hart', 'Debbie Hart'],
    ['d hart', 'Debbie Hart'],
    ['that would be hart po', 'Debbie Hart'],
    ['dear', 'Debbie Dear'],
    ["must you know that oh well it's hart", 'Debbie Hart'],
    ['do you need that? hart', 'Debbie Hart'],
    ["it's bye b y e", 'Debbie Bye'],
    ["no, it's Deborah Hart", 'Deborah Hart'],
    ["that's my surname, my first name is Joan", 'Joan Debbie'],
    ['same as my husband', 'Debbie'],
  ])('is asked for the last once, and told %s', async (said, name) => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: debbie
      assistant: Thank you, Debbie. And your last name?
      caller: ${said}
      shows: full_name = ${name}
      assistant: What is your email address?
    `);
  });

  it('is kept by who goes on to something else', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: debbie
      caller: debbie at example dot com
      shows: full_name = Debbie
      shows: email = debbie@example.com
      assistant: Do you have a website?
    `);
  });

  it.each(['Mr. Patel', 'D E B', 'Just Prakash. I only have the one name.', 'Tom, tom@example.com'])(
    '%s: is whole',
    async (said) => {
      await startRuleAgent().play(`
        caller: sign me up
        caller: ${said}
        never: last name
      `);
    },
  );
});

describe('a question at a field', () => {
  it.each([
    ['why do you need my number', 'So that the team can call or text you.'],
    ['what happens with my number', 'The team reads it to reply to you.'],
    ['who will call me', 'A person on the team, not me.'],
    ['how long will this take', 'Not long: 4 questions are left.'],
    ['is this recorded', 'No sound is recorded'],
    ['are you a robot', "I'm an AI assistant, not a person."],
  ])('%s: is answered before it is asked again', async (asked, answer) => {
    await startRuleAgent().play(`
      caller: get someone to call me
      caller: Ann Smith
      caller: ${asked}
      assistant: ${answer}
      assistant: Which number can we reach you on
    `);
  });

  it('is told what may be left out', async () => {
    await startRuleAgent().play(`
      caller: sign me up
      caller: Ann Smith
      caller: ann@example.com
      caller: do I have to give a website
      assistant: You don't need to give one: say 'skip' to go on without it. Do you have a website?
    `);
  });
});

it.each([
  'why do you need my full name, Marco is fine',
  'Marco will do',
  'just call me Marco',
  "that's enough, Marco is all you need",
])('asks no more for a last name of who says that the first is enough: %s', async (said) => {
  await startRuleAgent().play(`
    caller: sign me up
    caller: Marco
    assistant: And your last name?
    caller: ${said}
    shows: full_name = Marco
    assistant: What is your email address?
  `);
});
