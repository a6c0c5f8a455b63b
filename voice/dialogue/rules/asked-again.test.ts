import { describe, it } from 'vitest';
import { callDesk } from '#/tests/support/sample-desk.ts';

describe('a caller who asks again what is not told', () => {
  it('hears what is known near it, then one sentence, and never the same twice', async () => {
    await callDesk('frontdesk').play(`
      caller: what's it cost?
      assistant: Prices aren't published
      caller: why don't you publish prices
      assistant: it depends on what your agent does
      never: Prices aren't published
      caller: but roughly? hundreds? thousands?
      assistant: That's one I can't tell you. You pay a one-time setup fee
      never: Prices aren't published
      caller: how much is it
      assistant: I have nothing more on that
      never: Prices aren't published
      caller: so how much
      assistant: That's one I can't tell you. A person
    `);
  });

  it('hears what is known near it while a form is taken', async () => {
    await callDesk('frontdesk').play(`
      caller: I want a call back
      caller: Ann Lee
      caller: how much is it
      caller: but how much
      assistant: it depends on what your agent does
    `);
  });
});
