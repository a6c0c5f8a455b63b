// Issue agents-js #927 and its like: what a call leaves behind adds up.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openVoiceServer } from '#/tests/support/voice.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('1,000 short calls leave handles and heap flat', { timeout: 60_000 }, async () => {
  const server = await openVoiceServer('sqlite', { demo: { callsPerHour: 1_000_000, callsAtOnce: 100 } });

  async function hold(index: number): Promise<void> {
    const { call, socket } = await server.openCall();
    socket.send({ type: 'add-message', message: { role: 'user', content: `hello ${index}` } });
    await socket.until('voice-input', ({ turn }) => turn === 1);
    if (index % 3 === 0) {
      socket.raw.terminate();
      await socket.closed;
      const again = server.connect(call.webCallUrl);
      await again.opened;
      again.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
      await again.until('ready');
      again.send({ type: 'end-call' });
      await again.closed;
    } else {
      socket.send({ type: 'end-call' });
      await socket.closed;
    }
  }

  async function holdMany(count: number): Promise<void> {
    for (let done = 0; done < count; done += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => hold(done + index)));
    }
    await server.voice.kept();
  }

  /** Sockets and timers that keep the process busy, and what is reachable. */
  async function left(): Promise<{ handles: number; heap: number }> {
    await expect.poll(() => server.sockets.clients.size).toBe(0);
    server.logged.length = 0;
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    const busy = process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name));
    return { handles: busy.length, heap: process.memoryUsage().heapUsed };
  }

  await holdMany(400);
  const before = await left();
  await holdMany(1_000);
  const after = await left();
  expect(server.voice.desk.calls).toBe(0);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 5);
  // A resume token is remembered for an hour, some 300 bytes a call; a call that stayed would be 20,000 and more.
  expect((after.heap - before.heap) / 1_000).toBeLessThan(3_000);
});
