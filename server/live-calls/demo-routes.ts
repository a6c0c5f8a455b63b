import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Voice } from './voice.ts';

export const demoPermissions: RoutePermissions = {
  'GET /api/demo': 'public',
};

/** `/api/demo`: what a page must know about the demo before a call. It creates nothing. */
export function demoRoutes(info: Voice['info']) {
  return new Hono<HttpEnv>().get('/', (c) => c.json(info, 200));
}
