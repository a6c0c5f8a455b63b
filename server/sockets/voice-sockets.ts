import { upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
import { isOwnUpgrade } from '#/http/same-origin.ts';
import type { CallRegistry } from '#/voice/engine/call-registry.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import { maxFrameBytes } from '#/voice/protocol/limits.ts';
import type { SharedLines } from '../live-calls/shared-lines.ts';
import type { Log } from '../log.ts';
import { serveCallSocket } from './call-socket.ts';
import { createCallSockets } from './call-sockets.ts';
import { isCallUpgrade } from './call-upgrade.ts';
import { isRelayed, relaySocket } from './relay.ts';
import { createStrayLog } from './stray-log.ts';

/** The WebSocket server; `listen` hands it the upgrades that a route accepts. */
export function createSocketServer(): WebSocketServer {
  return new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxFrameBytes });
}

export interface VoiceSocketOptions {
  registry: CallRegistry;
  /** Where calls are that another server holds; null where there is no other. */
  lines: Pick<SharedLines, 'whereIs'> | null;
  clock: Clock;
  log: Log;
  publicUrl: string | undefined;
}

const callIdShape = z.uuid();

/** Public, because the token in `hello` proves that the call belongs to the page. */
export const voiceSocketPermissions: RoutePermissions = {
  'GET /voice/calls/:id': 'public',
};

/** `GET /voice/calls/:id`: the socket of a call. */
export function voiceSocketRoutes({ registry, lines, clock, log, publicUrl }: VoiceSocketOptions) {
  const sockets = createCallSockets();
  const tell = createStrayLog(log, clock);

  return new Hono<HttpEnv>().get('/calls/:id', async (c, next) => {
    const callId = callIdShape.safeParse(c.req.param('id')).data;
    const standing = callId ? registry.standingOf(callId) : null;
    const elsewhere = callId && !standing && !isRelayed(c.req.raw) ? await lines?.whereIs(callId) : null;
    if (!callId || (!standing && !elsewhere)) return problem(c, 'not-found', 'There is no such call.');
    if (!isCallUpgrade(c.env.incoming)) {
      // A page that lost its socket asks whether the call still exists.
      return c.body(null, 204);
    }
    if (!isOwnUpgrade(c.req.raw, publicUrl)) {
      return problem(c, 'foreign-origin', 'This call is answered to pages of this site only.');
    }
    if (elsewhere) return (await relaySocket(elsewhere, c, next)) ?? undefined;
    const origin = c.req.header('origin') ?? null;
    let socket: ReturnType<typeof serveCallSocket> | null = null;
    const upgrade = upgradeWebSocket(
      () => ({
        onOpen(_, { raw }) {
          const wire = raw as WebSocket;
          const served = serveCallSocket({
            wire,
            callId,
            origin,
            registry,
            clock,
            onClosed: (strays) => tell(callId, strays),
          });
          socket = served;
          const letGo = sockets.add(
            callId,
            {
              get holdsCall() {
                return served.holdsCall;
              },
              terminate: () => wire.terminate(),
            },
            standing === 'over',
          );
          wire.once('close', letGo);
          wire.on('pong', served.pong);
        },
        onMessage({ data }) {
          if (typeof data === 'string') socket?.message(data);
          else if (data instanceof ArrayBuffer) socket?.sound(new Uint8Array(data));
        },
        onClose: () => socket?.closed(),
        onError: () => socket?.closed(),
      }),
      { onError: (error) => log.error({ request: c.var.requestId, error }, 'a socket failed') },
    );
    return (await upgrade(c, next)) ?? undefined;
  });
}

/** Closes all sockets: with a close frame, then by force. Resolves when none is left. */
export async function closeSockets(server: WebSocketServer, graceMs: number): Promise<void> {
  const sockets = [...server.clients];
  for (const socket of sockets) socket.close(1001, 'the server is stopping');
  const forcedClose = setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, graceMs);
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))));
  clearTimeout(forcedClose);
}
