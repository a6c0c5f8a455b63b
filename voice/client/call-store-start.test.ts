import { describe, expect, it } from 'vitest';
import { holdStore } from '../testing/client/held-store.ts';
import { runStages } from '../testing/client/scripted-backend.ts';
import { callFailure } from './call-failures.ts';

describe('the call store at the start and the end of a call', () => {
  it('goes from idle over connecting to the call, and back', async () => {
    const { clock, backend, store, state, inCall } = holdStore();
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

  it('keeps a notice from before the call was on', async () => {
    const { clock, backend, store, state, inCall } = holdStore();
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
    const { clock, backend, store, state } = holdStore();
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
    const { backend, call, state } = holdStore();
    await call();
    backend.deliver({ type: 'status-update', status: 'ended', endedReason });
    const end = state();
    expect(end).toMatchObject({ status: 'idle', lastEnd: { reason: endedReason } });
    expect(end.status === 'idle' && end.failure?.code).toBe(code);
  });

  it('tells why a connection was given up, by what is known of it', async () => {
    const { backend, call, state } = holdStore();
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
      const { clock, backend, store, state } = holdStore(
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
      const { clock, store, state } = holdStore(async (client) => {
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
      const { clock, backend, store } = holdStore();
      store.preload();
      await clock.advance(0);
      expect(backend.requests).toEqual([]);
      void store.start();
      expect(backend.requests).toHaveLength(1);
      await store.stop();
    });
  });

  it('shows a call that was stopped while it connected as none', async () => {
    const { clock, backend, store, state } = holdStore();
    backend.stages['mobile-permissions'] = { hangs: true };
    void store.start();
    await clock.advance(0);
    await store.stop();
    expect(state()).toEqual({ status: 'idle', lastEnd: null, failure: null });
    expect(backend.open).toBe(0);
  });
});
