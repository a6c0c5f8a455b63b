// The load generator, a separate process: `node bench/load/generator.ts '{"port":3000,…}'` prints its results as JSON.
// It uses plain sockets and hand-written requests, because a client that parses HTTP in full takes as much CPU as the
// server. It waits for the answer to each request, so that acknowledged requests can be compared with stored ones.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleRequest } from '../sample-request.ts';

export interface LoadOptions {
  port: number;
  /** Pages to request in rotation; without any, it posts the form. */
  pages?: string[];
  connections: number;
  warmUpMs: number;
  measuredMs: number;
}

export interface LoadResult {
  /** Answers with status 200 or 201, warm-up included. */
  acknowledged: number;
  /** Answers with any other status. */
  refused: number;
  /** Acknowledged answers per second during the measurement. */
  perSecond: number;
  /** Latencies during the measurement, in tenths of a millisecond. */
  latencies: number[];
  /** Bytes of the first answer for each page. */
  answerBytes: Record<string, number>;
  /** Share of one core that this process used during the measurement. */
  cpu: number;
}

const body = JSON.stringify(sampleRequest);

function head(target: string, port: number, ...lines: string[]): string {
  return [
    `${target} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept-Encoding: gzip, deflate, br',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    ...lines,
    '',
  ].join('\r\n');
}

function postHead(port: number): string {
  return head(
    'POST /api/submissions',
    port,
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Accept: */*',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  );
}

/** The request of a browser that follows a link. */
function pageHead(page: string, port: number): string {
  return head(
    `GET ${page}`,
    port,
    `Referer: http://127.0.0.1:${port}/`,
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: document',
    'Accept: text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language: en-US,en;q=0.9',
  );
}

/** A new address per request, each in another /24, so that no rate limit applies. */
function nextAddress(count: number): string {
  return `10.${count & 255}.${(count >> 8) & 255}.${(count >> 16) & 255}`;
}

async function run({ port, pages = [], connections, warmUpMs, measuredMs }: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: 0, refused: 0, perSecond: 0, latencies: [], answerBytes: {}, cpu: 0 };
  const posted = postHead(port);
  const asked = pages.map((page) => ({ page, text: `${pageHead(page, port)}\r\n` }));
  let sent = 0;
  let measuring = false;
  let stopping = false;

  function nextRequest(): { page?: string; text: string } {
    const count = sent++;
    const page = asked[count % asked.length];
    if (page) return page;
    return {
      text: `${posted}Idempotency-Key: ${randomUUID()}\r\nX-Forwarded-For: ${nextAddress(count)}\r\n\r\n${body}`,
    };
  }

  /** Sends requests one after the other until `stopping`; resolves after the last answer. */
  async function visit(socket: Socket): Promise<void> {
    while (!stopping) {
      const begun = performance.now();
      const { page, text } = nextRequest();
      socket.write(text);
      const { status, bytes } = await answer(socket);
      if (page) result.answerBytes[page] ??= bytes;
      if (status === 200 || status === 201) result.acknowledged++;
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
  return socket;
}

/** Resolves when the next answer has arrived with its whole body; parses only the head. */
function answer(socket: Socket): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let head: Buffer | null = null;
    let received = 0;
    let expected = Number.POSITIVE_INFINITY;
    function settle(settleIt: () => void): void {
      socket.removeAllListeners('data').removeAllListeners('close');
      settleIt();
    }
    socket.on('close', () => settle(() => reject(new Error(`the server hung up after ${received} bytes`))));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (expected === Number.POSITIVE_INFINITY) {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, headEnd))?.[1];
        if (!length) return settle(() => reject(new Error('an answer without a length')));
        expected = headEnd + 4 + Number(length);
      }
      if (received >= expected)
        settle(() => resolve({ status: Number(head?.toString('latin1', 9, 12)), bytes: received }));
    });
  });
}

if (import.meta.main) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as LoadOptions)));
}
