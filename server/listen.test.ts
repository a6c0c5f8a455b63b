import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { listen } from './listen.ts';

/** Far beyond the time limit of a test. */
const graceMs = 600_000;

it('a server that stops waits for no connection on which nothing is under way any more', async () => {
  const sockets = new WebSocketServer({ noServer: true });
  const limits = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000 };
  const server = await listen({ port: 0, host: '127.0.0.1', trustedProxyHops: 1, sockets, ...limits });
  const { readable, writable } = new TransformStream<string, string>();
  server.serve(() => new Response(readable.pipeThrough(new TextEncoderStream())));
  const writer = writable.getWriter();
  // As a proxy's, it stays open for the next request.
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: server.port, agent }, resolve).on('error', reject);
    void writer.write('the first words, ');
  });
  await server.stopAccepting();
  const closed = server.close(graceMs);
  await writer.write('the last words');
  await writer.close();
  expect(await text(answer)).toBe('the first words, the last words');
  await closed;
});
