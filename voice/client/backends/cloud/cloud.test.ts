import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CloudBench, createCloudBench } from '../../../testing/client/cloud-subject.ts';
import { type Recording, record } from '../../../testing/client/recorded.ts';
import { fatalErrorTypes } from './call-library-failures.ts';

interface Held extends CloudBench {
  told: Recording;
}

/** Without a token for the room, which starts the recording by itself, the page starts it. */
const recording = { artifactPlan: { videoRecordingEnabled: true }, transport: {} };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(prepare: (bench: CloudBench) => void = () => {}): Promise<Held> {
  const bench = createCloudBench();
  prepare(bench);
  const told = record(bench.client);
  const started = bench.client.start('frontdesk');
  await bench.advance(0);
  await started;
  return { ...bench, told };
}

async function call(prepare?: (bench: CloudBench) => void): Promise<Held> {
  const held = await start(prepare);
  held.platform.current?.emit('app-message', { data: 'listening' });
  held.told.clear();
  return held;
}

function join(held: Held, participant: Record<string, unknown>): void {
  held.platform.current?.emit('participant-joined', {
    participant: { session_id: 'one', local: false, ...participant },
  });
}

/** What was asked of the call object by this name. */
function done({ platform }: Held, name: string): unknown[][] {
  return platform.current?.done.filter(([did]) => did === name).map(([, ...values]) => values) ?? [];
}

