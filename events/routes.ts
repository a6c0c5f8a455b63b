import { type Context, Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
import { isForeign } from '#/http/same-origin.ts';
import type { EventStreams } from './event-streams.ts';

export const eventPermissions: RoutePermissions = {
  'GET /api/events/stream': 'submissions:read',
};

export interface EventRouteOptions {
  streams: EventStreams;
  /** Whether a request with these headers may still read the stream. */
  isAllowed(headers: Headers): Promise<boolean>;
  publicUrl: string | undefined;
}

/** `/api/events/stream`: what changes, as it changes, for staff; without what people wrote. */
export function eventRoutes({ streams, isAllowed, publicUrl }: EventRouteOptions) {
  return new Hono<HttpEnv>().get('/stream', async (c) => {
    if (isForeign(c.req.raw, publicUrl)) {
      return problem(c, 'foreign-origin', 'This call is answered to pages of this site only.');
    }
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    c.header('X-Accel-Buffering', 'no'); // nginx would hold events back
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const headers = new Headers();
    for (const name of ['cookie', 'authorization']) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const opened = await streams.open({
      account: accountOf(c),
      after: lastEventId(c.req.header('last-event-id')),
      isAllowed: () => isAllowed(headers),
    });
    switch (opened.outcome) {
      case 'open':
        return c.body(opened.body, 200);
      case 'account-full':
        return problem(c, 'too-many-requests', 'This account has too many inboxes open. Close some of them.', {
          headers: { 'Retry-After': '30' },
        });
      case 'full':
      case 'closing':
        return problem(c, 'overloaded', 'No more inboxes can be kept up to date at present.', {
          headers: { 'Retry-After': '5' },
        });
    }
  });
}

function accountOf({ var: { principal } }: Context<HttpEnv>): string {
  return principal.kind === 'visitor' ? 'visitor' : `${principal.kind} ${principal.id}`;
}

/** A number that no event has stands for an id that is none of ours. */
function lastEventId(given: string | undefined): number | null {
  if (given === undefined || given === '') return null;
  return /^\d{1,15}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
