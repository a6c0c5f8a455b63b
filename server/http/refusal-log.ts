import type { MiddlewareHandler } from 'hono';
import { coarseNetwork } from '#/accounts/place.ts';
import type { HttpEnv } from '#/http/env.ts';
import { createMemoryCounters } from '#/http/limits/memory-counters.ts';
import type { ProblemCode } from '#/http/problem.ts';
import type { Log } from '../log.ts';
import { routeOf } from './route-of.ts';

/**
 * Of each code: anybody can be refused as often as they like, and no flood of the one hides the other. The next line says
 * how many were left out.
 */
const maxLinesAMinute = 60;

/** Refusals of whoever tries to get in, or does what they may not: an operator looks for them after a break-in. */
const logged: ReadonlySet<ProblemCode> = new Set([
  'wrong-password',
  'wrong-code',
  'sign-in-over',
  'wrong-secret',
  'wrong-token',
  'wrong-link',
  'wrong-passkey',
  'forbidden',
  'foreign-origin',
  'too-many-requests',
]);
/** Visitors of the site meet these, too: of them no network is written. */
const ofVisitors: ReadonlySet<ProblemCode> = new Set(['foreign-origin', 'too-many-requests']);

/** Writes refusals to the log: what was refused where, to whom as far as known; nothing that was sent. */
export function logRefusals(log: Log): MiddlewareHandler<HttpEnv> {
  const lines = createMemoryCounters(60_000);
  const untold = new Map<ProblemCode, number>();

  return async function logRefusal(c, next) {
    await next();
    const { refusal: code, principal, peer, requestId: request } = c.var;
    if (!code || !logged.has(code)) return;
    const { admitted } = await lines.take([{ key: code, points: maxLinesAMinute }]);
    const leftOut = untold.get(code) ?? 0;
    if (!admitted) {
      untold.set(code, leftOut + 1);
      return;
    }
    const who = principal && 'id' in principal ? { [principal.kind]: principal.id } : {};
    const where = ofVisitors.has(code) ? {} : { network: coarseNetwork(peer) };
    log.warn(
      {
        request,
        code,
        method: c.req.method,
        route: routeOf(c),
        ...who,
        ...where,
        ...(leftOut > 0 && { untold: leftOut }),
      },
      'refused',
    );
    untold.delete(code);
  };
}
