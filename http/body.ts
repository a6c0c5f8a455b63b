import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './env.ts';
import { createShares, type Shares } from './limits/shares.ts';
import { problem } from './problem.ts';

/** Room for the longest texts taken, also in a plain form, where a character may be written in nine bytes. */
const maxBodyBytes = 64 * 1024;

/**
 * What a body has for itself, so that a short one is taken whoever holds all there is for the rest; most are shorter.
 * Connections are bounded: what they have so is 16 MB together.
 */
const firstBytes = 4 * 1024;

/** What all bodies may take beyond that, together, while they are read and answered: 512 of the longest forms. */
const maxHeldBytes = 512 * (maxBodyBytes - firstBytes);

const retryAfterSeconds = 5;

export interface BodyOptions {
  maxBytes?: number;
  /** Whoever sends it has proved who they are, so no address's share is taken for it. */
  trusted?: boolean;
}

/** Lets `withBody` count what all bodies of this process take. */
export function holdBodies(): MiddlewareHandler<HttpEnv> {
  const bodies = createShares(maxHeldBytes);
  return async function setBodies(c, next) {
    c.set('bodies', bodies);
    await next();
  };
}

/**
 * Reads the body of a call and hands it over as text. The one place where bodies are read, after all that can be
 * refused without: nothing is read of a body that is longer than `maxBytes` or more than there is room for.
 */
export async function withBody<T>(
  c: Context<HttpEnv>,
  { maxBytes = maxBodyBytes, trusted = false }: BodyOptions,
  use: (text: string) => Promise<T>,
): Promise<T | Response> {
  if (Number(c.req.header('content-length')) > maxBytes) return tooLarge(c);
  const room = holdRoom(c.var.bodies, trusted ? null : c.var.peer);
  try {
    const body = await read(sourceOf(c), maxBytes, room.hold);
    switch (body.outcome) {
      case 'read':
        return await use(body.text);
      case 'too-large':
        return tooLarge(c);
      case 'no-room':
        return problem(c, 'overloaded', 'Too much is being sent here at the moment. Please try again shortly.', {
          headers: { 'Retry-After': String(retryAfterSeconds) },
        });
      case 'gone':
        // Nobody hears this; the client went away, which is no failure of ours.
        return problem(c, 'malformed-body', 'The body of this call did not arrive whole.');
    }
  } finally {
    room.release();
  }
}

function tooLarge(c: Context<HttpEnv>): Response {
  return problem(c, 'body-too-large', 'This is too long to be sent. Please shorten it.');
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
 * The body as Node has it, where it can be: making a web stream of it takes longer than storing a request. What is left
 * unread is dropped by `@hono/node-server`, which closes the connection if that goes on for more than half a second.
 */
function sourceOf(c: Context<HttpEnv>): AsyncIterable<Uint8Array> | null {
  const incoming = c.env?.incoming;
  return incoming instanceof Readable ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
}

type Body = { outcome: 'read'; text: string } | { outcome: 'too-large' | 'no-room' | 'gone' };

const utf8 = new TextDecoder();

/** Pieces go into one buffer as they come: kept apart, those of a single byte would take a hundred times their size. */
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
