import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '#/content/paths.ts';
import { ensureServerBuilt } from '#/server/builds/ensure-built.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { type Finding, milliseconds } from './report.ts';
import { postRequest } from './sample-request.ts';
import { residentBytes, startCommand, withDataDir, withServer } from './server-process.ts';
import { median } from './statistics.ts';

const starts = 9;
const limitMs = 1_000;
const limitBytes = 180 * 1_000_000;

/** Measures the time of a start with an empty data directory, and the server's memory afterwards. */
export async function measureStart(): Promise<Finding[]> {
  await ensureSiteBuilt();
  await ensureServerBuilt();
  await startOnce(startCommand); // fills Node's compile cache, as the first start on a machine does

  const times: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < starts; run++) {
    const { ms, bytes } = await startOnce(startCommand);
    times.push(ms);
    memory.push(bytes);
  }
  const byNpm = [
    await startOnce(['npm', 'start']),
    await startOnce(['npm', 'start']),
    await startOnce(['npm', 'start']),
  ];

  const startMs = median(times);
  const idleBytes = median(memory);
  return [
    {
      what: `start to the first 200 of /readyz, median of ${starts}`,
      value: milliseconds(startMs),
      target: '< 1 s',
      met: startMs < limitMs,
    },
    { what: 'slowest of them', value: milliseconds(Math.max(...times)) },
    { what: "with npm's own start before it, median of 3", value: milliseconds(median(byNpm.map(({ ms }) => ms))) },
    {
      what: 'memory (RSS) after a few requests, before load, median',
      value: megabytes(idleBytes),
      target: '< 180 MB',
      met: idleBytes < limitBytes,
    },
    { what: 'most of them', value: megabytes(Math.max(...memory)) },
  ];
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

function startOnce(command: string[]): Promise<{ ms: number; bytes: number }> {
  return withDataDir(async (dataDir) => {
    const begun = performance.now();
    return withServer({ command, dataDir }, async (server) => {
      const ms = performance.now() - begun;
      await fewRequests(server.origin);
      return { ms, bytes: await residentBytes(server.pid) };
    });
  });
}

/** Requests each page, posts a request, which causes emails, and tries the inbox without signing in. */
async function fewRequests(origin: string): Promise<void> {
  for (const path of [
    '/',
    paths.howItWorks,
    paths.startWorking,
    paths.faq,
    paths.admin,
    '/api/submissions',
    '/healthz',
  ]) {
    await (await fetch(origin + path)).arrayBuffer();
  }
  const stored = await postRequest(origin);
  assert.equal(stored.status, 201, await stored.text());
  await delay(500);
}
