// Plain sockets and hand-written requests: a client that parses HTTP in full takes as much processor time as the server.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sampleRequest } from '../sample-request.ts';

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

/** Makes the posts of a form: each under a key of its own, from an address in another /24, so that no limit applies. */
export function createPosts(port: number): (count: number) => { key: string; text: string } {
  const posted = head(
    'POST /api/submissions',
    port,
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Accept: */*',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  );
  return function post(count) {
    const key = randomUUID();
    return { key, text: `${posted}Idempotency-Key: ${key}\r\nX-Forwarded-For: ${addressOf(count)}\r\n\r\n${body}` };
  };
}

function addressOf(count: number): string {
  return `10.${count & 255}.${(count >> 8) & 255}.${(count >> 16) & 255}`;
}

/** The request of a browser that follows a link. */
export function pageText(page: string, port: number): string {
  return head(
    `GET ${page}`,
    port,
    `Referer: http://127.0.0.1:${port}/`,
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: document',
    'Accept: text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language: en-US,en;q=0.9',
    '',
  );
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => {}); // 'close' follows
  return socket;
}

export interface RawAnswer {
  status: number;
  bytes: number;
  hasRetryAfter: boolean;
}

/** Resolves when the next answer has arrived with its whole body; parses only the head. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let head: Buffer | null = null;
    let fields = '';
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
        fields = head.toString('latin1', 0, headEnd);
        const length = /\r\ncontent-length: (\d+)/i.exec(fields)?.[1];
        if (!length) return settle(() => reject(new Error('an answer without a length')));
        expected = headEnd + 4 + Number(length);
      }
      if (received < expected) return;
      const hasRetryAfter = /\r\nretry-after: \d/i.test(fields);
      settle(() => resolve({ status: Number(fields.slice(9, 12)), bytes: received, hasRetryAfter }));
    });
  });
}
