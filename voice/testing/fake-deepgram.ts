import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { createArrivals } from './arrivals.ts';

/** Behaviour for the next connection. */
export type DeepgramAct =
  /** Transcribes utterances as these words, one word per 300 ms of audio. */
  | { kind: 'hears'; words: string[] /** Does not mark the answer to `Finalize`. */; forgetsFinalize?: boolean }
  /** Answers each text with these bytes, in messages of `pieceBytes`. */
  | { kind: 'speaks'; bytes: Uint8Array; pieceBytes?: number }
  /** Refuses the connection with this status. */
  | { kind: 'refuses'; status: number; headers?: Record<string, string> }
  /** Accepts the connection, but never upgrades it. */
  | { kind: 'never-opens' }
  /** Accepts everything and never answers. */
  | { kind: 'stalls' }
  /** Answers the first message with this text. */
  | { kind: 'says'; text: string }
  /** Answers the first message with this text, `times` times. */
  | { kind: 'repeats'; text: string; times: number }
  /** Answers the first message with this many bytes of audio. */
  | { kind: 'floods'; bytes: number }
  /** Answers the first message with this audio, then breaks the connection. */
  | { kind: 'cuts'; bytes?: Uint8Array }
  /** Closes the socket upon the first message. */
  | { kind: 'closes'; code: number };

export interface FakeDeepgram {
  /** For `STT_BASE_URL` and `TTS_BASE_URL`. */
  baseUrl: string;
  connections: { path: string; query: URLSearchParams; key: string | undefined }[];
  /** All received text messages, parsed. */
  messages: { type: string; [key: string]: unknown }[];
  /** Received bytes of audio. */
  readonly soundBytes: number;
  /** Number of open sockets. */
  readonly open: number;
  /** Resolves when this many messages of any kind have arrived. */
  received(count: number): Promise<void>;
  /** Resolves when this many sockets have closed. */
  closed(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A local server of Deepgram's two streaming protocols; plays one act per connection and repeats the last. */
export async function startFakeDeepgram(...acts: DeepgramAct[]): Promise<FakeDeepgram> {
  const connections: FakeDeepgram['connections'] = [];
  const messages: FakeDeepgram['messages'] = [];
  const received = createArrivals();
  const closed = createArrivals();
  let soundBytes = 0;
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer();
  const unopened: Duplex[] = [];

  server.on('upgrade', (request, stream, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    connections.push({ path: pathname, query: searchParams, key: request.headers.authorization });
    const act = (acts.length > 1 ? acts.shift() : acts[0]) ?? { kind: 'stalls' };
    if (act.kind === 'never-opens') {
      unopened.push(stream);
      return;
    }
    if (act.kind === 'refuses') {
      const headers = Object.entries({ ...act.headers, 'content-length': '0' }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      stream.end([`HTTP/1.1 ${act.status} Refused`, ...headers, '', ''].join('\r\n'));
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const react = reaction(act, socket, Number(searchParams.get('sample_rate')));
      socket.on('error', () => {});
      socket.on('close', () => closed.add());
      socket.on('message', (data: Buffer, isBinary) => {
        const message = isBinary ? null : (JSON.parse(data.toString()) as FakeDeepgram['messages'][number]);
        if (message) messages.push(message);
        else soundBytes += data.length;
        react(message?.type ?? data);
        received.add();
      });
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    messages,
    get soundBytes() {
      return soundBytes;
    },
    get open() {
      return sockets.clients.size;
    },
    received: received.until,
    closed: closed.until,
    close() {
      for (const socket of sockets.clients) socket.terminate();
      for (const stream of unopened) stream.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type React = (message: string | Buffer) => void;

function reaction(act: DeepgramAct, socket: WebSocket, sampleRateHz: number): React {
  if (act.kind === 'hears') return hearing(act, socket, sampleRateHz);
  if (act.kind === 'speaks') return speaking(act, socket);
  let isFirst = true;
  return () => {
    if (!isFirst) return;
    isFirst = false;
    if (act.kind === 'says') socket.send(act.text);
    else if (act.kind === 'repeats') for (let count = 0; count < act.times; count++) socket.send(act.text);
    else if (act.kind === 'floods') socket.send(Buffer.alloc(act.bytes));
    else if (act.kind === 'closes') socket.close(act.code);
    else if (act.kind === 'cuts') {
      if (act.bytes) socket.send(act.bytes, () => socket.terminate());
      else socket.terminate();
    }
  };
}

const wordSeconds = 0.3;

function hearing(act: Extract<DeepgramAct, { kind: 'hears' }>, socket: WebSocket, sampleRateHz: number): React {
  let utterance = 0;
  let start = 0;
  let heard = 0;
  let told = 0;
  const send = (transcript: string, flags: { is_final: boolean; from_finalize?: boolean }) =>
    socket.send(
      JSON.stringify({
        type: 'Results',
        channel_index: [0, 1],
        start,
        duration: heard - start,
        speech_final: false,
        ...flags,
        channel: { alternatives: [{ transcript, confidence: 0.99, words: [] }] },
        metadata: { request_id: 'fake' },
      }),
    );
  return (message) => {
    const words = (act.words[utterance] ?? '').split(' ').filter(Boolean);
    if (typeof message !== 'string') {
      heard += message.length / 2 / sampleRateHz;
      const count = Math.min(words.length, Math.floor((heard - start) / wordSeconds + 1e-9));
      if (count > told) send(words.slice(0, count).join(' '), { is_final: false });
      told = Math.max(told, count);
      return;
    }
    if (message === 'Finalize') {
      // The service also splits a final transcript into several results.
      const half = act.forgetsFinalize ? words.length : Math.floor(words.length / 2);
      if (half > 0) send(words.slice(0, half).join(' '), { is_final: true });
      if (!act.forgetsFinalize) send(words.slice(half).join(' '), { is_final: true, from_finalize: true });
      start = heard;
      told = 0;
      utterance += 1;
    }
    if (message === 'CloseStream') socket.close(1000);
  };
}

function speaking({ bytes, pieceBytes = 4_801 }: Extract<DeepgramAct, { kind: 'speaks' }>, socket: WebSocket): React {
  socket.send(JSON.stringify({ type: 'Metadata', request_id: 'fake', model_name: 'fake' }));
  let flushed = 0;
  return (message) => {
    if (message === 'Flush') {
      for (let at = 0; at < bytes.length; at += pieceBytes) socket.send(bytes.subarray(at, at + pieceBytes));
      socket.send(JSON.stringify({ type: 'Flushed', sequence_id: flushed }));
      flushed += 1;
    }
    if (message === 'Close') socket.close(1000);
  };
}
