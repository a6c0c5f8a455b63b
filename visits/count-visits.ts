import type { Context, MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import type { HttpEnv } from '#/http/env.ts';
import type { VisitCounter } from './visit-counter.ts';

/**
 * Whether what this call does may be counted: not what bots do, nor what a browser loads before anybody asked for it,
 * nor anything of a visitor who does not want it (Do Not Track; Global Privacy Control section 3).
 */
export function mayCount(headers: Pick<Headers, 'get'>): boolean {
  const agent = headers.get('user-agent');
  if (!agent || isKnownBot(agent)) return false;
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !/prefetch|prerender|preview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`);
}

export interface CountVisitsOptions {
  visits: VisitCounter;
  isPage(path: string): boolean;
  publicUrl: string | undefined;
}

/** Counts pages as they are shown, and as a visit the one that somebody comes in by: no page of ours led there. */
export function countVisits({ visits, isPage, publicUrl }: CountVisitsOptions): MiddlewareHandler<HttpEnv> {
  const publicHost = publicUrl && new URL(publicUrl).host;

  return async function countPage(c, next) {
    await next();
    const { method, path, url } = c.req;
    if (method !== 'GET' || !isPage(path) || (c.res.status !== 200 && c.res.status !== 304)) return;
    const headers = readHeaders(c);
    // Told by every browser of today; a script that fetches a page is not shown one.
    if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document' || !mayCount(headers)) return;
    countShown(visits, { page: path, fromHere: isFromHere(url, headers, publicHost) });
  };
}

/** A page is on somebody's screen; `fromHere` when a page of ours led to it. */
export function countShown(visits: VisitCounter, { page, fromHere }: { page: string; fromHere: boolean }): void {
  visits.count('page-view', page);
  if (!fromHere) visits.count('visit');
}

/** A visitor has sent a request. */
export function countRequest(visits: VisitCounter, headers: Headers): void {
  if (mayCount(headers)) visits.count('request-sent');
}

/** As Node has them, where it can be: making a `Headers` of a request takes as long as answering it from memory. */
function readHeaders(c: Context<HttpEnv>): Pick<Headers, 'get'> {
  const headers = c.env?.incoming?.headers;
  return headers ? { get: (name) => headers[name]?.toString() ?? null } : c.req.raw.headers;
}

/** A browser says the same of itself on each page; to look through all known bots takes longer than to send one. */
const knownAgents = new Map<string, boolean>();
const maxKnownAgents = 200;

function isKnownBot(agent: string): boolean {
  let answer = knownAgents.get(agent);
  if (answer === undefined) {
    answer = isbot(agent);
    if (knownAgents.size >= maxKnownAgents) knownAgents.clear();
    knownAgents.set(agent, answer);
  }
  return answer;
}

/** Hosts are compared, not schemes, as in `sameOrigin`; a proxy may ask us by another name than its visitors do. */
function isFromHere(url: string, headers: Pick<Headers, 'get'>, publicHost: string | undefined): boolean {
  const referer = headers.get('referer') ?? '';
  const [, from] = /^https?:\/\/([^/]*)\//.exec(referer) ?? [];
  return from !== undefined && (from === (headers.get('host') ?? new URL(url).host) || from === publicHost);
}
