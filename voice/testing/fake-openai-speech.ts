import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createArrivals } from './arrivals.ts';

/** Behaviour for the next request. */
export type SpeechAct =
  /** Answers a recording with this transcript. */
  | { kind: 'hears'; text: string }
  /** Answers a text with these bytes, in pieces of `pieceBytes`. */
  | { kind: 'speaks'; bytes: Uint8Array; pieceBytes?: number; contentType?: string }
  /** Answers with this status. */
  | { kind: 'fails'; status: number; headers?: Record<string, string> }
  /** Sends a body that is neither a transcript nor audio. */
  | { kind: 'babbles'; body: string; contentType: string }
  /** Sends these bytes, then hangs; without bytes it does not even send headers. */
  | { kind: 'stalls'; bytes?: Uint8Array }
  /** Sends a blank each time `next` resolves, forever. */
  | { kind: 'drips'; contentType: string; next(): Promise<void> }
  /** Breaks the connection after these bytes; without bytes before any answer. */
  | { kind: 'cuts'; bytes?: Uint8Array }
  /** Sends bytes forever, as fast as the client reads. */
  | { kind: 'floods'; contentType: string };

export interface SpeechAsked {
  path: string | undefined;
  key: string | undefined;
  /** Body of a recording. */
  form?: FormData;
  /** Body of a text to speak. */
  json?: Record<string, unknown>;
}

export interface FakeOpenaiSpeech {
  /** For `STT_BASE_URL` and `TTS_BASE_URL`. */
  baseUrl: string;
  asked: SpeechAsked[];
  /** Resolves when this many acts have been played. */
  answered(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A local OpenAI-compatible server that plays one act per request and repeats the last. */
export async function startFakeOpenaiSpeech(...acts: SpeechAct[]): Promise<FakeOpenaiSpeech> {
  const asked: SpeechAsked[] = [];
  const arrivals = createArrivals();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const contentType = request.headers['content-type'] ?? '';
    const body = new Response(Buffer.concat(parts), { headers: { 'content-type': contentType } });
    asked.push({
      path: request.url,
      key: request.headers.authorization,
      ...(contentType.startsWith('multipart/') ? { form: await body.formData() } : {}),
      ...(contentType === 'application/json' ? { json: (await body.json()) as Record<string, unknown> } : {}),
    });
    const act = acts.length > 1 ? acts.shift() : acts[0];
    await play(act ?? { kind: 'hears', text: 'hello' }, response);
    arrivals.add();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answered: arrivals.until,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function play(act: SpeechAct, response: ServerResponse): Promise<void> {
  switch (act.kind) {
    case 'hears':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ text: act.text }));
      return;
    case 'speaks': {
      const { bytes, pieceBytes = bytes.length, contentType = 'audio/pcm' } = act;
      response.writeHead(200, { 'content-type': contentType });
      for (let at = 0; at < bytes.length; at += pieceBytes) await send(response, bytes.subarray(at, at + pieceBytes));
      response.end();
      return;
    }
    case 'fails':
      response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers });
      response.end(JSON.stringify({ error: { message: 'the fake fails' } }));
      return;
    case 'babbles':
      response.writeHead(200, { 'content-type': act.contentType });
      response.end(act.body);
      return;
    case 'stalls':
      if (!act.bytes) return;
      response.writeHead(200, { 'content-type': 'audio/pcm' });
      await send(response, act.bytes);
      return;
    case 'drips':
      response.writeHead(200, { 'content-type': act.contentType });
      while (!response.destroyed) {
        await act.next();
        await send(response, Buffer.from(' '));
      }
      return;
    case 'cuts':
      if (act.bytes) {
        response.writeHead(200, { 'content-type': 'audio/pcm' });
        await send(response, act.bytes);
      }
      response.socket?.resetAndDestroy();
      return;
    case 'floods':
      response.writeHead(200, { 'content-type': act.contentType });
      await flood(response, act.contentType.startsWith('audio/') ? '\0' : ' ');
  }
}

/** Resolves when the piece has been sent, so that the client usually receives it as one chunk. */
function send(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => setImmediate(resolve));
  });
}

async function flood(response: ServerResponse, fill: string): Promise<void> {
  const piece = Buffer.alloc(65_536, fill);
  const closed = once(response, 'close');
  while (!response.destroyed) {
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  }
}
