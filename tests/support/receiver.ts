import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { selfSigned } from './self-signed.ts';

export interface ReceivedPost {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** How the next posts are met: a status, or a way to fail. */
export type ReceiverBehaviour =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Takes the message and says nothing. */
  | 'hang'
  /** Accepts it, and then sends without end. */
  | 'gigabyte'
  /** Accepts it, and then sends a byte now and then. */
  | 'drip'
  /** Headers without end. */
  | 'endless-headers'
  | 'break-off';

/** The other end of a webhook. */
export interface TestReceiver {
  port: number;
  url: string;
  received: ReceivedPost[];
  behaviour: ReceiverBehaviour;
  /** Bytes that it could send. */
  sentBytes(): number;
  /** How many connections are open. */
  connections(): Promise<number>;
  stop(): Promise<void>;
}

const chunk = Buffer.alloc(64 * 1_024, 'x');
const gigabyte = 1_024 ** 3;

/** Give the port of an earlier one to start it again at the same address. */
export async function startReceiver(
  behaviour: ReceiverBehaviour = { status: 204 },
  { tls = false, port = 0 } = {},
): Promise<TestReceiver> {
  let sent = 0;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    receiver.received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
    switch (receiver.behaviour) {
      case 'hang':
        return;
      case 'break-off':
        request.socket.destroy();
        return;
      case 'endless-headers':
        request.socket.write('HTTP/1.1 200 OK\r\n');
        flood(request.socket, Buffer.from(`x-more: ${'x'.repeat(8_000)}\r\n`));
        return;
      case 'drip':
        response.writeHead(200);
        response.write('.');
        return;
      case 'gigabyte':
        response.writeHead(200, { 'content-type': 'text/plain' });
        flood(response, chunk);
        return;
      default: {
        const { status, body: content = '', headers = {} } = receiver.behaviour;
        response.writeHead(status, headers).end(content);
      }
    }
  }

  /** Writes as fast as the other end takes it, up to a gigabyte. */
  function flood(to: NodeJS.WritableStream & { destroyed?: boolean }, piece: Buffer): void {
    while (sent < gigabyte && !to.destroyed) {
      sent += piece.length;
      if (!to.write(piece)) {
        to.once('drain', () => flood(to, piece));
        return;
      }
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    response.on('error', () => {});
    request.socket.on('error', () => {});
    void answer(request, response).catch(() => {}); // the sender broke off
  };
  const server = tls ? createTlsServer(selfSigned, handle) : createServer(handle);
  server.on('tlsClientError', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', () => resolve());
  await promise;
  const at = (server.address() as AddressInfo).port;
  const receiver: TestReceiver = {
    port: at,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${at}/hook`,
    received: [],
    behaviour,
    sentBytes: () => sent,
    connections: () =>
      new Promise((found, fail) => server.getConnections((error, count) => (error ? fail(error) : found(count)))),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

export async function startTestReceiver(...options: Parameters<typeof startReceiver>): Promise<TestReceiver> {
  const receiver = await startReceiver(...options);
  onTestFinished(() => receiver.stop());
  return receiver;
}
