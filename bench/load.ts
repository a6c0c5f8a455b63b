// The load generator, a process of its own: `node bench/load.ts '{"port":3000,…}'` prints what it saw as JSON.
// Plain sockets and requests put together by hand, so that the server is what is measured: a client that parses HTTP
// in full takes as much of a core as the server does. Each request is answered before it ends, so that what was
// acknowledged can be counted against what is stored.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleRequest } from './sample-request.ts';

export interface LoadOptions {
  port: number;
  connections: number;
  warmUpMs: number;
  measuredMs: number;
}

export interface LoadResult {
  /** All 201s, those of the warm-up included. */
  acknowledged: number;
  /** Answers that were anything else. */
  refused: number;
  /** 201s a second while it was measured. */
  perSecond: number;
  /** Of each of these, in tenths of a millisecond. */
  latencies: number[];
  /** Share of one core that this process took meanwhile. */
  cpu: number;
}

const body = JSON.stringify(sampleRequest);

function head(port: number): string {
  const host = `127.0.0.1:${port}`;
  return [
    'POST /api/submissions HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Sec-Fetch-Site: same-origin',
    'Accept: */*',
    'Accept-Encoding: gzip, deflate, br',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
}

/** A new visitor with each request: no address sends two. */
function nextAddress(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

async function run({ port, connections, warmUpMs, measuredMs }: LoadOptions): Promise<LoadResult> {
  const common = head(port);
  const result: LoadResult = { acknowledged: 0, refused: 0, perSecond: 0, latencies: [], cpu: 0 };
  let sent = 0;
  let measuring = false;
  let stopping = false;

  /** Sends one request after the other until it is told to stop; resolves when the last is answered. */
  async function visit(socket: Socket): Promise<void> {
    while (!stopping) {
      const begun = performance.now();
      const lines = `Idempotency-Key: ${randomUUID()}\r\nX-Forwarded-For: ${nextAddress(++sent)}\r\n\r\n`;
      socket.write(`${common}\r\n${lines}${body}`);
      const status = await answer(socket);
      if (status === 201) result.acknowledged++;
      else result.refused++;
      if (measuring) result.latencies.push(Math.round((performance.now() - begun) * 10));
    }
    socket.destroy();
  }

  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const visits = sockets.map(visit);
  await delay(warmUpMs);
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  measuring = true;
  await delay(measuredMs);
  measuring = false;
  const tookMs = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpuBefore);
  stopping = true;
  await Promise.all(visits);
  return {
    ...result,
    perSecond: result.latencies.length / (tookMs / 1_000),
    cpu: (user + system) / 1_000 / tookMs,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket.setEncoding('latin1');
}

/** The status of the next answer, once its whole body is here. */
function answer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = '';
    function settle(settleIt: () => void): void {
      socket.removeAllListeners('data').removeAllListeners('close');
      settleIt();
    }
    socket.on('close', () => settle(() => reject(new Error(`the server hung up after: ${received}`))));
    socket.on('data', (chunk: string) => {
      received += chunk;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1];
      if (!length) return settle(() => reject(new Error(`an answer without a length: ${received}`)));
      if (received.length >= headEnd + 4 + Number(length)) settle(() => resolve(Number(received.slice(9, 12))));
    });
  });
}

if (import.meta.main) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as LoadOptions)));
}
