// Whoever keeps the machine may set its clock in the middle of a call: time servers do, and so do people.
import { describe, expect, it } from 'vitest';
import { openVoiceServer } from '#/tests/support/voice.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

const hourMs = 3_600_000;

describe.each([
  ['back', -hourMs],
  ['forth', hourMs],
])('a server whose clock is set %s by an hour in the middle of a call', (_, byMs) => {
  async function openCall() {
    const clock = createFakeClock();
    const server = await openVoiceServer('sqlite', { clock, demo: { dailyMinutes: 5, callsPerHour: 10 } });
    const { socket, call } = await server.openCall();
    socket.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
    await socket.until('conversation-update');
    await clock.advance(1_000);
    clock.setWallClock(byMs);
    return { clock, server, socket, call };
  }

  /** Resolves when the server has taken all that was sent before. */
  async function taken({ socket }: Awaited<ReturnType<typeof openCall>>): Promise<void> {
    const pongs = () => socket.received.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    socket.send({ type: 'ping' });
    await socket.until('pong', () => pongs() > before);
  }

  it('goes on with the call: messages are counted, and silence is waited for, as before', async () => {
    const held = await openCall();
    const { clock, socket } = held;
    for (let count = 0; count < 50; count++) socket.send({ type: 'ping' });
    socket.send({ type: 'interim', utterance: 1, transcript: 'what does it cost' });
    await taken(held);
    await clock.advance(899);
    expect(socket.received).not.toContainEqual(expect.objectContaining({ type: 'voice-input', turn: 1 }));
    await clock.advance(1);
    await socket.until('voice-input', ({ turn }) => turn === 1);
    for (let seconds = 0; seconds < 60; seconds += 10) {
      await clock.advance(10_000);
      await taken(held);
    }
  });

  it('ends the call after the time that it may take, and keeps what was said in the order it was said', async () => {
    const held = await openCall();
    const { clock, server, socket, call } = held;
    // Whoever does something after the warning of the end extends the call.
    for (let seconds = 0; seconds < 260; seconds += 10) {
      socket.send({ type: 'mute', muted: seconds % 20 === 0 }); // somebody is there
      await taken(held);
      await clock.advance(10_000);
    }
    expect(server.voice.registry.calls).toBe(1);
    await clock.advance(39_000 + 12_000);
    await socket.closed;
    await server.voice.kept();
    const { db } = server.database;
    const kept = await db.selectFrom('calls').selectAll().where('id', '=', call.id).executeTakeFirstOrThrow();
    expect(kept.ended_reason).toBe('exceeded-max-duration');
    const tookSeconds = (Date.parse(kept.ended_at ?? '') - Date.parse(kept.started_at)) / 1_000;
    expect(tookSeconds).toBeGreaterThanOrEqual(300);
    expect(tookSeconds).toBeLessThanOrEqual(312);
    const said = await db.selectFrom('call_messages').select('said_at').orderBy('position').execute();
    const times = [kept.started_at, ...said.map(({ said_at }) => said_at), kept.ended_at ?? ''];
    expect(times).toEqual(times.toSorted());
  });

  it('counts the minutes of the day that calls took, and no others', async () => {
    const held = await openCall();
    held.socket.send({ type: 'end-call' });
    await held.socket.closed;
    expect((await held.server.ask()).status).toBe(201);
  });

  it('remembers whose a call was for an hour after its end', async () => {
    const { clock, server, socket, call } = await openCall();
    socket.send({ type: 'end-call' });
    await socket.closed;
    await clock.advance(hourMs - 1);
    expect(server.voice.registry.callOf(call.transport.resumeToken)).toBe(call.id);
    await clock.advance(1);
    expect(server.voice.registry.callOf(call.transport.resumeToken)).toBeNull();
  });
});
