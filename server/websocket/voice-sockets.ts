import { upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallDesk } from '#/voice/engine/call-desk.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import type { HttpEnv } from '../http/env.ts';
import { problem } from '../http/problem.ts';
import { isOwnUpgrade } from '../http/same-origin.ts';
import type { Log } from '../log.ts';
import { serveCallSocket } from './call-socket.ts';

/** A longer frame is not read to its end. Up to here, one that is longer than a message may be is dropped as any stray. */
export const maxFrameBytes = 16 * 1_024;

/** The WebSocket side of the HTTP server; `listen` hands it the upgrades that a route accepts. */
export function createSocketServer(): WebSocketServer {
  return new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxFrameBytes });
}

export interface VoiceSocketOptions {
  server: WebSocketServer;
  desk: CallDesk;
  clock: Clock;
  log: Log;
  publicUrl: string | undefined;
  /** Sockets there may be at once, those without a hello included. */
  maxSockets: number;
}

/** `GET /voice/calls/:id`: the socket of a call. */
export function voiceSocketRoutes({ server, desk, clock, log, publicUrl, maxSockets }: VoiceSocketOptions) {
  /** Sockets by the address they come from: nobody holds more than half of all. */
  const held = new Map<string, number>();
  const ofOne = Math.floor(maxSockets / 2);

  function hold(peer: string, wire: WebSocket): void {
    held.set(peer, (held.get(peer) ?? 0) + 1);
    wire.once('close', () => {
      const left = (held.get(peer) ?? 0) - 1;
      if (left > 0) held.set(peer, left);
      else held.delete(peer);
    });
  }

  return new Hono<HttpEnv>().get('/calls/:id', async (c, next) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      return problem(c, 'upgrade-required', 'This address speaks WebSocket only.', {
        headers: { Upgrade: 'websocket' },
      });
    }
    if (!isOwnUpgrade(c.req.raw, publicUrl)) {
      return problem(c, 'foreign-origin', 'This call is answered to pages of this site only.');
    }
    const { peer } = c.var;
    if (server.clients.size >= maxSockets || (held.get(peer) ?? 0) >= ofOne) {
      return problem(c, 'busy', 'All lines are busy right now.');
    }

    const callId = c.req.param('id');
    const origin = c.req.header('origin') ?? null;
    let socket: ReturnType<typeof serveCallSocket> | null = null;
    const upgrade = upgradeWebSocket(
      () => ({
        onOpen(_, { raw }) {
          const wire = raw as WebSocket;
          hold(peer, wire);
          const onStray = (kind: string) => log.info({ call: callId, kind }, 'a message of a call was dropped');
          socket = serveCallSocket({ wire, callId, origin, desk, clock, onStray });
          wire.on('pong', socket.pong);
        },
        onMessage({ data }) {
          if (typeof data === 'string') socket?.message(data);
          else if (data instanceof ArrayBuffer) socket?.sound(new Uint8Array(data));
        },
        onClose: () => socket?.closed(),
        onError: () => socket?.closed(),
      }),
      { onError: (error) => log.error({ error }, 'a socket failed') },
    );
    return (await upgrade(c, next)) ?? undefined;
  });
}

/** Closes what is still open: politely, then without a word. Resolves when no socket is left. */
export async function closeSockets(server: WebSocketServer, graceMs: number): Promise<void> {
  const sockets = [...server.clients];
  for (const socket of sockets) socket.close(1001, 'the server is stopping');
  const impatience = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, graceMs);
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))));
  clearTimeout(impatience);
}
