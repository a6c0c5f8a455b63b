import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { createAuth } from '#/accounts/auth.ts';
import { authorize } from '#/accounts/authorize.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { accountRoutes } from '#/accounts/routes.ts';
import { createSignInGuard } from '#/accounts/sign-in-guard.ts';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { createIntakeQueue, holdBodies } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import { createLimiter } from '#/http/limits/limiter.ts';
import { sameOrigin } from '#/http/same-origin.ts';
import { bulkRoutes } from '#/inbox/changes/bulk-routes.ts';
import { createIntake } from '#/inbox/intake/intake.ts';
import type { SubmissionPage } from '#/inbox/list/list.ts';
import { submissionRoutes } from '#/inbox/routes.ts';
import { createAuthenticate } from '#/server/http/authenticate.ts';
import { peerAddress } from '#/server/http/peer-address.ts';
import { routePermissions } from '#/server/http/route-permissions.ts';
import { findPostgres, startPostgres } from '#/tests/support/postgres.ts';
import { type Finding, milliseconds } from './report.ts';
import { startCommand, withDataDir, withServer } from './server-process.ts';
import { median, quantile } from './statistics.ts';
import { storeRequests } from './stored-requests.ts';

const amount = 100_000;
const pageSize = 50;
const farPage = 1_000;
const calls = 400;
const limitMs = 50;
const limitRatio = 1.5;
export const staff = { email: 'bench@example.com', password: 'a long enough password' };
/** An account may have twenty inboxes open. */
export const accounts = ['bench', 'second', 'third'].map((name) => ({ ...staff, email: `${name}@example.com` }));

/** Sends an HTTP request, over a socket or directly to the app. */
type Call = (path: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>;

/** Measures a page of a full inbox, its counts included. */
export async function measureInbox(): Promise<Finding[]> {
  const findings = await withDataDir((dataDir) => measureOn('SQLite', { dataDir }));
  if (!findPostgres()) return [...findings, { what: 'Postgres', value: 'not installed, not measured' }];
  const cluster = await startPostgres();
  try {
    return [
      ...findings,
      ...(await withDataDir((dataDir) => measureOn('Postgres', { dataDir, databaseUrl: cluster.url }))),
    ];
  } finally {
    await cluster.stop();
  }
}

async function measureOn(name: string, place: { dataDir: string; databaseUrl?: string }): Promise<Finding[]> {
  const database = openDatabase(place);
  await migrate(database);
  await storeRequests(database, amount);
  await database.close();

  const env: Record<string, string> = { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password };
  if (place.databaseUrl) env.DATABASE_URL = place.databaseUrl;
  const socket = await withServer({ command: startCommand, dataDir: place.dataDir, env }, ({ origin }) =>
    measurePages(`${name}, over the socket`, origin, (path, init) => fetch(origin + path, init)),
  );
  const again = openDatabase(place);
  const app = await appOver(again, place.dataDir);
  const origin = 'http://localhost';
  const inside = await measurePages(`${name}, in the handler`, origin, async (path, init) =>
    app.request(origin + path, init),
  );
  await again.close();
  return [...socket, ...inside];
}

/** The routes of the inbox and of sign-in, behind the middleware of every request. */
export async function appOver(database: Database, dataDir: string) {
  const auth = createAuth({ database, secret: await installationSecret(database, dataDir), publicUrl: undefined });
  const limiter = await createLimiter(database, { name: 'bench', points: 10, durationSeconds: 600 });
  const intake = createIntake({ database, limiter, sendsMail: false, onStored: () => {} });
  const authenticate = createAuthenticate({ database, auth, webhookSecret: null, metricsToken: null });
  return new Hono<HttpEnv>()
    .use(
      peerAddress(0),
      sameOrigin(undefined),
      authorize({ permissions: routePermissions, authenticate }),
      holdBodies(createIntakeQueue()),
    )
    .route('/api/submissions/bulk', bulkRoutes(database))
    .route(
      '/api/submissions',
      submissionRoutes({ database, intake, callOf: async () => null, onSent: () => {}, nameOf: async () => new Map() }),
    )
    .route(
      '/api',
      accountRoutes({
        database,
        auth,
        setUp: null,
        textsCodes: false,
        onQueued: () => {},
        guard: createSignInGuard(limiter),
      }),
    );
}

/** Pages through to the far page, then requests it and the first page in alternation. */
async function measurePages(name: string, origin: string, call: Call): Promise<Finding[]> {
  const cookie = await signIn(origin, call);

  async function page(cursor: string | null): Promise<{ ms: number; page: SubmissionPage }> {
    const query = new URLSearchParams({ limit: String(pageSize), ...(cursor && { cursor }) });
    const begun = performance.now();
    const response = await call(`/api/submissions?${query}`, { headers: { cookie } });
    const answer = (await response.json()) as SubmissionPage;
    const ms = performance.now() - begun;
    assert.equal(response.status, 200);
    assert.equal(answer.items.length, pageSize);
    assert.equal(answer.counts.total, amount);
    return { ms, page: answer };
  }

  let cursor: string | null = null;
  const seen = new Set<string>();
  for (let number = 1; number < farPage; number++) {
    const reached: SubmissionPage = (await page(cursor)).page;
    for (const { id } of reached.items) seen.add(id);
    cursor = reached.next_cursor;
  }
  assert.equal(seen.size, (farPage - 1) * pageSize, 'no request is on two pages');

  const first: number[] = [];
  const far: number[] = [];
  for (let round = 0; round < calls; round++) {
    first.push((await page(null)).ms);
    far.push((await page(cursor)).ms);
  }
  return findingsOf(name, first, far);
}

function findingsOf(name: string, first: number[], far: number[]): Finding[] {
  const ratio = median(far) / median(first);
  return [
    within(`${name}: page 1 and counts, median of ${calls}`, median(first)),
    within(`${name}: the same, p95`, quantile(first, 0.95)),
    {
      what: `${name}: page ${farPage} against page 1, medians`,
      value: `${ratio.toFixed(2)} (${milliseconds(median(far))})`,
      target: `<= ${limitRatio}`,
      met: ratio <= limitRatio,
    },
  ];
}

function within(what: string, ms: number): Finding {
  return { what, value: milliseconds(ms), target: '< 50 ms', met: ms < limitMs };
}

export async function signIn(origin: string, call: Call, email = staff.email): Promise<string> {
  const response = await call('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ ...staff, email }),
  });
  assert.equal(response.status, 200, await response.text());
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
