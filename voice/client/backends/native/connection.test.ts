import { describe, expect, it, vi } from 'vitest';
import { closeCodes, maxServerMessageLength, maxUnsentMessages } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createNativeBench } from '../../../testing/client/native-call.ts';
import { record } from '../../../testing/client/recorded.ts';
import { readCallSession } from '../../call-session.ts';
import { createVoiceClient } from '../../create-voice-client.ts';
import { createNativeBackend } from './native.ts';

describe("a native call's connection", () => {
  it('comes back by itself and loses nothing: 2 s network cut', async () => {
    const { clock, call, browser, client, server, told, sent } = createNativeBench(createFakeClock());
    await call();
    server.post({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello.' });
    server.cut();
    expect(told.of('network-connection')).toEqual([{ type: 'websocket', event: 'interrupted' }]);
    browser.recognition.current?.hear('I am');
    browser.recognition.current?.hear('I am Ann');
    client.send({ type: 'add-message', message: { role: 'user', content: 'Still there?' } });
    server.post({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Missed.' });
    await clock.advance(2_000);
    server.restore();
    await clock.advance(4_000);
    expect(told.of('network-connection').at(-1)).toEqual({ type: 'websocket', event: 'connected' });
    expect(server.greetings.at(-1)).toEqual({ type: 'resume', token: 'resume-token', received: 1 });
    expect(told.of('message').map((message) => 'transcript' in message && message.transcript)).toEqual([
      'Hello.',
      'Missed.',
    ]);
    expect(sent('interim')).toMatchObject([{ transcript: 'I am Ann' }]);
    expect(sent('add-message')).toHaveLength(1);
    expect(told.names()).not.toContain('call-end');
  });

  it('ends the call, once, when it does not come back in time', async () => {
    const { clock, call, server, told, held } = createNativeBench(createFakeClock());
    await call();
    server.cut();
    await clock.advance(29_000);
    expect(told.names()).not.toContain('call-end');
    await clock.advance(1_000);
    expect(told.names().slice(-3)).toEqual(['error', 'call-end', 'message']);
    expect(told.of('error')).toMatchObject([{ fatal: true, failure: { code: 'connection-lost' } }]);
    expect(told.of('message').at(-1)).toMatchObject({ endedReason: 'call.in-progress.error-connection-lost' });
    expect(held()).toBe(0);
  });

  it('does not try for ever to take up a call that is over', async () => {
    const { clock, call, server, told, held } = createNativeBench(createFakeClock());
    await call();
    server.forget(); // as a server that was started anew
    server.cut();
    server.restore();
    await clock.advance(1_000);
    expect(told.of('error')).toMatchObject([{ failure: { code: 'call-over' } }]);
    expect(held()).toBe(0);
  });

  it('leaves a call to the tab that has taken it over', async () => {
    const { clock, call, client, server, told } = createNativeBench(createFakeClock());
    await call();
    server.close(closeCodes.replaced);
    await clock.advance(60_000);
    expect(told.of('error')).toMatchObject([{ failure: { code: 'call-elsewhere', next: 'take-back' } }]);
    expect(server.greetings).toHaveLength(1);
    const takenBack = client.resume();
    await clock.advance(0);
    expect(await takenBack).toMatchObject({ id: 'call-1' });
    expect(server.greetings.at(-1)).toMatchObject({ type: 'resume' });
  });

  it('notices a socket that is dead and says nothing', async () => {
    const { clock, call, server, told } = createNativeBench(createFakeClock());
    await call();
    await clock.advance(60_000);
    expect(told.of('network-connection')).toEqual([]);
    server.silent = true;
    await clock.advance(50_000);
    expect(told.of('network-connection')[0]).toEqual({ type: 'websocket', event: 'interrupted' });
  });

  it.each([-3_600_000, 3_600_000])('outlives a clock of the device that is set by %i ms', async (byMs) => {
    const clock = createFakeClock();
    const { call, told } = createNativeBench(clock);
    await call();
    clock.setWallClock(byMs);
    await clock.advance(60_000);
    expect(told.of('network-connection')).toEqual([]);
    expect(told.of('network-quality-change')).toEqual([]);
  });

  it('drops a message it has seen, and one that it cannot read', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const { call, server, told } = createNativeBench(createFakeClock());
    await call();
    const frame = JSON.stringify({ type: 'hang', seq: 5 });
    for (const again of [frame, frame, 'nonsense', '{"type":"unheard-of"}']) server.postRaw(again);
    expect(told.of('message')).toHaveLength(1);
  });

  it('drops a message that is longer than any', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const { call, server, told } = createNativeBench(createFakeClock());
    await call();
    const said = { type: 'transcript', role: 'user', transcriptType: 'final' } as const;
    server.post({ ...said, transcript: 'x'.repeat(maxServerMessageLength) });
    server.post({ ...said, transcript: 'x'.repeat(maxServerMessageLength / 2) });
    expect(told.of('message')).toHaveLength(1);
  });

  it('keeps so many messages while the connection is lost, the latest', async () => {
    const { clock, call, client, server, sent } = createNativeBench(createFakeClock());
    await call();
    server.cut();
    for (let count = 0; count < maxUnsentMessages + 10; count++) {
      client.send({ type: 'add-message', message: { role: 'user', content: `${count}` } });
    }
    server.restore();
    await clock.advance(5_000);
    expect(sent('add-message')).toHaveLength(maxUnsentMessages);
    expect(sent('add-message')[0]).toMatchObject({ message: { content: '10' } });
  });

  it('refuses a message that the server would drop', async () => {
    const { call, client, sent, told } = createNativeBench(createFakeClock());
    await call();
    client.send({ type: 'add-message', message: { role: 'user', content: 'x'.repeat(2_001) } });
    client.send({ type: 'add-message', message: { role: 'user', content: '猫'.repeat(1_500) } });
    expect(sent('add-message')).toEqual([]);
    expect(told.of('error')).toMatchObject([
      { type: 'call-error', failure: { code: 'message-refused' } },
      { type: 'call-error', failure: { code: 'message-refused' } },
    ]);
  });

  describe('over a change of page', () => {
    it('is kept for the tab, and taken up with all that was said', async () => {
      const clock = createFakeClock();
      const { call, browser, server } = createNativeBench(clock);
      await call();
      server.post({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hello' });
      expect(browser.guarded).toBe(true);
      await clock.advance(5_000);
      browser.hidePage();
      expect(readCallSession(browser.storage, clock.wallTime() + 29_000)).toMatchObject({ callId: 'call-1' });
      expect(readCallSession(browser.storage, clock.wallTime() + 30_000)).toBeNull();

      const next = createVoiceClient({ backend: createNativeBackend({ browser }), clock });
      const told = record(next);
      const resumed = next.resume();
      await clock.advance(0);
      expect(await resumed).toMatchObject({ id: 'call-1' });
      expect(server.posted).toHaveLength(1);
      expect(server.greetings.at(-1)).toEqual({ type: 'resume', token: 'resume-token', received: 0 });
      expect(told.names()).toContain('call-start');
      expect(told.of('message')).toMatchObject([{ transcript: 'Hello' }]);
      await next.stop();
      expect(readCallSession(browser.storage, clock.wallTime())).toBeNull();
    });

    it('is forgotten when it ends', async () => {
      const { call, browser, server } = createNativeBench(createFakeClock());
      await call();
      server.post({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
      expect(browser.kept.has('call')).toBe(false);
      expect(browser.guarded).toBe(false);
      browser.hidePage();
      expect(browser.kept.has('call')).toBe(false);
    });

    it('says so when there is none to take up', async () => {
      const { clock, client, told, held } = createNativeBench(createFakeClock());
      const resumed = client.resume();
      await clock.advance(0);
      expect(await resumed).toBeNull();
      expect(told.of('call-start-failed')).toMatchObject([{ context: { failure: { code: 'call-over' } } }]);
      expect(held()).toBe(0);
    });
  });
});
