import { type DownFrame, encodeDownFrame, parseUpFrame, type UpFrame } from '../../audio/frames.ts';
import type { SocketEvent, SocketLike } from '../../client/backends/web-call/page.ts';
import { type ClientMessage, parseClientMessage } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';

/** An in-memory server of `voice/protocol`, with one call at a time. */
export interface FakeServer {
  fetch(address: string, init: RequestInit): Promise<Response>;
  openSocket(address: string): SocketLike;
  /** Error answer to `POST /voice/call/web`; null for success. */
  refusal: { status: number; body: unknown } | null;
  /** When it answers a requested call and a hello. */
  answers: 'at-once' | 'when-told' | 'never';
  /** Sends the pending answers. */
  answer(): void;
  /** Requests and messages of the page, in order; unreadable frames as text. */
  readonly posted: unknown[];
  readonly received: (ClientMessage | string)[];
  readonly greetings: ClientMessage[];
  /** Received audio frames. */
  readonly heard: UpFrame[];
  /** `bufferedAmount` of the page's socket. */
  unsent: number;
  post(message: ServerMessage): void;
  /** Sends a frame of the assistant's audio. */
  postSound(frame: DownFrame): void;
  /** Sends raw bytes. */
  postBytes(bytes: Uint8Array<ArrayBuffer>): void;
  /** Sends a raw text frame. */
  postRaw(frame: string): void;
  /** Breaks the connection and refuses new ones until `restore`. */
  cut(): void;
  restore(): void;
  /** Closes the sockets with this code. */
  close(code: number): void;
  /** Ignores everything it receives. */
  silent: boolean;
  /** Ends the call: it can no longer be resumed. */
  forget(): void;
  /** Number of open sockets. */
  readonly open: number;
}

interface Connection {
  deliver(type: 'open' | 'message' | 'close', event?: SocketEvent): void;
}

export function createFakeServer(): FakeServer {
  const sockets = new Set<Connection>();
  const waiting: (() => void)[] = [];
  let reachable = true;
  let known = true;
  let begun = false;
  let seq = 0;
  let log: { seq: number; frame: string }[] = [];

  function when(ready: () => void): void {
    if (server.answers === 'at-once') queueMicrotask(ready);
    else if (server.answers === 'when-told') waiting.push(ready);
  }

  function send(connection: Connection, message: ServerMessage | string): void {
    const frame = typeof message === 'string' ? message : JSON.stringify(message);
    if (sockets.has(connection)) connection.deliver('message', { data: frame });
  }

  function take(connection: Connection, frame: string | Uint8Array): void {
    if (server.silent) return;
    if (typeof frame !== 'string') {
      const sound = parseUpFrame(frame);
      if (!sound) throw new Error('The page sent sound that is no frame.');
      server.heard.push(sound);
      return;
    }
    const message = parseClientMessage(frame);
    if (message?.type === 'ping') {
      send(connection, { type: 'pong' });
      return;
    }
    if (message?.type !== 'hello' && message?.type !== 'resume') {
      server.received.push(message ?? frame);
      return;
    }
    server.greetings.push(message);
    when(() => welcome(connection, message));
  }

  function welcome(connection: Connection, greeting: ClientMessage): void {
    const wanted = greeting.type === 'hello' ? 'call-token' : 'resume-token';
    if (!known || !('token' in greeting) || greeting.token !== wanted) {
      send(connection, { type: 'error', code: 'token-invalid', message: 'This call is over.', retryable: false });
      return;
    }
    send(connection, { type: 'ready', callId: 'call-1', resumeToken: 'resume-token', resumed: begun });
    const received = greeting.type === 'resume' ? greeting.received : 0;
    if (begun) for (const entry of log) if (entry.seq > received) send(connection, entry.frame);
    begun = true;
  }

  const server: FakeServer = {
    async fetch(address, init) {
      if (!reachable) throw new TypeError('fetch failed');
      if (init.method === 'GET') return new Response(null, { status: known ? 204 : 404 });
      server.posted.push({ address, body: JSON.parse(String(init.body)) });
      if (server.answers === 'never') return new Promise<Response>(() => {});
      if (server.answers === 'when-told') await new Promise<void>((resolve) => waiting.push(resolve));
      if (server.refusal) return Response.json(server.refusal.body, { status: server.refusal.status });
      known = true;
      begun = false;
      seq = 0;
      log = [];
      return Response.json({
        id: 'call-1',
        webCallUrl: '/voice/calls/call-1',
        transport: { callToken: 'call-token', resumeToken: 'resume-token' },
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { voice: { provider: 'browser' } },
      });
    },
    openSocket() {
      const listeners: { type: string; listener: (event: SocketEvent) => void }[] = [];
      const connection: Connection = {
        deliver(type, event = {}) {
          if (type === 'close') sockets.delete(connection);
          for (const entry of listeners) if (entry.type === type) entry.listener(event);
        },
      };
      sockets.add(connection);
      queueMicrotask(() => connection.deliver(reachable && known ? 'open' : 'close'));
      return {
        get bufferedAmount() {
          return server.unsent;
        },
        send: (frame) => void (sockets.has(connection) && take(connection, frame)),
        close: () => void sockets.delete(connection),
        addEventListener: (type, listener) => void listeners.push({ type, listener }),
      };
    },
    refusal: null,
    answers: 'at-once',
    answer() {
      for (const ready of waiting.splice(0)) ready();
    },
    posted: [],
    received: [],
    heard: [],
    unsent: 0,
    greetings: [],
    post(message) {
      if (message.type === 'listening') return server.postRaw('listening');
      seq += 1;
      const frame = JSON.stringify({ ...message, seq });
      log.push({ seq, frame });
      server.postRaw(frame);
    },
    postSound: (frame) => server.postBytes(encodeDownFrame(frame)),
    postBytes({ buffer }) {
      for (const connection of [...sockets]) connection.deliver('message', { data: buffer });
    },
    postRaw(frame) {
      for (const connection of [...sockets]) connection.deliver('message', { data: frame });
    },
    cut() {
      reachable = false;
      for (const connection of [...sockets]) connection.deliver('close', { code: 1006 });
    },
    restore() {
      reachable = true;
    },
    close(code) {
      for (const connection of [...sockets]) connection.deliver('close', { code });
    },
    silent: false,
    forget() {
      known = false;
    },
    get open() {
      return sockets.size;
    },
  };
  return server;
}
