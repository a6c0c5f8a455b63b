import type { Database } from '#/database/open.ts';
import type { EventFeed, Timer } from './event-feed.ts';
import { type Change, listChanges } from './list-events.ts';

/** A reader that has missed more reads everything anew, which costs less than so many changes. */
const maxMissed = 1_000;
/** A reader this far behind is cut off; it comes back and resumes. More than `maxMissed` changes take. */
const maxUnreadBytes = 256 * 1024;
/** Proxies close connections that stay silent, often after 30 or 60 seconds. */
const heartbeatMs = 25_000;
/** A session can end and a role can change without an event, in another process. */
const recheckMs = 5_000;
/** How long a browser waits before it comes back. */
const retryMs = 1_000;

export interface EventStreamOptions {
  database: Database;
  feed: EventFeed;
  timer: Timer;
  isAllowed(): Promise<boolean>;
  /** Called once, whoever ended it. */
  onEnd(): void;
}

/** One reader's stream: server-sent events (html.spec.whatwg.org/multipage/server-sent-events.html). */
export function openEventStream({ database, feed, timer, isAllowed, onEnd }: EventStreamOptions) {
  const encoder = new TextEncoder();
  const stops: (() => void)[] = [];
  let ended = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnreadBytes }),
  );

  /** The number of the last event sent. */
  let sent = 0;
  /** Changes that come while those missed are read: to send them first would leave a gap. Null once they are sent. */
  let waiting: Change[] | null = [];
  stops.push(feed.follow(take));

  function take(changes: readonly Change[]): void {
    if (waiting) waiting.push(...changes);
    else send(changes);
    if (changes.some(({ subject }) => subject.kind === 'account')) recheck();
  }

  function send(changes: readonly Change[]): void {
    const unsent = changes.filter(({ number }) => number > sent);
    sent = unsent.at(-1)?.number ?? sent;
    write(unsent.map((change) => message('change', change, change.number)).join(''));
  }

  function write(text: string): void {
    if (ended || text === '') return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < 0) end();
  }

  async function begin(after: number | null): Promise<void> {
    const last = await feed.position();
    const isResumed = after !== null && after <= last && last - after <= maxMissed;
    const from = isResumed ? after : last;
    write(`retry: ${retryMs}\n${message('ready', { number: last }, from)}`);
    if (after !== null && !isResumed) write(message('reset', { number: last }, last));
    sent = from;
    while (!ended && sent < last) send(await listChanges(database.db, sent));
    send(waiting ?? []);
    waiting = null;
    later(recheckMs, recheck);
    later(heartbeatMs, () => write(':\n\n'));
  }

  /** Again and again, until the stream ends. */
  function later(ms: number, work: () => void): void {
    if (ended) return;
    let cancel = timer.after(ms, again);
    function again(): void {
      work();
      if (!ended) cancel = timer.after(ms, again);
    }
    stops.push(() => cancel());
  }

  /** While the database cannot be reached, there is nothing to read either. */
  function recheck(): void {
    isAllowed().then(
      (allowed) => {
        if (!allowed) end();
      },
      () => {},
    );
  }

  function end(): void {
    if (ended) return;
    ended = true;
    for (const stop of stops) stop();
    try {
      controller.close();
    } catch {
      // The reader has cancelled it.
    }
    onEnd();
  }

  return { body, begin, recheck, end };
}

function message(event: string, data: object, id: number): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
