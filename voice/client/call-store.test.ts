import { describe, expect, it } from 'vitest';
import { typingReportMs } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import type { FormState } from '../protocol/form.ts';
import { createScriptedBackend, runStages } from '../testing/client/scripted-backend.ts';
import { callFailure } from './call-failures.ts';
import type { InCall } from './call-state.ts';
import { createCallStore } from './call-store.ts';
import { createVoice } from './create-voice.ts';
import type { TabStorage } from './tab-storage.ts';
import type { Voice } from './voice.ts';

function bench(loadClient?: (client: Voice) => Promise<Voice>, storage: TabStorage | null = null) {
  const clock = createFakeClock();
  const backend = createScriptedBackend();
  const client = createVoice({ backend, clock });
  const store = createCallStore({
    loadClient: () => (loadClient ? loadClient(client) : Promise.resolve(client)),
    target: 'frontdesk',
    storage,
    now: clock.now,
  });
  return {
    clock,
    backend,
    client,
    store,
    state: () => store.getState().call,
    inCall(): InCall {
      const { call } = store.getState();
      if (call.status !== 'in-call') throw new Error(`the call is ${call.status}`);
      return call;
    },
    async call() {
      const started = store.start();
      await clock.advance(0);
      await started;
      backend.deliver({ type: 'listening' });
    },
  };
}

