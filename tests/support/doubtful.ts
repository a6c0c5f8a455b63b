import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import type { Proofs } from '#/inbox/spam/proofs.ts';
import type { AppOptions, RequestOptions, TestApp } from './app.ts';
import { newRequest, post } from './requests.ts';

export const minuteMs = 60_000;
export const dayMs = 1_440 * minuteMs;

export type Challenge = Awaited<ReturnType<Proofs['challenge']>>;

/** A clock that only the test moves; on Postgres, counters go by the database's. */
export function stopClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

export async function endWindows({ database }: TestApp): Promise<void> {
  if (database.pool) await database.pool.query('update rate_limits set expire = 0');
  else vi.advanceTimersByTime(10 * minuteMs);
}

export function postForm({ request }: TestApp, fields: Record<string, string>, options: RequestOptions = {}) {
  return request(paths.startWorking, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

export function plainRequest(fields: Record<string, string> = {}): Record<string, string> {
  return { ...newRequest(), ...fields };
}

export async function keyOfPage({ request }: TestApp): Promise<string> {
  const page = await (await request(paths.startWorking)).text();
  return /name="idempotency_key"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** In the order of their names: two of one millisecond have no other. */
export async function stored({ database }: TestApp) {
  return database.db
    .selectFrom('form_submissions')
    .select(['full_name', 'spam_reason', 'id'])
    .orderBy('full_name')
    .orderBy('id')
    .execute();
}

/** Why each request is spam, in the order of their names. */
export async function reasons(app: TestApp): Promise<(string | null)[]> {
  return (await stored(app)).map(({ spam_reason }) => spam_reason);
}

export async function queuedMail({ database }: TestApp): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select(['kind', 'skip_reason']).orderBy('kind').execute();
  return rows.map(({ kind, skip_reason }) => `${kind} ${skip_reason === null ? 'due' : 'skipped'}`);
}

/** Keyed posts, as the page's script sends them. */
export function send(
  app: TestApp,
  key: string,
  fields: Record<string, unknown> = {},
  from?: string,
): Promise<Response> {
  const body = { ...newRequest({ full_name: key }), ...fields };
  return post(app, body, { headers: { 'idempotency-key': key }, ...(from && { from }) });
}

export async function challengeOf(response: Response): Promise<Challenge> {
  const { type, challenge } = await response.json();
  expect([response.status, type]).toEqual([403, 'urn:frontdesk:problem:proof-needed']);
  return challenge;
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 });
  return encode(challenge, solution);
}

export function encode(challenge: unknown, solution: unknown): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Every request is under pressure. */
export const pressed: AppOptions = { spam: { proofAbovePer10Min: 0 } };
