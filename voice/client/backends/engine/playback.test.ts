import { describe, expect, it } from 'vitest';
import { frameMs, maxWaitingFrames } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { downFrameSamples } from '../../../audio/frames.ts';
import { createEngineBench, tone } from '../../../testing/client/engine-call.ts';
import { record } from '../../../testing/client/recorded.ts';
import { createVoiceClient } from '../../create-voice-client.ts';
import { createEngineBackend } from './engine.ts';

describe('the sound of an engine call', () => {
  it('is heard, and told: its level, its beginning and its end', async () => {
    const { clock, call, sound, told, speak, endTurn } = createEngineBench(createFakeClock());
    await call();
    speak(0, 1_000);
    endTurn(0);
    await clock.advance(500);
    expect(sound.peak).toBeCloseTo(0.1, 2);
    expect(told.of('volume-level').at(-1)).toBeCloseTo(0.1 / Math.SQRT2 / 0.15, 1);
    expect(told.names()).toContain('speech-start');
    await clock.advance(800);
    expect(sound.peak).toBeLessThan(0.001);
    expect(told.of('volume-level').at(-1)).toBe(0);
    await clock.advance(1_000);
    expect(told.names()).toContain('speech-end');
  });

  it('is told of by what was played, five times a second, and when the last of it is out', async () => {
    const { clock, call, sent, position, speak, endTurn } = createEngineBench(createFakeClock());
    await call();
    speak(0, 1_000);
    endTurn(0);
    await clock.advance(520);
    expect(sent('playback-position').length).toBeGreaterThanOrEqual(2);
    expect(sent('playback-position').length).toBeLessThanOrEqual(3);
    const { samples } = position() as { samples: number };
    expect(samples).toBeGreaterThan(24 * 300);
    expect(samples).toBeLessThanOrEqual(24 * 520);
    await clock.advance(600);
    expect(position()).toEqual({ type: 'playback-position', turn: 0, samples: 24_000 });
    const told = sent('playback-position').length;
    await clock.advance(2_000);
    expect(sent('playback-position')).toHaveLength(told);
    const positions = sent('playback-position').map((message) => (message as { samples: number }).samples);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('is held up to so much of it, more than any engine sends ahead', async () => {
    const { clock, call, position, speak } = createEngineBench(createFakeClock());
    await call();
    speak(0, (maxWaitingFrames + 100) * frameMs);
    await clock.advance((maxWaitingFrames + 100) * frameMs);
    expect(position()).toMatchObject({ samples: maxWaitingFrames * downFrameSamples });
  });

  it('counts what is still on its way to the ear as not heard', async () => {
    const { clock, call, sound, position, speak, endTurn } = createEngineBench(createFakeClock());
    sound.outputLatency = 0.15;
    await call();
    speak(0, 600);
    endTurn(0);
    await clock.advance(620);
    expect((position() as { samples: number }).samples).toBeLessThanOrEqual(24 * 460);
    await clock.advance(150);
    expect(position()).toMatchObject({ samples: 24 * 600 });
  });

  it('is cut off by a clear, late frames included, and told up to there', async () => {
    const { clock, call, server, sound, position, speak, endTurn } = createEngineBench(createFakeClock());
    await call();
    speak(0, 1_000);
    await clock.advance(300);
    server.post({ type: 'clear', turn: 0 });
    await clock.advance(20);
    speak(0, 200);
    endTurn(0);
    await clock.advance(50);
    expect(sound.peak).toBeLessThan(0.001);
    expect(position()).toMatchObject({ turn: 0 });
    expect((position() as { samples: number }).samples).toBeGreaterThan(24 * 270);
    expect((position() as { samples: number }).samples).toBeLessThan(24 * 320);
  });

  it('is cut off at once by typing and by the button; the next turn is heard', async () => {
    for (const cut of ['typing', 'button'] as const) {
      const { clock, call, client, sound, speak, sent } = createEngineBench(createFakeClock());
      await call();
      speak(0, 1_000);
      await clock.advance(300);
      if (cut === 'typing') client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } });
      else client.interrupt();
      await clock.advance(40);
      speak(0, 500);
      await clock.advance(100);
      expect(sound.peak).toBeLessThan(0.001);
      expect(sent(cut === 'typing' ? 'add-message' : 'interrupt')).toHaveLength(1);
      speak(1, 500);
      await clock.advance(200);
      expect(sound.peak).toBeGreaterThan(0.05);
    }
  });

  it('goes soft while the caller may be about to speak, and comes back', async () => {
    const { clock, call, server, sound, speak } = createEngineBench(createFakeClock());
    await call();
    speak(0, 2_000);
    await clock.advance(300);
    server.post({ type: 'duck', turn: 0, on: true });
    await clock.advance(300);
    expect(sound.peak).toBeCloseTo(0.02, 2);
    server.post({ type: 'duck', turn: 0, on: false });
    await clock.advance(300);
    expect(sound.peak).toBeCloseTo(0.1, 2);
  });

  it('is left out by the engine while the browser wants a tap, and heard from there on', async () => {
    const { clock, call, client, sound, told, sent, position, speak, endTurn } = createEngineBench(createFakeClock());
    sound.allowed = false;
    await call();
    expect(told.of('audio-blocked')).toEqual([true]);
    expect(sent('control')).toEqual([{ type: 'control', control: 'mute-assistant' }]);
    speak(0, 1_000);
    await clock.advance(500);
    expect((position() as { samples: number }).samples).toBeGreaterThan(24 * 200);
    expect(told.names()).not.toContain('speech-start');
    sound.allowed = true;
    client.resumeAudio();
    await clock.advance(100);
    expect(told.of('audio-blocked')).toEqual([true, false]);
    expect(sent('control').at(-1)).toEqual({ type: 'control', control: 'unmute-assistant' });
    expect(sound.peak).toBeGreaterThan(0.05);
    endTurn(0);
    await clock.advance(600);
    expect(position()).toMatchObject({ turn: 0, samples: 24_000 });
  });

  it.each([
    ['has no sound for us', { createContext: null }],
    ['does not load the code for it', {}],
  ])('is read where the browser %s', async (_, overrides) => {
    const { clock, call, client, sound, sent, position, speak, endTurn, held } = createEngineBench(
      createFakeClock(),
      overrides,
    );
    sound.broken = true;
    await call();
    expect(sent('control')).toEqual([{ type: 'control', control: 'mute-assistant' }]);
    expect(sent('playable')).toHaveLength(1);
    speak(0, 400);
    endTurn(0);
    await clock.advance(1_000);
    expect(position()).toMatchObject({ turn: 0, samples: 9_600 });
    await client.stop();
    expect(held()).toBe(0);
  });

  it('comes back when the system has taken it away and the visitor returns', async () => {
    const { clock, call, sound, server, showPage, sent, speak, position } = createEngineBench(createFakeClock());
    sound.microphoneLevel = 0.2;
    await call();
    speak(0, 1_000);
    await clock.advance(200);
    sound.takeAway('interrupted');
    const before = server.heard.length;
    await clock.advance(100);
    expect(server.heard).toHaveLength(before);
    expect(sent('control')).toEqual([]);
    await clock.advance(200);
    expect(sent('control')).toEqual([{ type: 'control', control: 'mute-assistant' }]);
    showPage();
    await clock.advance(100);
    expect(server.heard.length).toBeGreaterThan(before);
    expect(sound.peak).toBeGreaterThan(0.05);
    await clock.advance(600);
    expect((position() as { samples: number }).samples).toBeGreaterThan(24 * 400);
  });

  it('comes back by itself when it was only suspended', async () => {
    const { clock, call, sound, told, speak } = createEngineBench(createFakeClock());
    await call();
    speak(0, 1_000);
    await clock.advance(200);
    sound.takeAway('suspended');
    await clock.advance(100);
    expect(sound.peak).toBeGreaterThan(0.05);
    expect(told.of('audio-blocked').at(-1)).not.toBe(true);
  });

  it('goes on where it was after a lost line, whatever is sent again: 2 s network cut', async () => {
    const { clock, call, client, server, sound, sent, position, speak, endTurn, told, held } = createEngineBench(
      createFakeClock(),
    );
    await call();
    speak(0, 800);
    await clock.advance(400);
    const known = position() as { samples: number };
    server.cut();
    await clock.advance(2_000);
    server.restore();
    await clock.advance(4_000);
    expect(server.greetings.at(-1)).toMatchObject({ type: 'resume' });
    expect(position()).toMatchObject({ turn: 0 });
    expect((position() as { samples: number }).samples).toBeGreaterThan(known.samples);
    for (let seq = Math.floor(known.samples / 480); seq < 40; seq += 1) {
      server.postSound({ turn: 0, seq, samples: tone(seq) });
    }
    speak(0, 400);
    endTurn(0);
    await clock.advance(200);
    expect(sound.peak).toBeGreaterThan(0.05);
    await clock.advance(600);
    expect(position()).toMatchObject({ turn: 0, samples: 24 * 1_200 });
    expect(sent('playback-position').filter((message) => (message as { turn: number }).turn !== 0)).toEqual([]);
    expect(told.names()).not.toContain('call-end');
    await client.stop();
    expect(held()).toBe(0);
  });

  it('goes on in the page that takes the call up', async () => {
    const clock = createFakeClock();
    const { call, browser, page, sound, sent, position, speak, endTurn } = createEngineBench(clock);
    await call();
    speak(0, 1_000);
    await clock.advance(300);
    page.hidePage();
    const next = createVoiceClient({ backend: createEngineBackend({ browser, workletAddress: '/w.js' }), clock });
    const told = record(next);
    const resumed = next.resume();
    await clock.advance(0);
    expect(await resumed).toMatchObject({ id: 'call-1' });
    speak(0, 500);
    endTurn(0);
    await clock.advance(200);
    expect(sound.peak).toBeGreaterThan(0.05);
    expect(told.names()).toContain('call-start');
    // The page before may have had the engine leave the sound out.
    expect(sent('control')).toEqual([{ type: 'control', control: 'unmute-assistant' }]);
    await clock.advance(500);
    expect(position()).toMatchObject({ turn: 0, samples: 24 * 1_500 });
  });

  it('drops frames that are none', async () => {
    const { clock, call, server, sound } = createEngineBench(createFakeClock());
    await call();
    for (const bytes of [[], [9], [2, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0, 7]]) server.postBytes(new Uint8Array(bytes));
    await clock.advance(300);
    expect(sound.peak).toBe(0);
  });
});

