import { describe, expect, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';
import type { BookingState } from '../../protocol/booking.ts';
import { parseServerMessage } from '../../protocol/server-messages.ts';

describe('an agent with a calendar', () => {
  it('offers two free times, takes a name, reads back, and books on a yes', async () => {
    await callDesk('dental-clinic').play(`
      caller: I'd like to book a cleaning
      assistant: I have today at 10:30 am or 2 pm. Which suits you?
      caller: tomorrow after three
      assistant: I have tomorrow at 3 pm or 3:30 pm.
      caller: the earlier one
      expecting: name
      caller: Ann Smith
      assistant: Just to confirm: cleaning on Tuesday, November 24 at 3 pm with Rosa, for Ann Smith. Shall I book it?
      expecting: yes-or-no
      books: nothing
      caller: yes please
      books: cleaning, Tuesday, November 24, 3 pm
    `);
  });

  it('shows an appointment that was cancelled as gone', async () => {
    const { agent } = callDesk('dental-clinic');
    const shown: BookingState[] = [];
    for (const text of ['check-up on Wednesday at nine, my name is Bo Lind', 'yes', 'cancel it', 'yes'])
      for await (const step of agent.respond({ text, history: [], signal: new AbortController().signal }))
        if (step.kind === 'booking') shown.push(step.booking);
    expect(shown.map(({ appointments }) => appointments.length)).toContain(1);
    expect(shown.at(-1)).toEqual({ stage: 'none', day: null, offers: [], appointments: [] });
  });

  it.each([
    ['I need an updo for my prom on Saturday', 'updo', '75 dollars'],
    ['can I come for a consultation on Saturday', 'consultation', 'nothing'],
    ['a toner on Saturday please', 'color', 'from 95 dollars'],
  ])('books what is not a cut: "%s"', async (wish, service, price) => {
    await callDesk('hair-salon').play(`
      caller: ${wish}
      assistant: I have Saturday
      caller: how much is it
      assistant: ${price}
      caller: the first one
      caller: Lia Bo
      assistant: Just to confirm: ${service} on Saturday, November 28
    `);
  });

  it('takes a name that follows a time or a pick', async () => {
    await callDesk('dental-clinic').play(`
      caller: can i book a check-up wednesday morning?
      caller: ok the first one. Maria Lopez
      assistant: for Maria Lopez. Shall I book it?
    `);
  });

  it.each(['is the first conversation free', 'what happens at my first visit?', 'is my first visit longer?'])(
    'chooses no offer and no date by "%s"',
    async (question) => {
      await callDesk('dental-clinic').play(`
        caller: can I book a check-up?
        caller: ${question}
        expecting: anything
        caller: the first one
        expecting: name
        caller: Maria Lopez
        assistant: check-up on Monday, November 23 at 10:30 am with Dr. Okafor, for Maria Lopez.
      `);
    },
  );

  it('books nothing on a maybe, and on a no asks what to change', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up on Wednesday at nine, my name is Bo Lind
      caller: hm, maybe
      books: nothing
      caller: no
      assistant: What should I change?
      books: nothing
      caller: yes
      books: nothing
      caller: no
      caller: make it Thursday at three
      caller: yes
      books: check-up, Thursday, November 26, 3 pm
    `);
  });

  it('corrects a name at the read-back', async () => {
    await callDesk('dental-clinic').play(`
      caller: a filling today at noon, my name is Sara Moss
      caller: no, it's Sarah with an h
      assistant: for Sarah. Shall I book it?
      books: nothing
      caller: yes
      books: filling, Monday, November 23, noon
    `);
  });

  it('takes no agreement for a name, and a name given anew at the read-back', async () => {
    await callDesk('dental-clinic').play(`
      caller: is Thursday the 26th at 10 free for a cleaning?
      caller: brilliant, yes please
      assistant: I didn't get a name from that.
      caller: Wanda Cole
      caller: Wanda Coles
      assistant: for Wanda Coles. Shall I book it?
      caller: aye, go on
      books: cleaning, Thursday, November 26, 10 am
      caller: what day was that again?
      assistant: You have this booked: cleaning on Thursday, November 26 at 10 am with Rosa, for Wanda Coles.
    `);
  });

  it('answers a question in between and repeats the open one', async () => {
    await callDesk('dental-clinic').play(`
      caller: book a whitening on wednesday at one
      caller: do you take insurance?
      assistant: We work with most large dental plans
      assistant: What name shall I put it under?
      caller: how much is it?
      assistant: It costs 320 dollars
      assistant: What name shall I put it under?
    `);
  });

  it.each([
    ['a closed day', 'a check-up on Saturday', 'We are closed on Saturday. I have Monday, November 30 at 9 am'],
    ['a day that is over', 'a check-up yesterday at ten', 'Sunday, November 22 is already over. I have today at'],
    ['a time that has passed', 'a check-up today at nine', '9 am today has already passed. I have today at 10:30 am'],
    ['a time outside the hours', 'a check-up on Friday at four', "On Friday we're open from 8 am to 2 pm"],
    ['a taken time', 'a cleaning on Tuesday at 10', 'Tomorrow at 10 am is taken. I have tomorrow at 9:30 am or 11 am.'],
    ['a day too far ahead', 'a check-up on March 3', 'I can only book up to Friday, January 22. I have today'],
    ['a date of another weekday', 'a check-up on Monday, December 4', 'December 4 is a Friday.'],
    ['a time between two starts', 'a check-up tomorrow at quarter past two', 'on the hour and on the half hour.'],
  ])('refuses %s with a reason and the next free times', async (_, wish, reason) => {
    await callDesk('dental-clinic').play(`
      caller: I'd like ${wish}
      assistant: ${reason}
      assistant: Which suits you?
      books: nothing
    `);
  });

  it('refuses a second appointment at the same time', async () => {
    await callDesk('dental-clinic').play(`
      caller: a cleaning on tuesday at 11 please, my name is Greta Lind
      caller: yes
      caller: also a check-up on tuesday at 11
      assistant: You already have an appointment tomorrow at 11 am.
    `);
  });

  it('moves an appointment, cancels it, and tells what is booked', async () => {
    await callDesk('dental-clinic').play(`
      caller: check-up tomorrow at 8 am under Ivy Chen
      caller: yes
      caller: can we move it to Wednesday at four?
      assistant: That moves your check-up to Wednesday, November 25 at 4 pm
      books: check-up, Tuesday, November 24, 8 am
      caller: yes
      books: check-up, Wednesday, November 25, 4 pm
      caller: when is my appointment?
      assistant: You have this booked: check-up on Wednesday, November 25 at 4 pm
      caller: please cancel it
      assistant: shall I cancel it?
      books: check-up, Wednesday, November 25, 4 pm
      caller: yes
      books: nothing
    `);
  });

  it('gives a booking up on never mind, and hangs up on a second goodbye', async () => {
    await callDesk('hair-salon').play(`
      caller: a men's cut tomorrow
      caller: never mind
      assistant: I haven't booked anything.
      caller: a men's cut tomorrow
      caller: goodbye
      assistant: nothing is booked yet. I still need a day and a time.
      caller: goodbye
      hangs up
      books: nothing
    `);
  });

  it('leaves questions about the business to its knowledge', async () => {
    await callDesk('hair-salon').play(`
      caller: what time do you close on Friday?
      assistant: Thursday and Friday from 9 to 8
      caller: do I need an appointment?
      assistant: Saturdays are usually full
      never: Which suits you?
    `);
  });

  it('has the same calendar for the same call, and lets a time pass', async () => {
    const first = callDesk('dental-clinic');
    const second = callDesk('dental-clinic');
    for (const { play } of [first, second]) await play('caller: a check-up today');
    expect(first.agent.booking).toEqual(second.agent.booking);
    await second.clock.advance(3_600_000);
    await second.play(`
      caller: today at 10:30
      assistant: 10:30 am today has already passed.
    `);
  });

  it('shows what is spoken of: the day, the offers, the chosen time and the appointment', async () => {
    const { agent, play } = callDesk('dental-clinic');
    expect(agent.booking).toBeNull();
    await play('caller: a cleaning on Tuesday at 10');
    expect(agent.booking).toMatchObject({
      stage: 'offering',
      day: { label: 'Tuesday, November 24' },
      offers: [{ say: 'Tuesday, November 24 at 9:30 am' }, { say: 'Tuesday, November 24 at 11 am' }],
    });
    const stateOf = (time: string) => agent.booking?.day?.times.find((each) => each.time === time)?.state;
    expect(['9 am', '9:30 am', '10 am'].map(stateOf)).toEqual(['free', 'offered', 'taken']);
    await play('caller: Tuesday, November 24 at 11 am'); // as a tap says it
    expect(stateOf('11 am')).toBe('chosen');
    await play(`
      caller: Jo Park
      caller: yes
    `);
    expect(stateOf('11 am')).toBe('yours');
    expect(agent.booking).toMatchObject({
      stage: 'none',
      offers: [],
      appointments: [
        { service: 'cleaning', day: 'Tuesday, November 24', time: '11 am', person: 'Rosa', name: 'Jo Park' },
      ],
    });
  });

  it('takes no name that is too long for the card', async () => {
    const { agent, play } = callDesk('dental-clinic');
    await play(`
      caller: a check-up tomorrow at 8
      caller: ${'A'.repeat(500)}
      assistant: I didn't get a name from that.
    `);
    expect(parseServerMessage({ type: 'booking', ...agent.booking })).not.toBeNull();
  });

  it('books no more appointments than a call may have', async () => {
    const { agent, play } = callDesk('hair-salon');
    for (const time of ['9', '10', 'noon', '1 pm', '3 pm', '4 pm'])
      await play(`
        caller: a blow-dry tomorrow at ${time} under Ann Lee
        caller: yes
      `);
    expect(agent.booking?.appointments).toHaveLength(5);
  });
});

it('an agent without a calendar offers its form to who wants an appointment', async () => {
  await callDesk('frontdesk').play(`
    caller: Book me an appointment for Tuesday at 3
    assistant: I can't book a time from here, but I can take a request
    caller: yes
    stage: collecting
  `);
});
