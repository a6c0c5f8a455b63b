import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { type Finding, milliseconds } from '../report.ts';
import { sampleRequest } from '../sample-request.ts';
import { pinned, startCommand, withDataDir, withServer } from '../server-process.ts';
import { quantile } from '../statistics.ts';
import type { LoadOptions, LoadResult } from './generator.ts';
import { type Answer, callSteadily } from './steady.ts';

const forMs = 15_000;
/** The first of it is what a burst may wait before anything is refused. */
const settledMs = 3_000;
const limitRatio = 3;
const body = JSON.stringify(sampleRequest);

/** Posts at half and at twice of what the server can store: what waits, what is refused, and that nothing taken is lost. */
export function measureOverload(): Promise<Finding[]> {
  return withDataDir((dataDir) => {
    const env = { TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'fatal' };
    return withServer({ command: pinned(0, startCommand), dataDir, env }, async (server) => {
      const most = await saturate(server.port);
      const half = await post(server.port, most / 2);
      const twice = await post(server.port, most * 2);
      const after = await post(server.port, most / 4, 2_000);
      await server.stop();
      const sqlite = new DatabaseSync(join(dataDir, 'frontdesk.db'));
      const stored = new Set(
        sqlite
          .prepare('select key from idempotency_keys')
          .all()
          .map(({ key }) => key),
      );
      sqlite.close();
      const taken = [half, twice, after].flatMap(({ accepted }) => accepted.map(({ key }) => key));
      const lost = taken.filter((key) => !stored.has(key)).length;
      const ratio = twice.p99Ms / half.p99Ms;
      const refused = twice.refused.length;
      const silent = twice.refused.filter(({ headers }) => !headers['retry-after']).length;
      return [
        {
          what: 'p99 of posts taken at twice the most against half of it',
          value: `${ratio.toFixed(2)} (${milliseconds(twice.p99Ms)}, half ${milliseconds(half.p99Ms)})`,
          target: `<= ${limitRatio}`,
          met: ratio <= limitRatio,
        },
        { what: 'the most, by 32 connections', value: `${Math.round(most)} a second` },
        {
          what: 'taken and refused (503) at twice that',
          value: `${twice.accepted.length} and ${refused}, ${Math.round((twice.accepted.length * 1_000) / forMs)} a second stored`,
        },
        { what: 'refused without Retry-After', value: String(silent), target: '0', met: silent === 0 },
        { what: 'taken and not stored', value: String(lost), target: '0', met: lost === 0 },
        { what: 'other answers', value: String(twice.others + half.others), target: '0', met: twice.others === 0 },
        {
          what: 'refused right after it, at a quarter',
          value: String(after.refused.length),
          target: '0',
          met: after.refused.length === 0,
        },
      ];
    });
  });
}

async function saturate(port: number): Promise<number> {
  const options: LoadOptions = { port, connections: 32, warmUpMs: 2_500, measuredMs: 5_000 };
  const [command = '', ...args] = pinned(1, [process.execPath, 'bench/load/generator.ts', JSON.stringify(options)]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stdout) as LoadResult).perSecond;
}

interface Posted {
  accepted: { key: string }[];
  refused: Answer[];
  others: number;
  /** Of those taken once the first burst was over. */
  p99Ms: number;
}

async function post(port: number, perSecond: number, ms = forMs): Promise<Posted> {
  const keys: string[] = [];
  const answers = await callSteadily({ port, perSecond, forMs: ms }, (count) => {
    const key = crypto.randomUUID();
    keys.push(key);
    return {
      method: 'POST',
      path: '/api/submissions',
      // Another /24 each time, so that no limit applies.
      headers: { 'Idempotency-Key': key, 'X-Forwarded-For': `10.${count & 255}.${(count >> 8) & 255}.1` },
      body,
    };
  });
  const settled = Math.floor((perSecond * Math.min(settledMs, ms / 2)) / 1_000);
  const taken = answers.map((answer, index) => ({ ...answer, key: keys[index] ?? '', index }));
  const accepted = taken.filter(({ status }) => status === 201);
  return {
    accepted,
    refused: answers.filter(({ status }) => status === 503),
    others: answers.filter(({ status }) => status !== 201 && status !== 503).length,
    p99Ms: quantile(
      accepted.filter(({ index }) => index >= settled).map(({ ms: took }) => took),
      0.99,
    ),
  };
}
