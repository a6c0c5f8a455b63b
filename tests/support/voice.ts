import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { DatabaseKind } from '#/database/open.ts';
import { listen } from '#/server/listen.ts';
import { type DownFrame, parseDownFrame } from '#/voice/audio/frames.ts';
import type { ClientMessageInput } from '#/voice/protocol/client-messages.ts';
import { parseServerMessage, type ServerMessage } from '#/voice/protocol/server-messages.ts';
import { type WebCall, webCall } from '#/voice/protocol/web-call.ts';
import { type AppOptions, openApp } from './app.ts';

/** The whole server on a port of the loopback, with an assistant that repeats what it hears. */
export async function openVoiceServer(kind: DatabaseKind = 'sqlite', options: AppOptions = {}) {
  const app = await openApp(kind, options);
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    headersTimeoutMs: 10_000,
    requestTimeoutMs: 30_000,
    trustedProxyHops: 0,
    sockets: app.sockets,
  });
  server.serve(app.app.fetch);
  onTestFinished(async () => {
    await app.voice.close(100);
    await server.close(100);
  });
  const origin = `http://127.0.0.1:${server.port}`;

  /** Asks for a call as a page does. */
  function ask(body: unknown = { assistantId: 'frontdesk' }, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${origin}/voice/call/web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    });
  }

  async function makeCall(): Promise<WebCall> {
    const response = await ask();
    if (response.status !== 201) throw new Error(`no call: ${response.status} ${await response.text()}`);
    return webCall.parse(await response.json());
  }

  function connect(url: string, headers: Record<string, string> = { origin }): TestSocket {
    return openSocket(url, headers);
  }

  /** A call that is open, after its greeting. */
  async function openCall(): Promise<{ call: WebCall; socket: TestSocket }> {
    const call = await makeCall();
    const socket = connect(call.webCallUrl);
    await socket.opened;
    socket.send({ type: 'hello', token: call.transport.callToken });
    socket.send({ type: 'playable' });
    await socket.until('voice-input');
    return { call, socket };
  }

  return { ...app, origin, port: server.port, ask, makeCall, connect, openCall };
}

export type VoiceServer = Awaited<ReturnType<typeof openVoiceServer>>;

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A page's socket that keeps what it is sent. */
export function openSocket(url: string, headers: Record<string, string> = {}) {
  const raw = new WebSocket(url, { headers });
  const received: ServerMessage[] = [];
  const sound: DownFrame[] = [];
  const changes = new EventTarget();
  const change = () => changes.dispatchEvent(new Event('change'));
  raw.on('error', () => {});
  raw.on('message', (data, isBinary) => {
    if (isBinary) {
      const frame = parseDownFrame(data as Buffer);
      if (!frame) throw new Error('no frame of the contract');
      sound.push(frame);
      return change();
    }
    const message = parseServerMessage(String(data));
    if (!message) throw new Error(`no message of the contract: ${data}`);
    received.push(message);
    change();
  });
  const closed = new Promise<number>((resolve) => raw.once('close', (code) => resolve(code)));
  void closed.then(change);
  const opened = Promise.race([
    once(raw, 'open').then(() => {}),
    new Promise<never>((_, reject) => {
      raw.once('unexpected-response', (_, response) => reject(new Error(`refused: ${response.statusCode}`)));
      raw.once('error', reject);
    }),
  ]);
  opened.catch(() => {}); // whoever awaits it hears of it

  return {
    raw,
    received,
    sound,
    closed,
    opened,
    send(message: ClientMessageInput) {
      raw.send(message.type === 'playable' ? 'playable' : JSON.stringify(message));
    },
    /** Resolves when so many frames of sound have come. */
    async untilSound(count: number): Promise<void> {
      while (sound.length < count) {
        if (raw.readyState === WebSocket.CLOSED) throw new Error('closed before the sound came');
        await once(changes, 'change');
      }
    },
    /** Resolves with the next message of a type, or the first that came already. */
    async until<Type extends ServerMessage['type']>(
      type: Type,
      fits: (message: MessageOf<Type>) => boolean = () => true,
    ): Promise<MessageOf<Type>> {
      for (;;) {
        const found = received.find(
          (message): message is MessageOf<Type> => message.type === type && fits(message as MessageOf<Type>),
        );
        if (found) return found;
        if (raw.readyState === WebSocket.CLOSED) throw new Error(`closed before ${type} came`);
        await once(changes, 'change');
      }
    },
  };
}

export type TestSocket = ReturnType<typeof openSocket>;

/** Goes on with a call after its greeting: a typed question, its answer heard to the end, and the end of the call. */
export async function askAndHangUp(socket: TestSocket): Promise<void> {
  socket.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
  socket.send({ type: 'add-message', message: { role: 'user', content: 'hello' } });
  await socket.until('voice-input', ({ turn }) => turn === 1);
  socket.send({ type: 'playback-ack', turn: 1, sentence: 0, status: 'started' });
  socket.send({ type: 'playback-ack', turn: 1, sentence: 0, status: 'finished' });
  socket.send({ type: 'end-call' });
  await socket.closed;
}
