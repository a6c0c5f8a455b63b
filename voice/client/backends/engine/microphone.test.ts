import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createEngineBench } from '../../../testing/client/engine-call.ts';
import type { FakeMicrophones } from '../../../testing/client/fake-microphones.ts';

function loudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) / 32_768;
}

describe('the microphone of an engine call', () => {
  it('sends fifty frames a second, numbered, as loud as they are', async () => {
    const { clock, call, server, sound, told } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.2;
    await call();
    await clock.advance(1_000);
    const before = server.heard.length;
    await clock.advance(2_000);
    expect(server.heard.length - before).toBe(100);
    expect(server.heard.map(({ seq }) => seq)).toEqual(server.heard.map((_, index) => index));
    expect(loudness(server.heard.at(-1)?.samples ?? new Int16Array())).toBeCloseTo(0.2, 2);
    expect(told.of('local-volume-level').at(-1)).toBeCloseTo(0.2, 2);
  });

  it('is asked for in the tap, before anything is asked of the server, and the sound unlocked there', async () => {
    const { client, server, microphones, sound } = createEngineBench(createFakeClock());
    microphones.answer = 'later';
    void client.start('frontdesk');
    expect(sound.open).toBe(2);
    for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
    expect(microphones.wishes).toEqual([null]);
    expect(server.posted).toEqual([]);
    await client.stop();
    expect(sound.open).toBe(0);
  });

  it('sends nothing before the engine can take it', async () => {
    const { clock, client, server, sound } = createEngineBench(createFakeClock());
    server.answers = 'when-told';
    sound.microphoneLevel = 0.2;
    void client.start('frontdesk');
    await clock.advance(5_000);
    expect(server.heard).toEqual([]);
    await client.stop();
  });

  it('drops sound that a slow line does not take, and shows it by the numbers', async () => {
    const { clock, call, server, sound } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.2;
    await call();
    await clock.advance(500);
    server.unsent = 64 * 1_024 + 1;
    const before = server.heard.length;
    await clock.advance(1_000);
    expect(server.heard).toHaveLength(before);
    server.unsent = 0;
    await clock.advance(200);
    const [last, next] = [server.heard[before - 1]?.seq ?? 0, server.heard[before]?.seq ?? 0];
    expect(next - last).toBeGreaterThanOrEqual(50);
  });

  it('keeps no sound for later while the connection is lost', async () => {
    const { clock, call, server, sound } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.2;
    await call();
    await clock.advance(500);
    const before = server.heard.length;
    server.cut();
    await clock.advance(3_000);
    server.restore();
    await clock.advance(4_000);
    const after = server.heard.slice(before).map(({ seq }) => seq);
    expect((after[0] ?? 0) - before).toBeGreaterThan(100);
    expect(after.length).toBeGreaterThan(20);
  });

  it('falls silent when it is muted, and says so', async () => {
    const { clock, call, client, server, sound, sent, told } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.2;
    await call();
    await clock.advance(300);
    client.setMuted(true);
    const before = server.heard.length;
    await clock.advance(1_000);
    expect(server.heard).toHaveLength(before);
    expect(sent('mute').at(-1)).toEqual({ type: 'mute', muted: true });
    expect(told.of('local-volume-level').at(-1)).toBe(0);
    client.setMuted(false);
    await clock.advance(300);
    expect(server.heard.length).toBeGreaterThan(before);
    expect(loudness(server.heard.at(-1)?.samples ?? new Int16Array())).toBeCloseTo(0.2, 2);
  });

  it('can be made louder', async () => {
    const { clock, call, client, server, sound } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.1;
    await call();
    await client.increaseMicLevel(3);
    await clock.advance(500);
    expect(sound.microphoneGain).toBe(3);
    expect(loudness(server.heard.at(-1)?.samples ?? new Int16Array())).toBeCloseTo(0.3, 2);
  });

  it.each<[FakeMicrophones['answer'], string, string]>([
    ['NotAllowedError', 'denied', 'microphone-denied'],
    ['NotFoundError', 'not-found', 'microphone-not-found'],
    ['NotReadableError', 'in-use', 'microphone-in-use'],
  ])('answered by %s, leaves a call that is typed and heard', async (answer, permission, code) => {
    const { clock, call, client, server, microphones, sound, told, sent, speak } = createEngineBench(createFakeClock());
    microphones.answer = answer;
    await call();
    expect(told.of('microphone-change')).toEqual(['asking', permission]);
    expect(told.of('hearing-change')).toMatchObject([{ by: 'typing', reason: { code } }]);
    expect(told.of('camera-error')).toMatchObject([{ error: { name: answer, permission } }]);
    client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } });
    expect(sent('add-message')).toHaveLength(1);
    speak(0, 500);
    await clock.advance(200);
    expect(sound.peak).toBeGreaterThan(0.05);
    expect(server.heard).toEqual([]);

    microphones.answer = 'granted';
    await client.retryMicrophone();
    await clock.advance(200);
    expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    expect(server.heard.length).toBeGreaterThan(0);
  });

  it('is not asked for by who types only, or where the browser has no sound for us', async () => {
    const typist = createEngineBench(createFakeClock());
    await typist.call({ microphone: false });
    expect(typist.microphones.wishes).toEqual([]);
    expect(typist.told.of('hearing-change')).toEqual([{ by: 'typing', reason: null }]);

    const old = createEngineBench(createFakeClock(), { createContext: null });
    await old.call();
    expect(old.microphones.wishes).toEqual([]);
    expect(old.told.of('hearing-change')).toMatchObject([{ reason: { code: 'microphone-unsupported' } }]);
    await old.client.stop();
    expect(old.held()).toBe(0);
  });

  it('goes on by typing when the visitor does not answer the prompt, and listens when they do later', async () => {
    const { clock, client, microphones, told, held } = createEngineBench(createFakeClock());
    microphones.answer = 'later';
    const started = client.start('frontdesk');
    await clock.advance(5_000);
    client.skipMicrophone();
    await clock.advance(0);
    expect(await started).toMatchObject({ id: 'call-1' });
    expect(told.of('hearing-change')).toEqual([{ by: 'typing', reason: null }]);
    microphones.allow();
    await clock.advance(0);
    expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    await client.stop();
    expect(held()).toBe(0);
  });

  describe('of several', () => {
    it('is shown with its name, and changed within the call', async () => {
      const { clock, call, client, microphones, told, server, held } = createEngineBench(createFakeClock());
      microphones.plugged = ['built-in', 'headset'];
      await call();
      await clock.advance(0);
      expect(client.microphones()).toEqual({
        choices: [
          { id: 'built-in', label: 'The built-in microphone' },
          { id: 'headset', label: 'The headset microphone' },
        ],
        selected: 'built-in',
      });
      await client.selectMicrophone('headset');
      await clock.advance(200);
      expect(told.of('microphones-change').at(-1)).toMatchObject({ selected: 'headset' });
      expect([microphones.used, microphones.live]).toEqual(['headset', 1]);
      const before = server.heard.length;
      await clock.advance(200);
      expect(server.heard.length - before).toBe(10);
      await client.stop();
      expect(held()).toBe(0);
    });

    it('stays chosen for the next call of the tab', async () => {
      const { call, client, microphones } = createEngineBench(createFakeClock());
      microphones.plugged = ['built-in', 'headset'];
      await call();
      await client.selectMicrophone('headset');
      await client.stop();
      await call();
      expect(microphones.used).toBe('headset');
    });

    it('gives way to another one when it is pulled out', async () => {
      const { clock, call, client, microphones, told, server } = createEngineBench(createFakeClock());
      microphones.plugged = ['built-in', 'headset'];
      await call();
      await client.selectMicrophone('headset');
      microphones.unplug('headset');
      await clock.advance(0);
      expect(microphones.used).toBe('built-in');
      expect(client.microphones()).toMatchObject({ choices: [{ id: 'built-in' }], selected: 'built-in' });
      expect(told.of('hearing-change')).toEqual([{ by: 'voice' }]);
      const before = server.heard.length;
      await clock.advance(200);
      expect(server.heard.length - before).toBeGreaterThanOrEqual(9);
    });

    it('gives way to typing when it was the last', async () => {
      const { clock, call, client, microphones, told, held } = createEngineBench(createFakeClock());
      await call();
      microphones.unplug('built-in');
      await clock.advance(0);
      expect(told.of('hearing-change').at(-1)).toMatchObject({
        by: 'typing',
        reason: { sentence: 'No microphone was found. Connect one, or type instead.' },
      });
      microphones.plugged = ['headset'];
      await client.retryMicrophone();
      expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
      await client.stop();
      expect(held()).toBe(0);
    });

    it('that cannot be had leaves the one before in its place', async () => {
      const { clock, call, client, microphones, told } = createEngineBench(createFakeClock());
      microphones.plugged = ['built-in', 'headset'];
      await call();
      microphones.plugged = ['built-in'];
      await client.selectMicrophone('headset');
      await clock.advance(0);
      expect(microphones.used).toBe('built-in');
      expect(microphones.live).toBe(1);
      expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    });
  });
});
