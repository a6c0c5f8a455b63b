import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Behaviour for the next request. */
export type ModelAct =
  /** Streams these texts, one chunk each. */
  | { kind: 'says'; pieces: string[] }
  /** Calls tools by name; arguments are an object, or a text that may be invalid JSON. */
  | { kind: 'calls'; tools: [name: string, args: unknown][]; saying?: string }
  /** Sends these pieces, then hangs. */
  | { kind: 'stalls'; pieces: string[] }
  /** Answers with this status. */
  | { kind: 'fails'; status: number; body?: string }
  /** Breaks the connection after these pieces. */
  | { kind: 'cuts'; pieces: string[] }
  /** Sends a body that is not a valid stream. */
  | { kind: 'babbles'; body: string; contentType?: string }
  /** Streams this many bytes of text. */
  | { kind: 'floods'; bytes: number };

export interface FakeModelServer {
  /** For `LLM_BASE_URL`. */
  baseUrl: string;
  /** Parsed bodies of all requests. */
  asked: { model: string; messages: { role: string; content: unknown }[]; tools?: unknown[]; [key: string]: unknown }[];
  /** `authorization` header of each request. */
  keys: (string | undefined)[];
  close(): Promise<void>;
}

/** A local OpenAI-compatible server that plays one act per request and repeats the last. */
export async function startFakeModelServer(...acts: ModelAct[]): Promise<FakeModelServer> {
  const asked: FakeModelServer['asked'] = [];
  const keys: FakeModelServer['keys'] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    keys.push(request.headers.authorization);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'fake-model', object: 'model' }] }));
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body) as FakeModelServer['asked'][number]);
    const act = acts.length > 1 ? acts.shift() : acts[0];
    await play(act ?? { kind: 'says', pieces: ['Hello.'] }, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function play(act: ModelAct, response: ServerResponse): Promise<void> {
  if (act.kind === 'fails') {
    response.writeHead(act.status, { 'content-type': 'application/json' });
    response.end(act.body ?? JSON.stringify({ error: { message: 'the fake fails', type: 'server_error' } }));
    return;
  }
  if (act.kind === 'babbles') {
    response.writeHead(200, { 'content-type': act.contentType ?? 'text/event-stream' });
    response.end(act.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake-model', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  switch (act.kind) {
    case 'says':
      for (const content of act.pieces) send({ content });
      send({}, 'stop');
      break;
    case 'calls': {
      if (act.saying) send({ content: act.saying });
      for (const [index, [name, args]] of act.tools.entries()) {
        const written = typeof args === 'string' ? args : JSON.stringify(args);
        send({
          tool_calls: [
            { index, id: `call-${index}-${Math.random()}`, type: 'function', function: { name, arguments: written } },
          ],
        });
      }
      send({}, 'tool_calls');
      break;
    }
    case 'stalls':
      for (const content of act.pieces) send({ content });
      return;
    case 'cuts':
      for (const content of act.pieces) send({ content });
      await new Promise((resolve) => setImmediate(resolve));
      response.destroy();
      return;
    case 'floods':
      await flood(response, send, act.bytes);
      break;
  }
  response.end('data: [DONE]\n\n');
}

/** Sends as fast as the client reads. */
async function flood(response: ServerResponse, send: (delta: object) => boolean, bytes: number): Promise<void> {
  const piece = 'bla '.repeat(16_384);
  const closed = once(response, 'close');
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) {
    if (!send({ content: piece })) await Promise.race([once(response, 'drain'), closed]);
  }
}
