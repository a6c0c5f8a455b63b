import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { record } from '../testing/client/recorded.ts';
import { createScriptedBackend, runStages } from '../testing/client/scripted-backend.ts';
import { CallFailedError, ServerAnswerError } from './call-errors.ts';
import { callFailure } from './call-failures.ts';
import { createVoice } from './create-voice.ts';
import type { StartStage, VoiceCall } from './voice.ts';

function bench() {
  const clock = createFakeClock();
  const backend = createScriptedBackend();
  const listenerErrors: unknown[] = [];
  const voice = createVoice({ backend, clock, onListenerError: (error) => void listenerErrors.push(error) });
  return {
    clock,
    backend,
    voice,
    listenerErrors,
    told: record(voice),
    /** The call, or why there is none. */
    start: () => voice.start({ agent: 'assistant-1' }).catch((error: unknown) => error),
  };
}

describe('a voice', () => {
  it.each(runStages)(
    'lets go at once when it is stopped in %s, whatever the backend does: stop at every stage',
    async (stage) => {
      const { clock, backend, told, voice, start } = bench();
      backend.stages[stage] = { hangs: true };
      const started = start();
      await clock.advance(50);
      await voice.stop();
      expect(await started).toBeInstanceOf(CallFailedError);
      expect(backend.open).toBe(0);
      expect(clock.pending).toBe(0);
      expect(told.of('call-start-progress').at(-1)).toMatchObject({
        stage,
        status: 'failed',
        duration: 50,
        metadata: { reason: 'stopped' },
      });
      expect(told.of('call-start-failed')).toMatchObject([{ stage, totalDuration: 50, context: { stopped: true } }]);
      expect(told.of('error')).toEqual([]);
      expect(told.names()).not.toContain('call-end');
    },
  );

  it.each<[StartStage, string | null]>([
    ['initialization', null],
    ['web-call-creation', null],
    ['daily-call-object-creation', 'daily-call-object-creation-error'],
    ['mobile-permissions', null],
    ['daily-call-join', 'daily-call-join-error'],
    ['video-recording-setup', 'video-recording-setup-error'],
    ['audio-observer-setup', 'audio-observer-setup-error'],
    ['audio-processing-setup', 'audio-processing-setup-error'],
  ])('names %s when it fails', async (stage, type) => {
    const { clock, backend, told, start } = bench();
    backend.stages[stage] = { delayMs: 30, error: new Error('out of order') };
    const started = start();
    await clock.advance(100);
    expect(await started).toBeInstanceOf(CallFailedError);
    expect(told.of('error').map((error) => error.type)).toEqual([...(type ? [type] : []), 'start-method-error']);
    expect(told.of('error').at(-1)).toMatchObject({
      stage,
      error: { name: 'Error', message: 'out of order' },
      failure: { code: 'internal' },
    });
    expect(told.of('call-start-progress').at(-1)).toMatchObject({ stage, status: 'failed', duration: 30 });
    expect(backend.open).toBe(0);
    delete backend.stages[stage];
    const again = start();
    await clock.advance(0);
    expect(await again).toMatchObject({ id: 'call-2' });
  });

  it('goes on without a stage that a call can do without', async () => {
    const { clock, backend, told, start } = bench();
    backend.stages['audio-observer-setup'] = { error: new Error('no levels here'), optional: true };
    const started = start();
    await clock.advance(0);
    expect(await started).toMatchObject({ id: expect.stringMatching(/^call-/) });
    expect(told.of('error')).toMatchObject([{ type: 'audio-observer-setup-error' }]);
    expect(told.names()).toContain('call-start-success');
  });

  it('ends a call that was on before a stage failed', async () => {
    const { clock, backend, told, start } = bench();
    backend.stages['audio-processing-setup'] = { delayMs: 10, error: new Error('no sound') };
    const started = start();
    await clock.advance(5);
    backend.deliver({ type: 'listening' });
    await clock.advance(5);
    expect(await started).toBeInstanceOf(CallFailedError);
    expect(told.names().slice(-5)).toEqual(['error', 'call-start-failed', 'error', 'call-end', 'message']);
  });

  it('fails a start that the other side ends', async () => {
    const { clock, backend, told, start } = bench();
    backend.stages['daily-call-join'] = { hangs: true };
    const started = start();
    await clock.advance(0);
    backend.deliver({ type: 'status-update', status: 'ended', endedReason: 'worker-shutdown' });
    expect(await started).toBeInstanceOf(CallFailedError);
    expect(told.of('call-start-failed')).toMatchObject([{ context: { failure: { code: 'server-stopped' } } }]);
    expect(backend.open).toBe(0);
  });

  it('computes the volume from the level, and speech from more than 0.01 of it', async () => {
    const { clock, backend, told, start } = bench();
    void start();
    await clock.advance(0);
    for (const level of [0, 0.01, 0.03, 0.15, 2]) backend.level(level);
    expect(told.of('volume-level')).toEqual([0, 0.01 / 0.15, 0.2, 1, 1]);
    expect(told.names().filter((name) => name === 'speech-start')).toHaveLength(1);
    backend.level(0.01);
    await clock.advance(999);
    expect(told.names()).not.toContain('speech-end');
    await clock.advance(1);
    expect(told.names()).toContain('speech-end');
  });

  it('passes what the browser and the network tell on, within a call only', async () => {
    const { clock, backend, told, voice, start } = bench();
    void start();
    await clock.advance(0);
    backend.localLevel(0.3);
    backend.emit('network-quality-change', { threshold: 'low', roundTripMs: 500 });
    backend.emit('network-connection', { type: 'websocket', event: 'interrupted' });
    backend.fail('model-failed');
    await voice.stop();
    backend.localLevel(0.4);
    backend.fail('model-failed');
    expect(told.of('local-volume-level')).toEqual([0.3]);
    expect(told.of('network-quality-change')).toHaveLength(1);
    expect(told.of('network-connection')).toHaveLength(1);
    expect(told.of('error')).toMatchObject([{ type: 'call-error', failure: { code: 'model-failed' } }]);
  });

  it('turns an error message of the engine into an error with words for the visitor', async () => {
    const { clock, backend, told, start } = bench();
    void start();
    await clock.advance(0);
    backend.deliver({ type: 'error', code: 'request-refused', message: 'Not from here.', retryable: false });
    expect(told.of('error')).toMatchObject([{ failure: { code: 'request-refused', sentence: 'Not from here.' } }]);
    expect(told.of('message')).toHaveLength(1);
  });

  it('hears of a listener that throws, and takes one away again', async () => {
    const { clock, backend, listenerErrors, voice, start } = bench();
    const heard: number[] = [];
    const listener = (level: number) => void heard.push(level);
    voice.on('volume-level', () => {
      throw new Error('a bug on the page');
    });
    const takeAway = voice.on('volume-level', listener);
    voice.on('local-volume-level', listener);
    void start();
    await clock.advance(0);
    backend.level(0.15);
    takeAway();
    voice.off('local-volume-level', listener);
    backend.level(0.15);
    backend.localLevel(1);
    expect(heard).toEqual([1]);
    expect(listenerErrors).toHaveLength(2);
  });

  it('keeps settings for the next call, but no mute', async () => {
    const { clock, backend, voice, start } = bench();
    voice.setVolume(0.5);
    voice.setVoiceInterruption(true);
    void start();
    await clock.advance(0);
    voice.setMuted(true);
    expect(backend.heard).toEqual({ volume: 0.5, muted: true, voiceInterruption: true });
    await voice.stop();
    void start();
    await clock.advance(0);
    expect(voice.isMuted()).toBe(false);
    expect(backend.heard).toEqual({ volume: 0.5, muted: false, voiceInterruption: true });
  });

  it('carries the failure of the error that was thrown', async () => {
    const { clock, backend, told, start } = bench();
    backend.stages['web-call-creation'] = { error: new CallFailedError(callFailure('busy')) };
    void start();
    await clock.advance(0);
    expect(told.of('error')).toMatchObject([{ failure: { code: 'busy', next: 'try-again' } }]);
  });

  it('gives a call that does nothing any more once it is over, to the next one neither', async () => {
    const { clock, backend, voice, start } = bench();
    const first = start();
    await clock.advance(0);
    const call = (await first) as VoiceCall;
    expect(call).toMatchObject({ id: 'call-1', webCall: { id: 'call-1' } });
    call.say('One moment.');
    call.setMuted(true);
    expect(backend.sent).toMatchObject([
      { type: 'say', message: 'One moment.' },
      { type: 'mute', muted: true },
    ]);
    await call.stop();
    const second = start();
    await clock.advance(0);
    expect(await second).toMatchObject({ id: 'call-2' });
    const before = backend.sent.length;
    call.say('Too late.');
    call.setMuted(true);
    await call.stop();
    expect(backend.sent).toHaveLength(before);
    expect(voice.isMuted()).toBe(false);
    expect(backend.open).toBe(1);
  });

  it('throws what the server answered, with its words for the visitor', async () => {
    const { clock, backend, start } = bench();
    const answer = new ServerAnswerError(429, { type: 'urn:example:problem:too-many-calls', detail: 'Three an hour.' });
    backend.stages['web-call-creation'] = { error: answer };
    const started = start();
    await clock.advance(0);
    expect(await started).toBe(answer);
    backend.stages['web-call-creation'] = { error: new TypeError('a bug') };
    const again = start();
    await clock.advance(0);
    expect(await again).toMatchObject({ failure: { code: 'internal' }, cause: { message: 'a bug' } });
  });
});
