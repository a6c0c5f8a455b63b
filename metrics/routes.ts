import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Sources } from './measures.ts';
import type { Prometheus } from './prometheus.ts';

export const metricsPermissions: RoutePermissions = {
  'GET /metrics': 'metrics',
};

/** `/metrics`, for programs that have METRICS_TOKEN; without the setting there is no such route. */
export function metricsRoutes({ prometheus, sources }: { prometheus: Prometheus; sources: Sources }) {
  return new Hono<HttpEnv>().get('/metrics', async (c) => {
    return c.body(await prometheus.exposition(sources), 200, { 'Content-Type': prometheus.contentType });
  });
}
