import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';

export const healthPermissions: RoutePermissions = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
};

/** Health checks: `/healthz` shows that the process answers, `/readyz` that its database does, too, and that it goes on. */
export function healthRoutes(database: Database, stopping: AbortSignal) {
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (stopping.aborted) return problem(c, 'overloaded', 'The server is stopping.');
      try {
        await database.ping();
        return c.text('ready');
      } catch {
        return problem(c, 'storage-unavailable', 'The database does not answer.');
      }
    });
}