describe('a call on the voice platform (spec.md section 7)', () => {
  it('joins the call object that the web call names, without subscribing to tracks by itself', async () => {
    const held = await start();
    expect(done(held, 'join')).toEqual([
      [{ url: 'https://vapi.daily.co/call-1', token: 'meeting-token', subscribeToTracksAutomatically: false }],
    ]);
    expect(held.platform.current?.options).toMatchObject({ dailyConfig: { avoidEval: true } });
  });

  it('hears the other participants, and sees them only when the call is recorded or the voice has a picture', async () => {
    const seen = [];
    for (const answer of [{}, recording, { assistant: { voice: { provider: 'tavus' } } }]) {
      const held = await call(({ platform }) => {
        platform.call = answer;
      });
      join(held, { local: true });
      join(held, { user_name: 'Vapi Speaker' });
      seen.push(done(held, 'updateParticipant'));
      await held.client.stop();
    }
    const subscribed = (video: boolean) => [['one', { setSubscribedTracks: { audio: true, video } }]];
    expect(seen).toEqual([subscribed(false), subscribed(true), subscribed(true)]);
  });

  it("sends 'playable' once the track of the participant named 'Vapi Speaker' plays, and for no other", async () => {
    vi.stubGlobal('document', { createElement: fakePlayer, body: { appendChild() {} } });
    vi.stubGlobal('MediaStream', class {});
    const held = await call();
    const track = { kind: 'audio' };
    held.platform.current?.emit('track-started', { track, participant: { session_id: 'two', user_name: 'Somebody' } });
    await held.advance(0);
    expect(done(held, 'playable')).toEqual([]);
    held.platform.current?.emit('track-started', {
      track,
      participant: { session_id: 'one', user_name: 'Vapi Speaker' },
    });
    await held.advance(0);
    expect(done(held, 'playable')).toEqual([[]]);
  });

  it('asks for a tap when the browser holds the sound back', async () => {
    vi.stubGlobal('document', {
      createElement: () => fakePlayer(new Error('NotAllowedError')),
      body: { appendChild() {} },
    });
    vi.stubGlobal('MediaStream', class {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const held = await call();
    const participant = { session_id: 'one', user_name: 'Vapi Speaker' };
    held.platform.current?.emit('track-started', { track: { kind: 'audio' }, participant });
    await held.advance(0);
    expect(held.told.of('audio-blocked')).toEqual([true]);
  });

  it('goes on without an audio processor that fails, with the microphone on again', async () => {
    const held = await call();
    held.platform.current?.emit('nonfatal-error', { type: 'audio-processor-error' });
    await held.advance(0);
    expect(done(held, 'updateInputSettings').at(-1)).toEqual([{ audio: { processor: { type: 'none' } } }]);
    expect(done(held, 'setLocalAudio')).toEqual([[true]]);
    expect(held.told.of('call-end')).toEqual([]);
  });

  it('tells call-end and one ended status-update, the synthetic one where the platform sent none', async () => {
    const left = await call();
    left.platform.current?.leave();
    const ended = (endedReason: string) => ({ type: 'status-update', status: 'ended', endedReason });
    expect(left.told.of('call-end')).toHaveLength(1);
    expect(left.told.of('message')).toEqual([ended('customer-ended-call')]);

    const reported = await call();
    reported.platform.deliver({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' });
    await reported.advance(2_000);
    expect(reported.told.of('call-end')).toHaveLength(1);
    expect(reported.told.of('message')).toEqual([ended('silence-timed-out')]);
  });

  it('records as 1280 by 720 when the platform asks for it, tells when that begins, and stops it when the call ends', async () => {
    const held = await call(({ platform }) => {
      platform.call = recording;
    });
    expect(done(held, 'startRecording')).toEqual([
      [expect.objectContaining({ width: 1280, height: 720, layout: { preset: 'default' } })],
    ]);
    held.platform.current?.emit('recording-started', {});
    expect(held.told.of('call-start-progress')).toMatchObject([
      { stage: 'video-recording-started', status: 'completed', metadata: { delaySeconds: expect.any(Number) } },
    ]);
    expect(held.platform.current?.sent).toMatchObject([{ type: 'control', control: 'say-first-message' }]);
    held.platform.current?.leave();
    expect(done(held, 'stopRecording')).toEqual([[]]);
  });
});

function fakePlayer(refusal?: unknown) {
  return {
    dataset: {},
    remove() {},
    async play() {
      if (refusal instanceof Error) throw refusal;
    },
  };
}

describe('a start', () => {
  it('asks for the microphone before it makes a call, and waits for nothing on a phone', async () => {
    vi.stubGlobal('navigator', { userAgent: 'iPhone' });
    const bench = createCloudBench();
    bench.microphones.answer = 'later';
    const started = bench.client.start('frontdesk');
    await bench.advance(0);
    expect(bench.platform.asked).toEqual([]);
    bench.microphones.allow();
    await bench.advance(0);
    expect(await started).toMatchObject({ id: 'call-1' });
    expect(bench.microphones.live).toBe(0);
  });

  it('without a microphone goes on by typing', async () => {
    const held = await start(({ microphones }) => {
      microphones.answer = 'NotAllowedError';
    });
    expect(held.told.of('microphone-change')).toEqual(['asking', 'denied']);
    expect(held.told.of('hearing-change')).toMatchObject([{ by: 'typing', reason: { code: 'microphone-denied' } }]);
    // The call library would ask again.
    expect(done(held, 'join')).toMatchObject([[{ startAudioOff: true }]]);
    held.client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } });
    expect(held.platform.current?.sent).toEqual([
      { type: 'add-message', message: { role: 'user', content: 'Hello' }, triggerResponseEnabled: true },
    ]);
    expect(held.told.of('message')).toContainEqual({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'Hello',
    });
  });

  it.each([
    ['daily-call-object-creation', 'create'],
    ['daily-call-join', 'join'],
  ] as const)('that fails at %s tells that stage, its error and its end, and holds nothing', async (stage, fault) => {
    const held = await start(({ platform }) => {
      platform.faults[fault] = new Error('no');
    });
    const [failed] = held.told.of('call-start-progress').filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ stage, duration: expect.any(Number), timestamp: expect.any(String) });
    expect(held.told.of('error').map(({ type }) => type)).toEqual([`${stage}-error`, 'start-method-error']);
    expect(held.told.of('call-start-failed')).toMatchObject([{ stage }]);
    expect(held.platform.calls.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it.each([
    ['connection-error', 'network'],
    ['exp-room', 'time-limit'],
  ])('that the call library breaks off with %s tells the stage and why', async (type, code) => {
    const bench = createCloudBench();
    const told = record(bench.client);
    bench.platform.hold();
    const started = bench.client.start('frontdesk');
    await bench.advance(0);
    bench.platform.release(); // the web call is made
    bench.platform.hold();
    await bench.advance(0);
    bench.platform.current?.emit('error', { error: { type } });
    await bench.advance(0);
    expect(await started).toBeNull();
    const [failed] = told.of('call-start-progress').filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ stage: 'daily-call-join' });
    expect(told.of('error')).toMatchObject([
      { type: 'daily-call-join-error', failure: { code } },
      { type: 'start-method-error', failure: { code } },
    ]);
    bench.platform.release();
    await bench.advance(0);
    expect(bench.platform.calls.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it.each([
    ['video-recording-setup', 'record'],
    ['audio-observer-setup', 'observe'],
    ['audio-processing-setup', 'processing'],
  ] as const)('goes on when %s fails, and says so', async (stage, fault) => {
    const held = await start(({ platform }) => {
      platform.call = recording;
      platform.faults[fault] = new Error('no');
    });
    expect(held.told.of('error')).toMatchObject([{ type: `${stage}-error`, error: { message: 'no' } }]);
    expect(held.told.of('call-start-success')).toHaveLength(1);
  });

  it('stopped while it joins lets go of the call and leaves nothing behind', async () => {
    const bench = createCloudBench();
    const told = record(bench.client);
    bench.platform.hold();
    const started = bench.client.start('frontdesk');
    await bench.advance(0);
    await bench.client.stop();
    bench.platform.release();
    await bench.advance(5_000);
    expect(await started).toBeNull();
    expect(told.of('call-start-failed')).toMatchObject([{ context: { stopped: true } }]);
    expect(bench.platform.calls.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('after a stop waits until the call library is free', async () => {
    const bench = createCloudBench();
    bench.platform.hold();
    const first = bench.client.start('frontdesk');
    await bench.advance(0);
    await bench.client.stop();
    const second = bench.client.start('frontdesk');
    await bench.advance(0);
    expect(bench.platform.asked).toHaveLength(1);
    bench.platform.release();
    await bench.advance(0);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ id: 'call-1' });
    expect(bench.platform.calls.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });
});

describe('a join that never ends', () => {
  it('is left by a stop, and does not hold up the next call', async () => {
    const bench = createCloudBench();
    bench.platform.faults.join = 'hangs';
    const first = bench.client.start('frontdesk');
    await bench.advance(0);
    expect(bench.platform.current?.isOpen).toBe(true);
    await bench.client.stop();
    expect(await first).toBeNull();
    delete bench.platform.faults.join;
    const second = bench.client.start('frontdesk');
    await bench.advance(0);
    expect(await second).toMatchObject({ id: 'call-1' });
    expect(bench.platform.calls.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  });
});

describe('within a call', () => {
  it.each(fatalErrorTypes)("the call library's %s ends it with a sentence and a next step", async (type) => {
    const held = await call();
    held.platform.current?.emit('error', { action: 'error', errorMsg: type, error: { type, msg: 'something' } });
    const [error] = held.told.of('error');
    expect(error).toMatchObject({ type: 'call-error', fatal: true });
    expect(error?.failure?.sentence).toMatch(/^[A-Z].*\.$/);
    expect(error?.failure?.label).not.toBe('');
    expect(held.told.of('call-end')).toHaveLength(1);
    await held.advance(2_000);
    expect(held.platform.current?.isOpen).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives each of them words of its own', async () => {
    const sentences = new Set<string | undefined>();
    for (const type of fatalErrorTypes) {
      const held = await call();
      held.platform.current?.emit('error', { error: { type } });
      sentences.add(held.told.of('error')[0]?.failure?.sentence);
      await held.advance(0);
    }
    expect(sentences.size).toBe(fatalErrorTypes.length);
  });

  it('passes camera-error, network-quality-change and network-connection on', async () => {
    const held = await call();
    held.platform.current?.emit('camera-error', { error: { type: 'mic-in-use', msg: 'busy' } });
    held.platform.current?.emit('network-quality-change', { threshold: 'low', quality: 40 });
    held.platform.current?.emit('network-connection', { type: 'signaling', event: 'interrupted' });
    expect(held.told.of('camera-error')).toMatchObject([{ error: { permission: 'in-use' } }]);
    expect(held.told.of('hearing-change')).toMatchObject([{ by: 'typing', reason: { code: 'microphone-in-use' } }]);
    expect(held.told.of('network-quality-change')).toEqual([{ threshold: 'low' }]);
    expect(held.told.of('network-connection')).toEqual([{ type: 'websocket', event: 'interrupted' }]);
  });

  it('an interruption by key silences what is left of this speech, and no more', async () => {
    const held = await call();
    held.client.interrupt();
    expect(held.volume()).toBe(1);
    held.platform.deliver({ type: 'speech-update', status: 'started', role: 'assistant', turn: 1 });
    held.client.interrupt();
    expect(held.volume()).toBe(0);
    held.platform.deliver({ type: 'speech-update', status: 'stopped', role: 'assistant', turn: 1 });
    expect(held.volume()).toBe(1);
  });

  it('sends say as the platform knows it, and what is only between our page and our engine not at all', async () => {
    const held = await call();
    held.client.say('Goodbye', true);
    held.client.send({ type: 'form-decision', decision: 'send' });
    expect(held.platform.current?.sent).toEqual([
      {
        type: 'say',
        message: 'Goodbye',
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
    ]);
  });
});
