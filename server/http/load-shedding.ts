import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { maxBodyBytes, overload } from '#/http/body.ts';
import type { Waited } from '#/http/env.ts';
import type { StandingQueue } from '#/http/limits/standing-queue.ts';
import { problemDocument } from '#/http/problem.ts';
import { hasOneHost } from './one-host.ts';
import { visitorAddress } from './peer-address.ts';
import { dataPolicy, securityHeadersAt } from './security-headers.ts';

/** The route whose requests are refused here, and with what: for figures. */
export const shedRoute = { method: 'POST', route: '/api/submissions', status: 503 } as const;

export interface LoadSheddingOptions {
  intakeQueue: StandingQueue;
  trustedProxyHops: number;
  publicUrl: string | undefined;
  /** Told of each refusal; how long the request waited for it. */
  onShed(waitedMs: number): void;
}

/** Answers a request if it must be refused. Returns false where the app has to answer it. */
export type ShedLoad = (...[request, response]: Parameters<RequestListener>) => boolean;

/**
 * Refuses the form's requests while a queue of them stands, before the app sees them. The app refuses them, too, but that
 * takes four times as long, and half as long as storing one: at twice the most that a server can store, it would be busy
 * with refusing alone, and those that it takes would wait for that. It comes before the check of the origin, without a
 * trace and without a line in the log. Only what the form sends is refused here; the app answers the rest.
 */
export async function createLoadShedding(options: LoadSheddingOptions): Promise<ShedLoad> {
  const { intakeQueue, trustedProxyHops, publicUrl, onShed } = options;
  const body = JSON.stringify(problemDocument('overloaded', overload.detail));
  const headers = {
    ...(await securityHeadersAt(shedRoute.route, publicUrl)),
    'Content-Security-Policy': dataPolicy,
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Retry-After': String(overload.retryAfterSeconds),
  };
  return function shedLoad(request, response) {
    if (!mayShed(request) || !intakeQueue.refuses(visitorAddress(request, trustedProxyHops))) return false;
    response.writeHead(shedRoute.status, { ...headers, 'X-Request-Id': randomUUID() }).end(body);
    onShed((request as Waited).waitedMs ?? 0);
    return true;
  };
}

/** Node reads the rest of a refused request and drops it: a long one is the app's. */
function mayShed(request: IncomingMessage): boolean {
  const { method, url, headers } = request;
  const isShort = Number(headers['content-length']) <= maxBodyBytes; // not where it is missing
  return method === shedRoute.method && url === shedRoute.route && isShort && hasOneHost(request);
}
