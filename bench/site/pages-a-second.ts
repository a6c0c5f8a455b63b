import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadOptions, LoadResult } from '../load/generator.ts';
import type { Finding } from '../report.ts';
import { canPin, pinned, startCommand, withDataDir, withServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import type { BareAnswer } from './bare-server.ts';

const load = { connections: 32, warmUpMs: 1_500, measuredMs: 4_000 };
const leastRatio = 0.7;

/** Measures static pages per second, next to a `node:http` that sends the same bytes, in alternation on one core. */
export function measurePagesASecond(pages: string[], rounds: number): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const answersFile = join(dataDir, 'answers.json');
    await withServer({ command: startCommand, dataDir: join(dataDir, 'first') }, async ({ origin }) => {
      const answers = await Promise.all(pages.map(async (page) => [page, await ask(origin, page)] as const));
      await writeFile(answersFile, JSON.stringify(Object.fromEntries(answers)));
    });
    const ours: LoadResult[] = [];
    const bare: LoadResult[] = [];
    for (let round = 0; round < rounds; round++) {
      const turns = [
        async () => ours.push(await loadServer(startCommand, join(dataDir, `ours-${round}`), pages)),
        async () => bare.push(await loadServer(bareCommand(answersFile), join(dataDir, 'bare'), pages)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    return judge(ours, bare);
  });
}

function judge(ours: LoadResult[], bare: LoadResult[]): Finding[] {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
  const ratio = median(ratios);
  const [bytes, bareBytes] = [ours, bare].map((results) => Object.values(results[0]?.answerBytes ?? {}).join(' '));
  const refused = [...ours, ...bare].reduce((sum, result) => sum + result.refused, 0);
  const perSecond = (results: LoadResult[]) => Math.round(median(results.map((result) => result.perSecond)));
  const share = (results: LoadResult[]) => `${Math.round(median(results.map(({ cpu }) => cpu)) * 100)} %`;
  return [
    {
      what: `static pages against node:http, median of ${ratios.length}`,
      value: `${ratio.toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(', ')})`,
      target: `>= ${leastRatio}`,
      met: ratio >= leastRatio,
    },
    { what: 'pages a second, median', value: `${perSecond(ours)}, node:http ${perSecond(bare)}` },
    {
      what: 'bytes of the answers, heads included',
      value: bytes === bareBytes ? `the same (${bytes})` : `${bytes}, node:http ${bareBytes}`,
      target: 'the same',
      met: bytes === bareBytes,
    },
    { what: 'refused', value: String(refused), target: '0', met: refused === 0 },
    { what: "generator's share of its core", value: `${share(ours)}, with node:http ${share(bare)}` },
    { what: 'server and generator on a core each', value: canPin ? 'yes' : 'no: taskset or a second core is missing' },
  ];
}

function bareCommand(answersFile: string): string[] {
  return ['node', 'bench/site/bare-server.ts', answersFile];
}

function loadServer(command: string[], dataDir: string, pages: string[]): Promise<LoadResult> {
  return withServer({ command: pinned(0, command), dataDir }, async ({ port }) => {
    const options: LoadOptions = { ...load, port, pages };
    const [generator = '', ...args] = pinned(1, [process.execPath, 'bench/load/generator.ts', JSON.stringify(options)]);
    const { stdout } = await promisify(execFile)(generator, args, { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout) as LoadResult;
  });
}

/** Our server's answer to a browser, byte by byte; Node adds the other headers on both sides. */
function ask(origin: string, page: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${page}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const added = new Set(['date', 'connection', 'keep-alive']);
        const headers = Object.entries(response.headers).filter(([name]) => !added.has(name)) as [string, string][];
        resolve({ headers: Object.fromEntries(headers), base64: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.on('error', reject);
  });
}
