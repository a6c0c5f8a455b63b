import type { Database } from '#/database/open.ts';
import { createEventFeed, type EventFeed, type Timer } from './event-feed.ts';
import { openEventStream } from './event-stream.ts';

/** One for each open page of a person with several machines; a browser opens at most six to one server. */
const maxStreamsAnAccount = 20;
const maxStreams = 200;

export interface StreamRequest {
  /** Who asks: streams are counted by it. */
  account: string;
  /** The number of the last event that the reader has seen; null for a reader that begins. */
  after: number | null;
  /** Whether the reader may still read; asked again and again while the stream is open. */
  isAllowed(): Promise<boolean>;
}

export type OpenedStream =
  | { outcome: 'open'; body: ReadableStream<Uint8Array> }
  | { outcome: 'account-full' | 'full' | 'closing' };

/** The open streams of events of this process. */
export interface EventStreams {
  open(request: StreamRequest): Promise<OpenedStream>;
  /** Ends the streams of those who may not read any more, now; without it they end within seconds. */
  recheck(): void;
  /** Ends all streams, and opens no other. */
  close(): void;
}

export function createEventStreams(database: Database, timer: Timer): EventStreams {
  const feed: EventFeed = createEventFeed(database, timer);
  const open = new Map<object, { account: string; recheck(): void; end(): void }>();
  let closing = false;

  return {
    async open({ account, after, isAllowed }) {
      if (closing) return { outcome: 'closing' };
      if (open.size >= maxStreams) return { outcome: 'full' };
      const own = [...open.values()].filter((stream) => stream.account === account);
      if (own.length >= maxStreamsAnAccount) return { outcome: 'account-full' };
      const key = {};
      const stream = openEventStream({ database, feed, timer, isAllowed, onEnd: () => open.delete(key) });
      open.set(key, { account, recheck: stream.recheck, end: stream.end });
      try {
        await stream.begin(after);
      } catch (error) {
        stream.end();
        throw error;
      }
      return { outcome: 'open', body: stream.body };
    },
    recheck() {
      for (const stream of open.values()) stream.recheck();
    },
    close() {
      closing = true;
      for (const stream of [...open.values()]) stream.end();
    },
  };
}
