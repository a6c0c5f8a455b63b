import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Finding, milliseconds } from '../report.ts';
import { startCommand, withDataDir, withServer } from '../server-process.ts';
import { quantile } from '../statistics.ts';

const idle = 10_000;
const slow = 200;
const giant = 200;
const probes = 100;
const limitMs = 100;

/** Asks for `/healthz` among ten thousand idle connections, clients that send a byte a second, and giant headers. */
export function measureCrowd(): Promise<Finding[]> {
  return withDataDir((dataDir) =>
    withServer({ command: startCommand, dataDir, env: { LOG_LEVEL: 'fatal' } }, async ({ origin, port }) => {
      const sockets = new Set<Socket>();
      const findings: Finding[] = [];
      const crowd = async (what: string, enter: () => Promise<void>) => {
        await enter();
        const ms = await probe(origin);
        findings.push({ what, value: `${milliseconds(ms)} p99`, target: `< ${limitMs} ms`, met: ms < limitMs });
      };
      const open = (text = '') => {
        const socket = connect({ port, host: '127.0.0.1' });
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
        sockets.add(socket);
        socket.write(text);
        return socket;
      };
      await crowd('health alone', async () => {});
      await crowd(`health with ${idle} connections that ask for nothing`, async () => {
        for (let count = 0; count < idle; count++) {
          open();
          if (count % 100 === 0) await delay(5);
        }
      });
      await crowd(`and ${slow} that send a byte a second`, async () => {
        for (let count = 0; count < slow; count++) {
          const socket = open('POST /api/submissions HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
          const timer = setInterval(() => socket.write('x'), 1_000);
          socket.on('close', () => clearInterval(timer));
        }
      });
      await crowd(`and ${giant} with headers of 64 KB`, async () => {
        for (let count = 0; count < giant; count++)
          open(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(64_000)}\r\n\r\n`);
      });
      for (const socket of sockets) socket.destroy();
      return findings;
    }),
  );
}

async function probe(origin: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < probes; count++) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).catch(() => null);
    await answer?.text();
    times.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
    await delay(20);
  }
  return quantile(times, 0.99);
}