describe('an engine call', () => {
  it('lets go of everything on each way out', async () => {
    const ends: Record<string, (bench: ReturnType<typeof createEngineBench>) => Promise<void> | void> = {
      'we hang up': ({ client }) => client.stop(),
      'the engine does': ({ server }) =>
        server.post({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' }),
      'the line is lost for good': async ({ server, clock }) => {
        server.cut();
        await clock.advance(31_000);
      },
      'another tab takes it': ({ server }) => server.close(4000),
    };
    for (const [name, end] of Object.entries(ends)) {
      const bench = createEngineBench(createFakeClock());
      await bench.call();
      bench.speak(0, 1_000);
      await bench.clock.advance(300);
      await end(bench);
      await bench.clock.advance(0);
      expect(bench.held(), name).toBe(0);
      const { length } = bench.server.heard;
      await bench.clock.advance(1_000);
      expect(bench.server.heard, name).toHaveLength(length);
    }
  });

  it('lets go of everything when it is stopped at any stage, or fails there', async () => {
    for (const stage of ['initialization', 'mobile-permissions', 'web-call-creation', 'daily-call-join'] as const) {
      const { clock, client, held } = createEngineBench(createFakeClock());
      client.on('call-start-progress', (progress) => {
        if (progress.stage === stage && progress.status === 'started') void client.stop();
      });
      const started = client.start('frontdesk');
      await clock.advance(0);
      expect(await started).toBeNull();
      expect(held(), stage).toBe(0);
    }
    const refused = createEngineBench(createFakeClock());
    refused.server.refusal = { status: 503, body: {} };
    const started = refused.client.start('frontdesk');
    await refused.clock.advance(0);
    expect(await started).toBeNull();
    expect(refused.held()).toBe(0);
  });

  it('leaves nothing behind after 300 short calls', async () => {
    const { clock, call, client, held } = createEngineBench(createFakeClock());
    for (let count = 0; count < 300; count += 1) {
      await call();
      if (count % 2 === 0) await clock.advance(40);
      await client.stop();
    }
    await clock.advance(0);
    expect(held()).toBe(0);
  });
});
