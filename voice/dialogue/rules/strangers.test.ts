import { describe, it } from 'vitest';
import { startRuleAgent } from '#/tests/support/rule-agent.ts';
import { callDesk } from '#/tests/support/sample-desk.ts';

/** What people say who know nothing of the desk: docs/conversations. */
describe('a stranger at a desk with a calendar', () => {
  it('keeps a booking when a number is volunteered, and the booking takes the next answer', async () => {
    await callDesk('dental-clinic').play(`
      caller: book me a cleaning tomorrow morning
      caller: my number is 555 201 7788
      assistant: For a booking I only need a name.
      caller: the first one
      expecting: name
      caller: Mike Carson
      caller: 720 555 0147
      caller: yes
      books: cleaning, Tuesday, November 24, 8 am
    `);
  });

  it('keeps a name that comes before it is asked for, and takes another', async () => {
    await callDesk('dental-clinic').play(`
      caller: book me a cleaning
      caller: my name is Julia Stone
      assistant: Thank you, Julia Stone.
      caller: the second one
      assistant: for Julia Stone. Shall I book it?
      caller: what have you got so far?
      assistant: So far I have today at 2 pm for the cleaning
      caller: I need to change the name, it should be Emma Stone
      assistant: for Emma Stone. Shall I book it?
    `);
  });

  it('puts a service forward to who names none, and takes a yes', async () => {
    await callDesk('dental-clinic').play(`
      caller: I want make appointment
      caller: monday is good
      assistant: I've noted the time.
      caller: my name Oleksandr
      caller: I not know
      caller: please
      assistant: We can leave the booking
      caller: yes
      caller: the first one
      assistant: Just to confirm: check-up on Monday,
      assistant: for Oleksandr. Shall I book it?
    `);
  });

  it('takes neither an age for an hour nor a question about services for a choice', async () => {
    await callDesk('hair-salon').play(`
      caller: my daughter wants to color her hair, she is 13, is it safe?
      books: nothing
      expecting: anything
      caller: book highlights for Wednesday
      caller: what's the difference between balayage and highlights?
      assistant: Highlights run evenly from the roots
    `);
  });

  it.each([
    ["what's the soonest you can see him", 'What is it for'],
    ['will it hurt him?', 'We numb the tooth first'],
    ['i come tomorrow 5 oclock is ok', 'What is it for'],
    ['My late husband had a shop on the corner', 'What would you like to know?'],
    ['My late husband was a sailor', 'What would you like to know?'],
    ['hello good day', 'How can I help?'],
    ['hey bot', 'How can I help?'],
    ['bye loser', 'Goodbye!'],
    ['well it was nice talking to you', 'Goodbye!'],
    ['could i talk with person', 'What is your full name?'],
  ])('%s: %s', async (said, answer) => {
    await callDesk('dental-clinic').play(`
      caller: ${said}
      assistant: ${answer}
    `);
  });

  it('tells the rule to who asks about cancelling in the middle of a booking', async () => {
    await callDesk('dental-clinic').play(`
      caller: book me a cleaning
      caller: and what if I need to cancel?
      assistant: Canceling is free up to 24 hours before.
      assistant: Which of the two times would suit?
    `);
  });

  it('stays on the line for a no that says more', async () => {
    await callDesk('dental-clinic').play(`
      caller: thank you
      assistant: Is there anything else?
      caller: no wait, I made a mistake
      assistant: What can I do for you?
      caller: i want come
      assistant: What is it for
    `);
  });

  it('looks for another day than the one that does not suit, and takes the end of a number for no time', async () => {
    await callDesk('dental-clinic').play(`
      caller: book me a cleaning
      caller: tomorrow i not can
      assistant: I have today at
      never: tomorrow
      caller: Thursday
      caller: Anna Petrova
      assistant: Thank you, Anna Petrova.
      caller: it's 0132 at the end
      assistant: Would Thursday at
      caller: Dave
      assistant: Thank you, Dave.
      caller: my telephone zero seven seven one two three four five six seven
      assistant: For a booking I only need a name.
    `);
  });

  it('starts over with an empty booking, and lets go of it for a request', async () => {
    await callDesk('hair-salon').play(`
      caller: book a haircut on Friday
      caller: sorry, I want to start over
      assistant: What is it for
      caller: color
      assistant: Which suits you?
      caller: could you just call me back?
      assistant: What is your full name?
      caller: Dave Moss
      assistant: What is your phone number
    `);
  });

  it.each([
    ['im just round the corner right now can i pop in without a booking or', 'When a chair is free, yes.'],
    ["baby's got a fever so I can't come in today after all, do I still owe you something?", 'half the price is due'],
  ])('answers who asks for no time: %s', async (said, answer) => {
    await callDesk('hair-salon').play(`
      caller: ${said}
      assistant: ${answer}
      never: What is it for
    `);
  });

  it('answers a further question from what it left out, or says the part again that tells it', async () => {
    await callDesk('frontdesk').play(`
      caller: can I have a go with one before I hand over any money
      assistant: Yes, there is a free trial.
      never: it just ends
      caller: and does that roll over into a bill by itself afterwards?
      assistant: If you don't continue, it just ends
      never: there is a free trial
    `);
    await callDesk('hair-salon').play(`
      caller: how much are highlights
      assistant: Highlights start at 130 dollars
      caller: and how long does that take?
      assistant: As I said: Both take about two and a half hours.
      never: 130 dollars
    `);
  });

  it.each(["I'm blind, can I use this", 'im deaf can i still use it'])(
    'does not take what a caller cannot do for a name: %s',
    async (said) => {
      await callDesk('frontdesk').play(`
        caller: ${said}
        never: Nice to meet you
        never: I don't know that
      `);
    },
  );

  it('answers whether the service can be cancelled, where nothing is begun that could be', async () => {
    await callDesk('frontdesk').play(`
      caller: who hears this call
      assistant: Shall I go on?
      caller: can i cancel
      assistant: minimum term
    `);
  });

  it('asks which is meant where two answers are as likely', async () => {
    await callDesk('frontdesk').play(`
      caller: am I tied in
      assistant: Do you mean what a request commits you to, or paying and cancelling?
    `);
  });

  it('does not say an answer again to a question about something else', async () => {
    await callDesk('dental-clinic').play(`
      caller: are you open on weekends?
      caller: do you know if it will rain today?
      assistant: I don't know that
    `);
  });

  it('names the free times again to who asks when it is possible', async () => {
    await callDesk('dental-clinic').play(`
      caller: book me a cleaning
      caller: ok when is possible
      assistant: Which suits you?
    `);
  });

  it('takes an offer by doing it', async () => {
    await callDesk('dental-clinic').play(`
      caller: do you sell bicycles?
      assistant: Shall I take a message
      caller: ok let's do that
      assistant: What is your full name?
    `);
  });
});

describe('a stranger at a desk with a form', () => {
  it('hears what is missing before a request is given up for a nothing else', async () => {
    await startRuleAgent().play(`
      caller: I want to send a request
      caller: my name Chen Wei
      shows: full_name = Chen Wei
      caller: no nothing else
      assistant: It's not complete yet.
      caller: no nothing else
      assistant: it hasn't been sent
    `);
  });

  it.each(['Tuesday would be fine', 'same time', 'any', 'say banana'])('takes %s for no name', async (said) => {
    await startRuleAgent().play(`
      caller: I want to send a request
      caller: ${said}
      assistant: I didn't get a name from that.
    `);
  });

  it('answers a question with an adverb before it, where a name was asked for', async () => {
    await startRuleAgent().play(`
      caller: set me up
      caller: seriously how much would that be
      assistant: What is your full name?
    `);
  });
});
