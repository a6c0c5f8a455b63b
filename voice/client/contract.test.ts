import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { cloudSubject } from '../testing/client/cloud-subject.ts';
import {
  type ContractSubject,
  type CreateContractClient,
  contractClients,
  type Departure,
  type SharedEvent,
} from '../testing/client/contract.ts';
import { engineSubject, nativeSubject, scriptedSubject } from '../testing/client/contract-subjects.ts';
import { officialSubject } from '../testing/client/official-subject.ts';
import { CallFailedError } from './call-errors.ts';
import type { FailureCode } from './call-failures.ts';

// One suite for every way to hold a call, started in either way, and for the class whose place ours takes. Where that one does otherwise the
// test is called 'on purpose', shows what it does, and what ours does instead.

const backends: Record<string, (create: CreateContractClient) => ContractSubject> = {
  scripted: (create) => scriptedSubject(createFakeClock(), create),
  native: (create) => nativeSubject(createFakeClock(), create),
  engine: (create) => engineSubject(createFakeClock(), create),
  cloud: cloudSubject,
};
const subjects: [string, () => ContractSubject][] = [
  ...Object.entries(backends).flatMap(([backend, subject]) =>
    Object.entries(contractClients).map(([start, create]): [string, () => ContractSubject] => [
      `${backend}, by ${start}`,
      () => subject(create),
    ]),
  ),
  ['the official class', officialSubject],
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shared: SharedEvent[] = [
  'call-start',
  'call-end',
  'speech-start',
  'speech-end',
  'volume-level',
  'message',
  'error',
  'call-start-progress',
  'call-start-success',
  'call-start-failed',
];

interface Told {
  name: SharedEvent;
  payload: Record<string, unknown>;
}

function recordAll({ client }: ContractSubject): Told[] {
  const told: Told[] = [];
  for (const name of shared) {
    client.on(name, (...[payload]: unknown[]) => void told.push({ name, payload: payload as Told['payload'] }));
  }
  return told;
}

function payloads(told: Told[], name: SharedEvent): Told['payload'][] {
  return told.filter((event) => event.name === name).map(({ payload }) => payload);
}

async function call(subject: ContractSubject): Promise<Told[]> {
  const told = recordAll(subject);
  const started = subject.client.start('assistant-1');
  await subject.advance(0);
  expect(await started).toMatchObject({ id: 'call-1' });
  subject.listening();
  return told;
}

/** Awaits a start that makes no call: null, or by `createVoice` what to tell the visitor. */
async function expectNoCall({ throws }: ContractSubject, started: Promise<unknown>, code: FailureCode): Promise<void> {
  if (!throws) expect(await started).toBeNull();
  else {
    const error = await started.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CallFailedError);
    expect(error).toMatchObject({ failure: { code } });
  }
}

