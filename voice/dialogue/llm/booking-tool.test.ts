import { afterEach, describe, expect, it } from 'vitest';
import { calls, closeModelServer, says, startModelAgent, startModelDesk } from '#/tests/support/model-agent.ts';

afterEach(closeModelServer);

describe('a language model at a desk with a calendar', () => {
  it('starts a booking by its tool; the calendar names free times, and books after a yes', async () => {
    const wish = 'book a cleaning tomorrow at three';
    const { play, server } = await startModelDesk('dental-clinic', [calls(['use_calendar', { wish }]), says()]);
    await play(`
      caller: my pearly whites could do with some love, three in the afternoon would do, not today
      assistant: What name shall I put it under?
      expecting: name
      caller: Ann Smith
      assistant: Shall I book it?
      books: nothing
      caller: yes
      books: cleaning, Tuesday, November 24, 3 pm
    `);
    expect(server.asked).toHaveLength(2);
  });

  it('cannot say yes for the caller', async () => {
    const { play } = await startModelDesk('dental-clinic', [
      calls(
        ['use_calendar', { wish: 'book a cleaning tomorrow at three, my name is Ann Smith' }],
        ['use_calendar', { wish: 'yes' }],
      ),
      says(),
    ]);
    await play(`
      caller: my pearly whites could do with some love
      assistant: Shall I book it?
      books: nothing
    `);
  });

  it('leaves a wish that the rules understand to them', async () => {
    const { play, server } = await startModelDesk('dental-clinic', []);
    await play(`
      caller: I'd like to book a cleaning for tomorrow at three
      assistant: What name shall I put it under?
    `);
    expect(server.asked).toHaveLength(0);
  });

  it('has no such tool at a desk without one', async () => {
    const { agent, server } = await startModelAgent([says('Hello.')]);
    for await (const _ of agent.respond({
      text: 'tell me a story',
      history: [],
      signal: new AbortController().signal,
    }));
    expect(JSON.stringify(server.asked)).not.toContain('use_calendar');
  });
});
