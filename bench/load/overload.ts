import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { type Finding, milliseconds } from '../report.ts';
import { pinned, startCommand, withDataDir, withServer } from '../server-process.ts';
import { median, quantile } from '../statistics.ts';
import type { LoadOptions, LoadResult } from './generator.ts';
import type { OpenLoopOptions, Posted } from './open-loop.ts';

const rounds = 3;
const forMs = 25_000;
/** Nothing is refused while a burst may last; what has come until then is answered within this time of the first refusal. */
const drainMs = 10_000;
const limitRatio = 3;

/** Posts at half and at twice of what the server can store: what waits, what is refused, and that nothing taken is lost. */
export function measureOverload(): Promise<Finding[]> {
  return withDataDir((dataDir) => {
    const env = { TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'fatal' };
    return withServer({ command: pinned(0, startCommand), dataDir, env }, async (server) => {
      const mosts: number[] = [];
      const halves: Posted[][] = [];
      const twices: Posted[][] = [];
      for (let round = 0; round < rounds; round++) {
        // Anew in each round: a shared machine is not as fast all the time.
        const most = await saturate(server.port);
        mosts.push(most);
        halves.push(await post(server.port, most / 2));
        twices.push(await post(server.port, most * 2));
      }
      const after = await post(server.port, Math.min(...mosts) / 4, 2_000);
      await server.stop();
      const sqlite = new DatabaseSync(join(dataDir, 'frontdesk.db'));
      const stored = new Set(
        sqlite
          .prepare('select key from idempotency_keys')
          .all()
          .map(({ key }) => key),
      );
      sqlite.close();
      const [half, twice] = [halves.flat(), twices.flat()];
      const lost = [...half, ...twice, ...after].filter((one) => isTaken(one) && !stored.has(one.key)).length;
      const [ofHalves, ofTwices] = [halves.map(p99), twices.map((posted) => p99(settled(posted)))];
      const [halfP99, twiceP99] = [median(ofHalves), median(ofTwices)];
      const ratio = twiceP99 / halfP99;
      const refused = twice.filter(isRefused);
      const silent = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length;
      const others = [...half, ...twice].filter((one) => !isTaken(one) && !isRefused(one)).length;
      return [
        {
          what: 'p99 of posts taken at twice the most against half of it, medians',
          value: `${ratio.toFixed(2)} (${milliseconds(twiceP99)}, half ${milliseconds(halfP99)})`,
          target: `<= ${limitRatio}`,
          met: ratio <= limitRatio,
        },
        {
          what: 'the same p99 of each round',
          value: ofTwices
            .map((ms, round) => `${milliseconds(ms)} (half ${milliseconds(ofHalves[round] ?? 0)})`)
            .join(', '),
        },
        { what: 'the longest of all', value: milliseconds(longest(twice)) },
        { what: 'the most, by 64 connections', value: `${mosts.map(Math.round).join(', ')} a second` },
        {
          what: 'taken and refused (503) at twice that; at half',
          value: `${twice.filter(isTaken).length} and ${refused.length}; ${half.filter(isTaken).length} and ${half.filter(isRefused).length}`,
        },
        { what: 'refused without Retry-After', value: String(silent), target: '0', met: silent === 0 },
        { what: 'taken and not stored', value: String(lost), target: '0', met: lost === 0 },
        { what: 'other answers', value: String(others), target: '0', met: others === 0 },
        {
          what: 'refused right after it, at a quarter',
          value: String(after.filter((one) => !isTaken(one)).length),
          target: '0',
          met: after.every(isTaken),
        },
      ];
    });
  });
}

async function saturate(port: number): Promise<number> {
  const options: LoadOptions = { port, connections: 64, warmUpMs: 2_500, measuredMs: 5_000 };
  return ((await runPinned('bench/load/generator.ts', options)) as LoadResult).perSecond;
}

async function post(port: number, perSecond: number, ms = forMs): Promise<Posted[]> {
  const options: OpenLoopOptions = { port, perSecond, forMs: ms };
  return (await runPinned('bench/load/open-loop.ts', options)) as Posted[];
}

/** Those that came once the first burst was over. */
function settled(posted: Posted[]): Posted[] {
  const firstRefused = posted.findIndex(isRefused);
  return posted.slice(firstRefused + Math.floor((posted.length * drainMs) / forMs));
}

function p99(posted: Posted[]): number {
  return quantile(
    posted.filter(isTaken).map(({ ms }) => ms),
    0.99,
  );
}

function longest(posted: Posted[]): number {
  return posted.filter(isTaken).reduce((most, { ms }) => Math.max(most, ms), 0);
}

function isTaken({ status }: Posted): boolean {
  return status === 201;
}

function isRefused({ status }: Posted): boolean {
  return status === 503;
}

/** On the other core than the server. */
async function runPinned(script: string, options: object): Promise<unknown> {
  const [command = '', ...args] = pinned(1, [process.execPath, script, JSON.stringify(options)]);
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}
