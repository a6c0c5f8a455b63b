import { describe, expect, test } from 'vitest';
import type { FormState } from '../../protocol/form.ts';
import { greeted, telling } from '../../testing/conversation.ts';

describe('a message that a page asks to have said', () => {
  const say = (message: string, options = {}) => ({ type: 'say', message, ...options }) as const;

  test('waits for the current turn, is not stored as the agent’s words, and may end the call', async () => {
    const call = await telling();
    call.send(say('Thank you. Goodbye!', { endCallAfterSpoken: true }));
    await call.assistantSays('Two is next.', 'Three is last.', 'Thank you.', 'Goodbye!');
    expect(call.ended).toEqual(['assistant-ended-call-after-message-spoken']);
    expect(call.conversation.at(-1)).toEqual(['system', 'Thank you. Goodbye!']);
    expect(call.kept.lines).not.toContainEqual(['assistant', 'Thank you.']);
  });

  test('interrupts the agent only on request, and is interrupted by voice only if allowed', async () => {
    const call = await telling();
    call.send(say('Look at the screen.', { interruptAssistantEnabled: true }));
    await call.assistantStarts('Look at the screen.');
    await call.callerBegins('but I was talking');
    expect(call.state).toBe('speaking');

    const other = await telling();
    other.send(say('Look at the screen.', { interruptAssistantEnabled: true, interruptionsEnabled: true }));
    await other.assistantStarts('Look at the screen.');
    await other.callerBegins('but I was talking');
    expect(other.state).toBe('listening');
  });

  test('is limited', async () => {
    const call = await greeted();
    for (let count = 0; count < 12; count++) call.send(say('Again.'));
    expect(call.of('error')).toHaveLength(2);
    expect(call.of('error')[0]).toMatchObject({ code: 'message-refused' });
  });
});

describe('a form on screen', () => {
  const guest = { name: 'guest', kind: 'name', label: 'Guest', required: true, value: 'Ann', missing: false } as const;
  const form: FormState = { stage: 'collecting', fields: [guest], urgent: false };

  test('shows the result of an edit, and the agent speaks about it when neither side is speaking', async () => {
    const call = await telling({
      edit: [
        { kind: 'form', form },
        { kind: 'sentence', text: 'Thank you, Ann.' },
      ],
    });
    call.send({ type: 'form-edit', field: 'guest', value: 'Ann' });
    expect(call.of('form').at(-1)).toMatchObject(form);
    await call.assistantSays('Two is next.', 'Three is last.', 'Thank you, Ann.');
  });

  test('refuses a field that the agent’s form does not have', async () => {
    const call = await greeted({ edit: null });
    call.send({ type: 'form-edit', field: 'shoe_size', value: '42' });
    expect(call.of('error')).toMatchObject([{ code: 'field-unknown' }]);
    expect(call.of('form')).toEqual([]);
  });

  test('is sent again when a turn that changed it was cancelled', async () => {
    const sent: FormState = { ...form, stage: 'sent' };
    const call = await greeted({
      answers: { 'yes, send it': [{ kind: 'wait', ms: 500 }, { kind: 'becomes', form: sent }, 'It is sent.'] },
    });
    await call.callerTypes('yes, send it');
    call.send({ type: 'interrupt' });
    expect(call.of('form')).toEqual([]);
    await call.wait(500);
    expect(call.of('form')).toMatchObject([sent]);
    await call.callerTypes('and how long');
    expect(call.of('form')).toHaveLength(1);
  });

  test('is submitted by a tap, which cannot be interrupted', async () => {
    const call = await telling({ decision: [{ kind: 'wait', ms: 1_000 }, 'It is on its way.'] });
    call.send({ type: 'form-decision', decision: 'send' });
    expect(call.state).toBe('thinking');
    call.send({ type: 'interrupt' });
    await call.callerTypes('and now');
    expect(call.state).toBe('thinking');
    await call.wait(1_000);
    await call.assistantSays('It is on its way.', 'You said: and now');
  });
});
