import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import { createShares, type Shares } from './limits/shares.ts';
import { createStandingQueue, inQueue, type QueuedRequest, type StandingQueue } from './limits/standing-queue.ts';
import { problem } from './problem.ts';

/** Fits the longest accepted texts, also in a URL-encoded form, where a character may take nine bytes. */
export const maxBodyBytes = 64 * 1024;

/**
 * The bytes of each body that count against no limit, so that short bodies, which most are, are accepted even when
 * others hold all the rest. The number of connections is limited, so this is at most 16 MB in total.
 */
const firstBytes = 4 * 1024;

/** The memory for all bodies together beyond that, while they are read and answered: 512 of the longest forms. */
const maxHeldBytes = 512 * (maxBodyBytes - firstBytes);

/** What senders are told who are refused because too much comes at once. */
export const overload = {
  detail: 'Too much is being sent here at the moment. Please try again shortly.',
  retryAfterSeconds: 5,
};

/**
 * A machine that stores a thousand requests a second answers 64 of them in 64 ms. Visitors who come together, as after a
 * mailing, wait for a slow disk and are not refused.
 */
const intakeQueueLimits = { quickMs: 100, burstMs: 2_500, shortLength: 64, calmMs: 20_000 };

export interface BodyOptions {
  maxBytes?: number;
  /** The sender is authenticated, so the body does not count against an address's share. */
  trusted?: boolean;
  /** A visitor's request: refused before it is read while more come than can be stored. */
  isIntake?: boolean;
}

export function createIntakeQueue(): StandingQueue {
  return createStandingQueue(intakeQueueLimits);
}

/**
 * Sets `bodies`, the shares in which `withBody` counts the memory of all bodies of this process, and `intakeQueue`, in
 * which it counts the requests that are being stored.
 */
export function holdBodies(intakeQueue: StandingQueue): MiddlewareHandler<HttpEnv> {
  const bodies = createShares(maxHeldBytes);
  return async function setBodies(c, next) {
    c.set('bodies', bodies);
    c.set('intakeQueue', intakeQueue);
    await next();
  };
}

/**
 * Reads the body of a request and passes it to `use` as text. Routes read bodies only here, after all checks that need
 * no body. Answers 413 to a body longer than `maxBytes`, and 503 when there is no memory left for it or, for the intake,
 * when a queue of requests stands.
 */
export async function withBody<T>(
  c: Context<HttpEnv>,
  { maxBytes = maxBodyBytes, trusted = false, isIntake = false }: BodyOptions,
  use: (text: string) => Promise<T>,
): Promise<T | Response> {
  if (Number(c.req.header('content-length')) > maxBytes) return tooLarge(c);
  const queue = isIntake ? c.var.intakeQueue : null;
  if (queue?.refuses(c.var.peer)) return overloaded(c);
  const room = holdRoom(c.var.bodies, trusted ? null : c.var.peer);
  try {
    const body = await read(sourceOf(c), maxBytes, room.hold);
    switch (body.outcome) {
      case 'read':
        if (!queue) return await use(body.text);
        // Others may have come while it was read.
        if (queue.refuses(c.var.peer)) return overloaded(c);
        // A request that is refused, such as one with a wrong field or above a limit, has not waited to be stored.
        return await inQueue(
          queue,
          queuedRequest(c),
          (result) => !(result instanceof Response) && c.res.ok,
          () => use(body.text),
        );
      case 'too-large':
        return tooLarge(c);
      case 'no-room':
        return overloaded(c);
      case 'gone':
        // The client has disconnected, so nobody receives this answer, and there is nothing to log.
        return problem(c, 'malformed-body', 'The body of this call did not arrive whole.');
    }
  } finally {
    room.release();
  }
}

/** A request as the intake's queue counts it. */
export function queuedRequest(c: Context<HttpEnv>): QueuedRequest {
  return { address: c.var.peer, waitedMs: c.env?.incoming?.waitedMs ?? 0 };
}

function tooLarge(c: Context<HttpEnv>): Response {
  return problem(c, 'body-too-large', 'This is too long to be sent. Please shorten it.');
}

function overloaded(c: Context<HttpEnv>): Response {
  return problem(c, 'overloaded', overload.detail, {
    headers: { 'Retry-After': String(overload.retryAfterSeconds) },
  });
}

function holdRoom(bodies: Shares, holder: string | null) {
  let held = 0;
  return {
    hold(bytes: number): boolean {
      if (!bodies.take(holder, bytes)) return false;
      held += bytes;
      return true;
    },
    release: () => bodies.giveBack(holder, held),
  };
}

/**
 * Node's own stream where possible: converting it to a web stream takes longer than storing a request.
 * `@hono/node-server` discards the unread rest, and closes the connection if that takes more than half a second.
 */
function sourceOf(c: Context<HttpEnv>): AsyncIterable<Uint8Array> | null {
  const incoming = c.env?.incoming;
  return incoming instanceof Readable ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
}

type Body = { outcome: 'read'; text: string } | { outcome: 'too-large' | 'no-room' | 'gone' };

const utf8 = new TextDecoder();

/** Copies chunks into one buffer as they arrive: separate one-byte chunks would take a hundred times their size. */
async function read(
  source: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  hold: (bytes: number) => boolean,
): Promise<Body> {
  let buffer = new Uint8Array(0);
  let length = 0;
  try {
    for await (const piece of source ?? []) {
      const needed = length + piece.length;
      if (needed > maxBytes) return { outcome: 'too-large' };
      if (needed > buffer.length) {
        const size = Math.min(maxBytes, Math.max(needed, 2 * buffer.length, firstBytes));
        if (!hold(size - Math.max(buffer.length, firstBytes))) return { outcome: 'no-room' };
        const larger = new Uint8Array(size);
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      buffer.set(piece, length);
      length = needed;
    }
  } catch {
    return { outcome: 'gone' };
  }
  return { outcome: 'read', text: utf8.decode(buffer.subarray(0, length)) };
}