describe.each(subjects)('a call by %s', (_, create) => {
  function departs(subject: ContractSubject, departure: Departure): boolean {
    return subject.departures.includes(departure);
  }

  it('starts through every stage, and is on once the other side listens', async () => {
    const subject = create();
    const told = recordAll(subject);
    const started = subject.client.start('assistant-1');
    await subject.advance(0);
    await started;
    const stages = payloads(told, 'call-start-progress').map(({ stage }) => stage);
    expect([...new Set(stages)]).toEqual(subject.stages);
    expect(payloads(told, 'call-start-success')).toMatchObject([{ callId: 'call-1', totalDuration: 0 }]);
    expect(payloads(told, 'call-start')).toHaveLength(0);
    subject.listening();
    expect(payloads(told, 'call-start')).toHaveLength(1);
  });

  it('reports each stage with its time and duration (on purpose: ours leaves none unfinished)', async () => {
    const subject = create();
    const told = await call(subject);
    const progress = payloads(told, 'call-start-progress');
    for (const { timestamp } of progress) expect(timestamp).toMatch(/^\d{4}-.*Z$/);
    const completed = progress.filter(({ status }) => status === 'completed');
    const unfinished = subject.stages.filter(
      (stage) => !completed.some((event) => event.stage === stage && typeof event.duration === 'number'),
    );
    if (departs(subject, 'a stage that is done is not always reported')) {
      expect(unfinished).toEqual(['initialization', 'mobile-permissions', 'video-recording-setup']);
    } else expect(unfinished).toEqual([]);
  });

  it('needs an assistant, a squad or a workflow', async () => {
    const subject = create();
    const told = recordAll(subject);
    await expect(subject.client.start()).rejects.toThrow('Assistant or Squad or Workflow must be provided.');
    expect(told).toMatchObject([
      {
        name: 'error',
        payload: {
          type: 'validation-error',
          stage: 'input-validation',
          error: { message: 'Assistant or Squad or Workflow must be provided.' },
          timestamp: expect.any(String),
        },
      },
    ]);
  });

  it('takes a string for an id and an object for a definition', async () => {
    const subject = create();
    for (const assistant of ['assistant-1', { name: 'Inline' }]) {
      const started = subject.client.start(assistant);
      await subject.advance(0);
      await started;
      await subject.client.stop();
    }
    expect(subject.asked()).toMatchObject([{ assistantId: 'assistant-1' }, { assistant: { name: 'Inline' } }]);
  });

  it('makes no call of a second start, and tells a failed validation: start twice', async () => {
    const subject = create();
    const told = await call(subject);
    await expectNoCall(subject, subject.client.start('assistant-1'), 'already-started');
    expect(told.at(-1)).toMatchObject({
      name: 'call-start-progress',
      payload: { stage: 'validation', status: 'failed', metadata: { reason: 'already-started' } },
    });
    expect(subject.asked()).toHaveLength(1);
  });

  it('has no microphone before a call', async () => {
    const { client } = create();
    expect(client.isMuted()).toBe(false);
    expect(() => client.setMuted(true)).toThrow('Call object is not available.');
    await expect(client.increaseMicLevel(2)).rejects.toThrow('Call object is not available.');
    client.send({ type: 'end-call' });
    client.say('Nobody hears this.');
    await client.stop();
  });

  it('mutes and unmutes', async () => {
    const subject = create();
    await call(subject);
    subject.client.setMuted(true);
    expect(subject.client.isMuted()).toBe(true);
    subject.client.setMuted(false);
    expect(subject.client.isMuted()).toBe(false);
    subject.client.setMuted(true);
    await subject.client.stop();
    expect(subject.client.isMuted()).toBe(false);
  });

  it('has the assistant say something, without interruptions unless they are asked for', async () => {
    const subject = create();
    await call(subject);
    subject.client.say('One moment.', true);
    expect(subject.sent()).toContainEqual({
      type: 'say',
      message: 'One moment.',
      endCallAfterSpoken: true,
      interruptionsEnabled: false,
      interruptAssistantEnabled: false,
    });
  });

  it('passes messages on and drops what is none', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const subject = create();
    const told = await call(subject);
    const transcript = { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello' } as const;
    subject.deliverText('{ no json');
    subject.deliver(transcript);
    expect(payloads(told, 'message')).toMatchObject([transcript]);
    expect(payloads(told, 'error')).toHaveLength(0);
  });

  it('tells speech from its first sound to a second after its last', async () => {
    const subject = create();
    const told = await call(subject);
    subject.speak(true);
    await subject.advance(1_500);
    expect(payloads(told, 'speech-start')).toHaveLength(1);
    expect(payloads(told, 'speech-end')).toHaveLength(0);
    subject.speak(false);
    await subject.advance(850);
    expect(payloads(told, 'speech-end')).toHaveLength(0);
    await subject.advance(250);
    expect(payloads(told, 'speech-end')).toHaveLength(1);
    const volumes = told.filter(({ name }) => name === 'volume-level').map(({ payload }) => Number(payload));
    expect(volumes.length).toBeGreaterThan(10);
    for (const volume of volumes) expect(volume >= 0 && volume <= 1).toBe(true);
  });

  it('ends once when we hang up, with a status of its own', async () => {
    const subject = create();
    const told = await call(subject);
    told.length = 0;
    await subject.client.stop();
    await subject.client.stop();
    expect(told.map(({ name }) => name)).toEqual(['call-end', 'message']);
    expect(payloads(told, 'message')).toEqual([
      { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' },
    ]);
    expect(subject.held()).toBe(0);
  });

  it('ends once when the other side does, with the status it gave', async () => {
    const subject = create();
    const told = await call(subject);
    subject.deliver({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    await subject.advance(0);
    expect(payloads(told, 'call-end')).toHaveLength(1);
    expect(payloads(told, 'message').map(({ endedReason }) => endedReason)).toEqual(['assistant-ended-call']);
    await subject.client.stop();
    expect(payloads(told, 'call-end')).toHaveLength(1);
    expect(subject.held()).toBe(0);
  });

  it('holds one call after the other', async () => {
    const subject = create();
    await call(subject);
    await subject.client.stop();
    const started = subject.client.start('assistant-1');
    await subject.advance(0);
    expect(await started).not.toBeNull();
    await subject.client.stop();
    expect(subject.held()).toBe(0);
  });

  it('remembers the volume from call to call, within its bounds', async () => {
    const subject = create();
    subject.client.setVolume(7);
    subject.client.setVolume(Number.NaN);
    await call(subject);
    subject.speak(true);
    await subject.advance(100);
    expect(subject.volume()).toBe(1);
    subject.client.setVolume(0.4);
    await subject.client.stop();
    const started = subject.client.start('assistant-1');
    await subject.advance(0);
    await started;
    subject.speak(true);
    await subject.advance(100);
    expect(subject.volume()).toBe(0.4);
    await subject.client.stop();
  });

  it('makes no call of a start that fails, and tells what the server said (on purpose: ours names the stage)', async () => {
    const subject = create();
    const told = recordAll(subject);
    subject.refuse(429, { type: 'urn:frontdesk:problem:too-many-calls', detail: 'Three calls an hour.' });
    const started = subject.client.start('assistant-1');
    await subject.advance(0);
    await expectNoCall(subject, started, 'too-many-calls');
    expect(told.slice(-2).map(({ name }) => name)).toEqual(['call-start-failed', 'error']);
    const [failed] = payloads(told, 'call-start-failed');
    const [error] = payloads(told, 'error');
    expect(error?.type).toBe('start-method-error');
    expect(JSON.stringify(error?.error)).toContain('Three calls an hour.');
    const stage = departs(subject, 'the failed stage is told as unknown') ? 'unknown' : 'web-call-creation';
    expect([failed?.stage, error?.stage]).toEqual([stage, stage]);
    expect(subject.held()).toBe(0);
  });

  it('outlives an error that nobody listens to (on purpose): no error listener', async () => {
    const subject = create();
    subject.refuse(503, {});
    const first = subject.client.start('assistant-1').catch(() => 'rejected');
    await subject.advance(0);
    const second = subject.client.start('assistant-1').catch(() => 'rejected');
    await subject.advance(0);
    const isDead = departs(subject, 'an error nobody listens to leaves the client unusable');
    expect(await first).toBe(isDead || subject.throws ? 'rejected' : null);
    await second;
    expect(subject.asked()).toHaveLength(isDead ? 1 : 2);
  });

  it('outlives a listener that throws (on purpose)', async () => {
    const subject = create();
    subject.client.on('error', () => {});
    subject.client.on('call-start-progress', () => {
      throw new Error('a bug on the page');
    });
    const started = subject.client.start('assistant-1').catch(() => 'rejected');
    await subject.advance(0);
    if (departs(subject, 'a listener that throws breaks the start')) expect(await started).toBe('rejected');
    else expect(await started).toMatchObject({ id: 'call-1' });
    await subject.client.stop();
  });

  it('lets stop win over a start in flight (on purpose)', async () => {
    const subject = create();
    const told = recordAll(subject);
    subject.hold();
    const started = subject.client.start('assistant-1');
    await subject.advance(0);
    await subject.client.stop();
    const atStop = told.length;
    subject.release();
    await subject.advance(0);
    if (departs(subject, 'stop does not win over a start in flight')) {
      expect(await started).not.toBeNull();
      expect(subject.held()).toBe(1);
      return;
    }
    await expectNoCall(subject, started, 'stopped');
    expect(subject.held()).toBe(0);
    expect(told).toHaveLength(atStop);
    expect(payloads(told, 'call-start-failed')).toMatchObject([{ context: { stopped: true } }]);
    expect(payloads(told, 'error')).toEqual([]);
  });

  it('says nothing of a call that is over (on purpose): late events after end', async () => {
    const subject = create();
    const told = await call(subject);
    subject.speak(true);
    await subject.advance(300);
    await subject.client.stop();
    const before = told.length;
    await subject.advance(5_000);
    const late = told.slice(before).map(({ name }) => name);
    if (departs(subject, 'speech-end arrives after the call')) expect(late).toContain('speech-end');
    else {
      subject.listening();
      subject.deliver({ type: 'hang' });
      expect(late).toEqual([]);
      expect(told).toHaveLength(before);
      expect(payloads(told, 'speech-end')).toHaveLength(1);
    }
  });
});
