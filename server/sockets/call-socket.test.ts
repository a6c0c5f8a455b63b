import { expect, test } from 'vitest';
import { maxBufferedBytes, maxUnsentBytes } from '#/voice/protocol/limits.ts';
import { createTestRegistry } from '#/voice/testing/test-registry.ts';
import { type Strays, serveCallSocket } from './call-socket.ts';

test('closes the socket of a page that does not read, and keeps its call open', async () => {
  const { clock, registry, createCall } = createTestRegistry();
  const { id: callId, callToken, resumeToken } = await createCall();

  let terminated = false;
  const wire = {
    bufferedAmount: 0,
    send(frame: string | Uint8Array) {
      wire.bufferedAmount += frame.length; // the other end reads nothing
    },
    ping() {},
    close() {},
    terminate() {
      terminated = true;
    },
  };
  const told: Strays[] = [];
  const socket = serveCallSocket({
    wire,
    callId,
    origin: null,
    registry,
    clock,
    onClosed: (strays) => told.push(strays),
  });
  const say = (message: object) => socket.message(JSON.stringify(message));
  say({ type: 'hello', token: callToken });
  const session = registry.resume(callId, resumeToken, null);
  if (session.outcome !== 'opened') throw new Error(session.outcome);
  let sent = 0;
  for (; !terminated && sent < 200; sent++) {
    await clock.advance(100);
    say({ type: 'add-message', message: { role: 'user', content: 'x'.repeat(2_000) } });
  }
  expect(terminated).toBe(true);
  expect(wire.bufferedAmount).toBeLessThan(maxBufferedBytes + maxUnsentBytes);
  expect(told).toEqual([{ 'slow-reader': 1 }]);
  expect(session.session.state.name).not.toBe('ended');
  await clock.advance(30_000);
  expect(session.session.state).toMatchObject({ reason: 'call.in-progress.error-connection-lost' });
});
