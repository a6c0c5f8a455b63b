import { type RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { maxProviderBufferedBytes, maxProviderMessageBytes } from '../../../protocol/limits.ts';
import { parseJson } from '../../../protocol/parse-json.ts';
import type { Clock } from '../../ports.ts';
import { failureOfStatus } from '../answer-status.ts';
import type { ProviderFailure } from '../provider-failure.ts';

/** A WebSocket to a provider; it does not reconnect. */
export interface ProviderSocket {
  /** Sends data; queues it until the connection is open. */
  send(data: string | Uint8Array): void;
  /** Sends `lastWords`, if any, and closes; `onEnd` is not called after this. */
  close(lastWords?: string): void;
}

export interface ProviderSocketOptions {
  apiKey: string;
  clock: Clock;
  onMessage(data: Buffer, isBinary: boolean): void;
  /** Called once, when connecting failed, the connection broke, or the provider closed it. */
  onEnd(failure: ProviderFailure): void;
}

const connectMs = 5_000;
/** Longest wait for the provider's close frame. */
const goodbyeMs = 1_000;

export function openProviderSocket(address: URL, options: ProviderSocketOptions): ProviderSocket {
  const { apiKey, clock, onMessage, onEnd } = options;
  const socket = new WebSocket(address, {
    headers: { authorization: `Token ${apiKey}` },
    perMessageDeflate: false,
    maxPayload: maxProviderMessageBytes,
    followRedirects: false,
  });
  const waiting: (string | Uint8Array)[] = [];
  let waitingBytes = 0;
  let isOver = false;

  const stopWaiting = clock.after(connectMs, () =>
    end({ code: 'timeout', retryable: true, detail: 'no connection in time' }),
  );
  function end(failure: ProviderFailure): void {
    if (isOver) return;
    isOver = true;
    stopWaiting();
    socket.terminate();
    onEnd(failure);
  }

  socket.on('open', () => {
    stopWaiting();
    for (const data of waiting.splice(0)) socket.send(data);
  });
  socket.on('message', (data: RawData, isBinary) => {
    if (!isOver) onMessage(Buffer.isBuffer(data) ? data : Buffer.from(data as ArrayBuffer), isBinary);
  });
  socket.on('unexpected-response', (_, response) => {
    const retryAfter = response.headers['retry-after'] ?? null;
    response.destroy();
    end(failureOfStatus(response.statusCode ?? 0, retryAfter, clock.wallTime()));
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    const isMalformed = error.code?.startsWith('WS_ERR') ?? false;
    const detail = `the connection failed${error.code ? ` (${error.code})` : ''}`;
    end({ code: isMalformed ? 'malformed' : 'unreachable', retryable: true, detail });
  });
  socket.on('close', (code) =>
    end({
      code: code === 1006 ? 'unreachable' : 'failed',
      retryable: true,
      detail: `it closed the connection (${code})`,
    }),
  );

  return {
    send(data) {
      if (isOver) return;
      const isConnecting = socket.readyState === WebSocket.CONNECTING;
      if (isConnecting) waitingBytes += data.length;
      if ((isConnecting ? waitingBytes : socket.bufferedAmount) > maxProviderBufferedBytes) {
        end({ code: 'timeout', retryable: true, detail: 'it does not take the sound' });
      } else if (isConnecting) waiting.push(data);
      else socket.send(data);
    },
    close(lastWords) {
      if (isOver) return;
      isOver = true;
      stopWaiting();
      if (socket.readyState !== WebSocket.OPEN) {
        socket.terminate();
        return;
      }
      if (lastWords) socket.send(lastWords);
      socket.close();
      const stop = clock.after(goodbyeMs, () => socket.terminate());
      socket.once('close', stop);
    },
  };
}

/** The WebSocket address of a path below a base such as `https://api.deepgram.com`. */
export function socketAddress(baseUrl: string, path: string, query: readonly (readonly [string, string])[]): URL {
  const address = new URL(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return address;
}

const typed = z.looseObject({ type: z.string() });

/** Parses a text message of the provider; null when it is malformed. */
export function parseMessage(data: Buffer): z.infer<typeof typed> | null {
  return typed.safeParse(parseJson(data.toString())).data ?? null;
}
