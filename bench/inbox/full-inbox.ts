import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createAccount } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import type { SubmissionPage } from '#/inbox/list/list.ts';
import { accounts, appOver, signIn, staff } from '../inbox.ts';
import { type Finding, milliseconds } from '../report.ts';
import { startCommand, withServer } from '../server-process.ts';
import { median, quantile } from '../statistics.ts';
import { commonWord, generateRequests, rareWord } from './generate.ts';
import { measureStreams } from './open-inboxes.ts';

const origin = 'http://localhost';
const calls = 60;
const limitMs = 50;
const limitPageRatio = 1.5;
const farPage = 1_000;
const bulkAmount = 50_000;
const limitStallMs = 50;
const limitGrowthMb = 30;

const queries: Record<string, string> = {
  'first page and counts': '',
  'status=new': 'status=new',
  'sort=oldest': 'sort=oldest',
  'sort=due': 'sort=due',
  'due=overdue': 'due=overdue',
  'due=soon': 'due=soon',
  'assignee=me': 'assignee=me',
  'assignee=none': 'assignee=none',
  'way=phone': 'way=phone',
  'source=chat': 'source=chat',
  'label=vip': 'label=vip',
  'spam=true': 'spam=true',
  'a day of it': `since=${new Date(Date.now() - 172_800_000).toISOString()}&until=${new Date(Date.now() - 86_400_000).toISOString()}`,
  'status=new, way=phone, assignee=none': 'status=new&way=phone&assignee=none',
  'search for a word of one in ten': `q=${commonWord}`,
  'the same, status=new': `q=${commonWord}&status=new`,
  'search for a word of one in 100,000': `q=${rareWord}`,
};

/** Measures an inbox of so many requests in this process, in the handler. */
export async function measureFull(place: { dataDir: string; databaseUrl?: string }, amount: number) {
  const database = openDatabase(place);
  await migrate(database);
  const auth = createAuth({
    database,
    secret: await installationSecret(database, place.dataDir),
    publicUrl: undefined,
  });
  for (const account of accounts) await createAccount({ database, auth }, { name: 'Bench', ...account }, systemActor);
  const { id } = await database.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', staff.email)
    .executeTakeFirstOrThrow();
  const begun = performance.now();
  await generateRequests(database, amount, id);
  const findings: Finding[] = [
    { what: `${amount} requests generated`, value: `${((performance.now() - begun) / 1_000).toFixed(0)} s` },
  ];

  const app = await appOver(database, place.dataDir);
  const request = async (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    app.request(origin + path, init);
  const cookie = await signIn(origin, request);
  async function list(query: string): Promise<{ ms: number; page: SubmissionPage }> {
    const start = performance.now();
    const response = await request(`/api/submissions?${query}`, { headers: { cookie } });
    const page = (await response.json()) as SubmissionPage;
    assert.equal(response.status, 200);
    return { ms: performance.now() - start, page };
  }
  async function measure(query: string): Promise<number[]> {
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push((await list(query)).ms);
    return times;
  }

  const medians = new Map<string, number>();
  for (const [what, query] of Object.entries(queries)) {
    assert.ok((await list(query)).page.items.length > 0, what);
    const before = process.cpuUsage();
    const times = await measure(query);
    const { user, system } = process.cpuUsage(before);
    const p95 = quantile(times, 0.95);
    medians.set(what, median(times));
    findings.push({
      what: `${what}, p95`,
      // On a machine that does other things, the processor time tells more than the clock.
      value: `${milliseconds(p95)} (median ${milliseconds(median(times))}, processor ${milliseconds((user + system) / 1_000 / calls)} a call)`,
      target: `< ${limitMs} ms`,
      met: p95 < limitMs,
    });
  }

  let cursor: string | null = null;
  for (let number = 1; number < farPage; number++) {
    cursor = (await list(cursor === null ? '' : `cursor=${cursor}`)).page.next_cursor;
  }
  const near = median(await measure(''));
  const ratio = median(await measure(`cursor=${cursor}`)) / near;
  findings.push({
    what: `page ${farPage} against page 1, medians`,
    value: ratio.toFixed(2),
    target: `<= ${limitPageRatio}`,
    met: ratio <= limitPageRatio,
  });

  const until = await timeOf(bulkAmount);
  findings.push(...(await measureBulk(`the first ${bulkAmount}`, { since: until })));
  await database.close();

  const env: Record<string, string> = { FORM_LIMIT_PER_10_MIN: '100000' };
  if (place.databaseUrl) env.DATABASE_URL = place.databaseUrl;
  const live = await withServer({ command: startCommand, dataDir: place.dataDir, env }, measureStreams);
  return { findings: [...findings, ...live], medians };

  /** The time of the request at a place of the list. */
  async function timeOf(index: number): Promise<string> {
    const row = await database.db
      .selectFrom('form_submissions')
      .select('created_at')
      .where('is_spam', '=', 0)
      .orderBy('created_at', 'desc')
      .offset(index - 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.created_at;
  }

  async function measureBulk(what: string, filter: object): Promise<Finding[]> {
    const send = async (path: string, body: object) => {
      const headers = { cookie, origin, 'content-type': 'application/json' };
      const response = await request(`/api/submissions/bulk${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(response.status, 200);
      return (await response.json()) as { changed: number; undo: string };
    };
    collectGarbage();
    const heldBefore = process.memoryUsage().heapUsed;
    const before = process.memoryUsage().rss;
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const cpuBefore = process.cpuUsage();
    const start = performance.now();
    const { changed, undo } = await send('', { filter, change: { add_label: 'bench' } });
    const changedMs = performance.now() - start;
    const undone = await send('/undo', { undo });
    const undoneMs = performance.now() - start - changedMs;
    delay.disable();
    const { user, system } = process.cpuUsage(cpuBefore);
    clearInterval(watching);
    assert.deepEqual([changed, undone.changed], [bulkAmount, bulkAmount]);
    const stallMs = delay.max / 1e6;
    const growthMb = (most - before) / 1e6;
    collectGarbage();
    const heldMb = (process.memoryUsage().heapUsed - heldBefore) / 1e6;
    return [
      {
        what: `label ${what}, and undo it`,
        value: `${(changedMs / 1_000).toFixed(1)} s, ${(undoneMs / 1_000).toFixed(1)} s; processor ${((user + system) / 1e6).toFixed(1)} s`,
      },
      {
        what: 'longest stall of the event loop meanwhile',
        value: milliseconds(stallMs),
        target: `<= ${limitStallMs} ms`,
        met: stallMs <= limitStallMs,
      },
      {
        what: 'memory gained meanwhile',
        // Of this, what is not held waits for a full collection.
        value: `${growthMb.toFixed(0)} MB, of which ${heldMb.toFixed(0)} MB are held`,
        target: `<= ${limitGrowthMb} MB`,
        met: growthMb <= limitGrowthMb,
      },
    ];
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