describe('the call store', () => {
  it('goes from idle over connecting to the call, and back', async () => {
    const { clock, backend, store, state, inCall } = bench();
    const seen: string[] = [];
    store.subscribe(() => {
      const call = state();
      seen.push(call.status === 'connecting' ? call.stage : call.status);
    });
    expect(state()).toEqual({ status: 'idle', lastEnd: null, failure: null });
    const started = store.start();
    expect(state()).toMatchObject({ status: 'connecting', stage: 'loading' });
    await clock.advance(0);
    await started;
    expect(state().status).toBe('connecting');
    backend.deliver({ type: 'listening' });
    expect(inCall()).toMatchObject({ callId: 'call-1', speaking: false, muted: false, finals: [] });
    await clock.advance(2_000);
    clock.setWallClock(-3_600_000);
    await store.stop();
    expect(state()).toMatchObject({
      status: 'idle',
      failure: null,
      lastEnd: { callId: 'call-1', callToken: 'resume-token', reason: 'customer-ended-call', seconds: 2 },
    });
    expect([...new Set(seen)]).toEqual(['loading', ...runStages, 'in-call', 'idle']);
  });

  it('keeps what was said, partial and final, and starts the next call with none', async () => {
    const { backend, call, inCall, store, state } = bench();
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
    const { backend, call, store, state } = bench();
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

  it('tells that the visitor types, once in a while, and keeps what they did not send for the next call', async () => {
    const { backend, call, clock, inCall, store, state } = bench();
    await call();
    for (const text of ['W', 'We', 'We m']) store.compose(text);
    store.composeField('email', 'ann@');
    expect(backend.sent).toEqual([{ type: 'typing' }]);
    await clock.advance(typingReportMs);
    store.compose('We miss ca');
    expect(backend.sent).toEqual([{ type: 'typing' }, { type: 'typing' }]);
    expect(inCall().unsent).toEqual({ message: 'We miss ca', fields: { email: 'ann@' } });
    await store.stop();
    expect(state()).toMatchObject({ lastEnd: { unsent: { message: 'We miss ca', fields: { email: 'ann@' } } } });
    await call();
    expect(inCall().unsent).toEqual({ message: 'We miss ca', fields: {} });
    store.type('We miss calls.');
    expect(inCall().unsent).toEqual({ fields: {} });
  });

  it('keeps what was not sent for the next page of the tab: the message for any call, fields for their desk', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const desk = { type: 'desk', id: 'frontdesk', name: 'Frontdesk', sample: false, suggestions: [] } as const;
    const first = bench(undefined, storage);
    await first.call();
    first.backend.deliver({ ...desk, suggestions: [] });
    first.store.compose('We miss ca');
    first.store.composeField('email', 'ann@');

    const again = bench(undefined, storage);
    await again.call();
    expect(again.inCall().unsent).toEqual({ message: 'We miss ca', desk: 'frontdesk', fields: { email: 'ann@' } });
    again.backend.deliver({ type: 'form', stage: 'sent', fields: [], urgent: false });
    expect(again.inCall().unsent.fields).toEqual({});
    again.backend.deliver({ ...desk, suggestions: [] });
    again.store.composeField('email', 'bob@');

    const other = bench(undefined, storage);
    await other.store.start({ agent: 'salon' });
    other.backend.deliver({ type: 'listening' });
    expect(other.inCall().unsent).toEqual({ message: 'We miss ca', fields: {} });
    other.store.type('We miss calls');
    expect(kept.size).toBe(0);

    for (const broken of ['{', '[]', '{"fields":{"email":1}}', '{"message":1,"fields":{}}']) {
      kept.set('unsent', broken);
      const { call, inCall } = bench(undefined, storage);
      await call();
      expect(inCall().unsent).toEqual({ fields: {} });
    }
  });

  it('takes the time of the call from the server, and says when the visitor stays', async () => {
    const { backend, call, clock, inCall, store } = bench();
    await call();
    await clock.advance(5_000);
    const ending = { because: 'length', leftSeconds: 30, mayStay: true } as const;
    backend.deliver({ type: 'call-time', elapsedSeconds: 270, maxSeconds: 300, ending });
    expect(inCall()).toMatchObject({ startedAt: clock.now() - 270_000, maxSeconds: 300, ending });
    store.stay();
    expect(backend.sent).toEqual([{ type: 'stay' }]);
  });

  it('shows the form while it is taken down, and sends what is changed on screen', async () => {
    const { backend, call, inCall, store } = bench();
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
    const { backend, clock, call, inCall, store } = bench();
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
    const { backend, call, inCall, store } = bench();
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
    const { clock, backend, call, inCall, store } = bench();
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

  it('keeps a notice from before the call was on', async () => {
    const { clock, backend, store, state, inCall } = bench();
    backend.stages['daily-call-join'] = { delayMs: 10 };
    void store.start();
    await clock.advance(0);
    backend.emit('hearing-change', { by: 'typing', reason: callFailure('microphone-not-found') });
    expect(state()).toMatchObject({ status: 'connecting', notices: [{ code: 'microphone-not-found' }] });
    await clock.advance(10);
    backend.deliver({ type: 'listening' });
    expect(inCall()).toMatchObject({ hearing: { by: 'typing' }, notices: [{ code: 'microphone-not-found' }] });
  });

  it('goes back to idle with a reason when a start fails', async () => {
    const { clock, backend, store, state } = bench();
    backend.stages['daily-call-join'] = { error: new Error('no line') };
    const started = store.start();
    await clock.advance(0);
    await started;
    expect(state()).toMatchObject({ status: 'idle', lastEnd: null, failure: { code: 'internal' } });
    delete backend.stages['daily-call-join'];
    const again = store.start();
    expect(state()).toMatchObject({ status: 'connecting' });
    await clock.advance(0);
    await again;
  });

  it.each([
    ['exceeded-max-duration', 'time-limit'],
    ['silence-timed-out', 'silence-limit'],
    ['assistant-ended-call', undefined],
  ])('tells why the other side ended it: %s', async (endedReason, code) => {
    const { backend, call, state } = bench();
    await call();
    backend.deliver({ type: 'status-update', status: 'ended', endedReason });
    const end = state();
    expect(end).toMatchObject({ status: 'idle', lastEnd: { reason: endedReason } });
    expect(end.status === 'idle' && end.failure?.code).toBe(code);
  });

  it('tells why a connection was given up, by what is known of it', async () => {
    const { backend, call, state } = bench();
    await call();
    backend.drop('call.in-progress.error-connection-lost', 'call-over');
    expect(state()).toMatchObject({
      status: 'idle',
      lastEnd: { reason: 'call.in-progress.error-connection-lost' },
      failure: { code: 'call-over' },
    });
  });

  describe('while its code is on its way', () => {
    it('can be stopped, and stays stopped', async () => {
      let arrive = () => {};
      const { clock, backend, store, state } = bench(
        (client) =>
          new Promise((resolve) => {
            arrive = () => resolve(client);
          }),
      );
      const started = store.start();
      await store.stop();
      expect(state().status).toBe('idle');
      arrive();
      await started;
      await clock.advance(0);
      expect(backend.requests).toEqual([]);
      expect(state()).toEqual({ status: 'idle', lastEnd: null, failure: null });
    });

    it('tells that it did not arrive, and fetches it again at the next start', async () => {
      let attempts = 0;
      const { clock, store, state } = bench(async (client) => {
        attempts += 1;
        if (attempts === 1) throw new Error('chunk not found');
        return client;
      });
      await store.start();
      expect(state()).toMatchObject({ status: 'idle', failure: { code: 'network' } });
      const again = store.start();
      await clock.advance(0);
      await again;
      expect(state().status).toBe('connecting');
    });

    it('can be fetched ahead, so that the tap itself starts the call', async () => {
      const { clock, backend, store } = bench();
      store.preload();
      await clock.advance(0);
      expect(backend.requests).toEqual([]);
      void store.start();
      expect(backend.requests).toHaveLength(1);
      await store.stop();
    });
  });

  it('shows a call that was stopped while it connected as none', async () => {
    const { clock, backend, store, state } = bench();
    backend.stages['mobile-permissions'] = { hangs: true };
    void store.start();
    await clock.advance(0);
    await store.stop();
    expect(state()).toEqual({ status: 'idle', lastEnd: null, failure: null });
    expect(backend.open).toBe(0);
  });

  it('sends what a double tap says once, and takes the answers away with the first tap', async () => {
    const { backend, store, inCall, call } = bench();
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
