import { upgradeWebSocket } from '@hono/node-server';
import type { Context, Next } from 'hono';
import { WebSocket } from 'ws';
import type { HttpEnv } from '#/http/env.ts';
import { maxBufferedBytes, maxServerMessageLength, maxUnsentBytes } from '#/voice/protocol/limits.ts';

/** Marks what a server passes on, so that none is passed on twice. It lets in nobody: the call's token does. */
const mark = 'x-frontdesk-relayed';
/** What the server that holds the call looks at. */
const passedOn = ['host', 'origin', 'x-forwarded-for', 'sec-fetch-mode', 'sec-fetch-site'];
const connectMs = 5_000;
/** A page sends its hello and little more before it is answered. */
const maxEarlyMessages = 20;
/** RFC 6455 section 7.4: a page that sees another code comes back, and so it does after this one. */
const lostCode = 1013;

export function isRelayed({ headers }: Request): boolean {
  return headers.has(mark);
}

/** Passes the socket of a call on to the server that holds it, frame by frame, pings included. */
export function relaySocket(serverUrl: string, c: Context<HttpEnv>, next: Next) {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => [[name, c.req.header(name)]]).filter(([, value]) => value),
  );
  const address = new URL(c.req.path, serverUrl);
  address.protocol = 'ws:';
  const upgrade = upgradeWebSocket(() => ({
    onOpen(_, { raw }) {
      connect(
        raw as WebSocket,
        new WebSocket(address, {
          headers: { ...headers, [mark]: '1' },
          perMessageDeflate: false,
          handshakeTimeout: connectMs,
          maxPayload: 4 * maxServerMessageLength,
          autoPong: false,
        }),
      );
    },
  }));
  return upgrade(c, next);
}

function connect(page: WebSocket, holder: WebSocket): void {
  const early: [data: Buffer, isBinary: boolean][] = [];

  function pass(to: WebSocket, data: Buffer, isBinary: boolean): void {
    if (to.readyState !== WebSocket.OPEN || (isBinary && to.bufferedAmount > maxUnsentBytes)) return;
    to.send(data, { binary: isBinary });
    if (to.bufferedAmount > maxBufferedBytes) to.terminate();
  }

  page.on('message', (data: Buffer, isBinary) => {
    if (holder.readyState !== WebSocket.CONNECTING) pass(holder, data, isBinary);
    else if (early.push([data, isBinary]) > maxEarlyMessages) page.terminate();
  });
  holder.on('open', () => {
    for (const [data, isBinary] of early.splice(0)) pass(holder, data, isBinary);
  });
  holder.on('message', (data: Buffer, isBinary) => pass(page, data, isBinary));
  // Whether the page is still there is asked by the server that holds the call.
  holder.on('ping', (data) => page.readyState === WebSocket.OPEN && page.ping(data));
  page.on('pong', (data) => holder.readyState === WebSocket.OPEN && holder.pong(data));
  holder.on('error', () => {}); // `close` follows
  holder.on('close', (code, reason) => page.close(isSendable(code) ? code : lostCode, reason));
  page.on('close', (code, reason) => {
    if (holder.readyState === WebSocket.OPEN && isSendable(code)) holder.close(code, reason);
    else holder.terminate();
  });
}

/** 1005 and 1006 stand for a connection that was cut, and go over no wire. */
function isSendable(code: number): boolean {
  return code >= 3_000 || [1000, 1001, 1008, 1009, 1011].includes(code);
}
