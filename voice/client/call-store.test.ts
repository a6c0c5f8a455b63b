import { describe, expect, it } from 'vitest';
import type { FormState } from '../protocol/form.ts';
import { holdStore } from '../testing/client/held-store.ts';
import { callFailure } from './call-failures.ts';

describe('the call store in a call', () => {
  it('keeps what was said, partial and final, and starts the next call with none', async () => {
    const { backend, call, inCall, store, state } = holdStore();
    await call();
    backend.deliver({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript: 'Hel' });
    expect(inCall()).toMatchObject({ finals: [], partial: { role: 'user', text: 'Hel', final: false } });
    backend.deliver({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello' });
    expect(inCall()).toMatchObject({ finals: [{ role: 'user', text: 'Hello', final: true }], partial: null });
    await store.stop();
    expect(state()).toMatchObject({ lastEnd: { transcript: [{ text: 'Hello' }] } });
    await call();
    expect(inCall().finals).toEqual([]);
  });

  it('keeps the sentence that stood on the screen when the visitor hung up, and no word they had only begun', async () => {
    const { backend, call, store, state } = holdStore();
    const partial = { type: 'transcript', transcriptType: 'partial' } as const;
    await call();
    backend.deliver({ ...partial, role: 'assistant', transcript: 'Let me tell you.' });
    await store.stop();
    expect(state()).toMatchObject({ lastEnd: { transcript: [{ text: 'Let me tell you.', final: true }] } });
    await call();
    backend.deliver({ ...partial, role: 'user', transcript: 'Wai' });
    await store.stop();
    expect(state()).toMatchObject({ lastEnd: { transcript: [] } });
  });

  it('takes the time of the call from the server, and says when the visitor stays', async () => {
    const { backend, call, clock, inCall, store } = holdStore();
    await call();
    await clock.advance(5_000);
    const ending = { because: 'length', leftSeconds: 30, mayStay: true } as const;
    backend.deliver({ type: 'call-time', elapsedSeconds: 270, maxSeconds: 300, ending });
    expect(inCall()).toMatchObject({ startedAt: clock.now() - 270_000, maxSeconds: 300, ending });
    store.stay();
    expect(backend.sent).toEqual([{ type: 'stay' }]);
  });

  it('shows the form while it is taken down, and sends what is changed on screen', async () => {
    const { backend, call, inCall, store } = holdStore();
    await call();
    const form: FormState = {
      stage: 'collecting',
      fields: [
        { name: 'guest', kind: 'name', label: 'Guest', required: true, value: 'Ann', missing: false },
        { name: 'email', kind: 'email', label: 'Email', required: false, missing: true },
      ],
      urgent: false,
    };
    backend.deliver({ type: 'form', ...form });
    expect(inCall().form).toEqual(form);
    store.editField('email', 'ann@example.com');
    store.decideForm('send');
    store.type('  Is that all? ');
    store.type('   ');
    expect(backend.sent).toEqual([
      { type: 'form-edit', field: 'email', value: 'ann@example.com' },
      { type: 'form-decision', decision: 'send' },
      { type: 'add-message', message: { role: 'user', content: 'Is that all?' } },
    ]);
  });

  it('follows speech, mute, levels and the connection', async () => {
    const { backend, clock, call, inCall, store } = holdStore();
    await call();
    backend.level(0.15);
    backend.localLevel(0.1);
    expect(inCall()).toMatchObject({ speaking: true, level: 1, localLevel: 0.1 });
    const before = store.getState();
    backend.level(0.15);
    expect(store.getState()).toBe(before);
    await clock.advance(1_000);
    expect(inCall().speaking).toBe(false);
    store.setMuted(true);
    expect(inCall().muted).toBe(true);
    backend.emit('network-connection', { type: 'websocket', event: 'interrupted' });
    expect(inCall().resuming).toBe(true);
    backend.emit('network-connection', { type: 'websocket', event: 'connected' });
    expect(inCall().resuming).toBe(false);
  });

  it('notes what keeps the visitor from talking or hearing while that holds', async () => {
    const { backend, call, inCall, store } = holdStore();
    await call();
    backend.emit('microphone-change', 'denied');
    backend.emit('hearing-change', { by: 'typing', reason: callFailure('microphone-denied') });
    backend.emit('audio-blocked', true);
    backend.fail('model-failed');
    expect(store.getState().microphone).toBe('denied');
    const codes = () => inCall().notices.map(({ code }) => code);
    expect(codes()).toEqual(['microphone-denied', 'autoplay-blocked', 'model-failed']);
    backend.emit('hearing-change', { by: 'voice' });
    store.resumeAudio();
    store.dismiss(callFailure('model-failed'));
    expect(codes()).toEqual([]);
  });

  it('shows which microphones there are, learnt before the call was on or within it, and none in the next call', async () => {
    const { clock, backend, call, inCall, store } = holdStore();
    const choices = [
      { id: 'built-in', label: 'Built-in' },
      { id: 'headset', label: 'Headset' },
    ];
    await call();
    expect(inCall().microphones).toEqual({ choices: [], selected: null });
    backend.emit('microphones-change', { choices, selected: 'built-in' });
    expect(inCall().microphones).toEqual({ choices, selected: 'built-in' });
    await store.stop();
    backend.stages['daily-call-join'] = { delayMs: 10 };
    void store.start();
    await clock.advance(0);
    backend.emit('microphones-change', { choices, selected: 'headset' });
    await clock.advance(10);
    backend.deliver({ type: 'listening' });
    expect(inCall().microphones.selected).toBe('headset');
    await store.stop();
    backend.stages['daily-call-join'] = {};
    await call();
    expect(inCall().microphones.choices).toEqual([]);
  });

  it('sends what a double tap says once, and takes the answers away with the first tap', async () => {
    const { backend, store, inCall, call } = holdStore();
    await call();
    const spoken = () => backend.sent.filter(({ type }) => type === 'add-message');
    backend.deliver({ type: 'choices', choices: ['Yes, please', 'No, thanks'] });
    store.say('Yes, please');
    expect(inCall().choices).toEqual([]);
    store.say('Yes, please');
    expect(spoken()).toHaveLength(1);
    backend.deliver({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Yes, please' });
    store.say('Something else');
    backend.deliver({ type: 'speech-update', status: 'started', role: 'assistant', turn: 2 });
    store.say('Once more');
    expect(spoken()).toHaveLength(3);
    store.type('What is written goes at once');
    expect(spoken()).toHaveLength(4);
  });
});
