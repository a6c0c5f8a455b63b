import * as z from 'zod/mini';
import { accountHeaders } from '../session/session.ts';
import { createEventLines, type StreamMessage } from './event-lines.ts';

const address = '/api/events/stream';
/** The server sends a line each 25 s: one that is silent for longer is gone, as after the computer slept. */
const silenceMs = 60_000;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

const change = z.object({ kind: z.string(), subject: z.object({ kind: z.string(), id: z.string() }) });

export interface EventListener {
  /** Something changed; `event` is how, `kind` what sort of thing. */
  onChange(event: string, subject: { kind: string; id: string }): void;
  /** Changes were missed, or may have been: all that is shown is to be read again. */
  onReset(): void;
  onSignedOut(): void;
}

/**
 * Follows what changes on the server until the returned function is called. It comes back by itself, from the last
 * change that it knows. `fetch` and not `EventSource`, which tells neither a 401 from a server that restarts nor a
 * connection that died in a sleep from a quiet one, and forgets its place when it gives up.
 */
export function followEvents({ onChange, onReset, onSignedOut }: EventListener): () => void {
  let stopped = false;
  let lastId: string | null = null;
  let heardAt = 0;
  let waitMs = firstWaitMs;
  let connection = new AbortController();
  let wake = () => {};

  function hear({ id, event, data }: StreamMessage): void {
    // Whoever begins to follow has read the list before: what came between is not known.
    if (event === 'reset' || (event === 'ready' && lastId === null)) onReset();
    lastId = id ?? lastId;
    if (event !== 'change') return;
    const heard = change.safeParse(parseJson(data)).data;
    if (heard) onChange(heard.kind, heard.subject);
  }

  /** Resolves when the connection has ended, or could not be made. */
  async function connect(): Promise<void> {
    connection = new AbortController();
    heardAt = Date.now();
    const response = await fetch(address, {
      headers: { ...accountHeaders(), ...(lastId !== null && { 'Last-Event-ID': lastId }) },
      signal: connection.signal,
      cache: 'no-store',
    });
    if (response.status === 401 || response.status === 403) {
      stopped = true;
      if (response.status === 401) onSignedOut();
    }
    if (!response.ok || !response.body) return void response.body?.cancel();
    waitMs = firstWaitMs;
    const take = createEventLines();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heardAt = Date.now();
      for (const message of take(value)) hear(message);
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await connect().catch(() => {});
      if (stopped) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, waitMs * (0.5 + Math.random()));
      await promise;
      clearTimeout(timer);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }
  }

  function check(): void {
    if (Date.now() - heardAt > silenceMs) connection.abort();
    if (navigator.onLine && document.visibilityState === 'visible') wake();
  }

  const watch = setInterval(check, silenceMs / 4);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  void run();
  return () => {
    stopped = true;
    connection.abort();
    wake();
    clearInterval(watch);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('online', check);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
