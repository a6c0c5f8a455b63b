import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn, staff } from '../inbox.ts';
import { type Finding, milliseconds } from '../report.ts';
import { sampleRequest } from '../sample-request.ts';
import { residentBytes, startCommand, withDataDir, withServer } from '../server-process.ts';
import { quantile } from '../statistics.ts';
import { type Answer, callSteadily, type SteadyCall } from './steady.ts';

const calls = 10;
const everyMs = 5_000;
const limitGrowthMb = 30;
const limitHandles = 20;
const limitRatio = 1.5;

const work: Record<string, { perSecond: number; call(count: number, cookie: string): SteadyCall }> = {
  form: {
    perSecond: 10,
    call: (count) => ({
      method: 'POST',
      path: '/api/submissions',
      headers: {
        'Idempotency-Key': crypto.randomUUID(),
        'X-Forwarded-For': `10.${count & 255}.${(count >> 8) & 255}.1`,
      },
      body: JSON.stringify(sampleRequest),
    }),
  },
  pages: { perSecond: 20, call: () => ({ method: 'GET', path: '/' }) },
  inbox: {
    perSecond: 5,
    call: (_, cookie) => ({ method: 'GET', path: '/api/submissions?limit=50', headers: { cookie } }),
  },
};

interface Sample {
  megabytes: number;
  handles: number;
}

/** Form, pages, inbox and calls together, for minutes: the last quarter against the second. */
export function measureSoak(minutes: number): Promise<Finding[]> {
  return withDataDir((dataDir) => {
    const env = {
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'error',
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      DEMO_CALLS_AT_ONCE_PER_ADDRESS: '100',
    };
    return withServer({ command: startCommand, dataDir, env }, async ({ origin, port, pid }) => {
      const forMs = minutes * 60_000;
      const cookie = await signIn(origin, (path, init) => fetch(origin + path, init));
      const talking = talk(port, forMs);
      const samples: Sample[] = [];
      const sampling = (async () => {
        const end = performance.now() + forMs;
        for (; performance.now() < end; await delay(everyMs)) {
          samples.push({
            megabytes: (await residentBytes(pid)) / 1_000_000,
            handles: globSync(`/proc/${pid}/fd/*`).length,
          });
        }
      })();
      const answers = await Promise.all(
        Object.values(work).map(({ perSecond, call }) =>
          callSteadily({ port, perSecond, forMs }, (count) => call(count, cookie)),
        ),
      );
      await Promise.all([sampling, talking]);
      const [early, late] = [quarter(samples, 1), quarter(samples, 3)];
      const growth = most(late, 'megabytes') - most(early, 'megabytes');
      const handles = most(late, 'handles') - most(early, 'handles');
      const wrong = answers.flat().filter(({ status }) => status !== 200 && status !== 201).length;
      return [
        {
          what: `memory in the last quarter of ${minutes} minutes against the second`,
          value: `${growth.toFixed(0)} MB more (${most(late, 'megabytes').toFixed(0)} MB at most)`,
          target: `<= ${limitGrowthMb} MB`,
          met: growth <= limitGrowthMb,
        },
        {
          what: 'open files and sockets likewise',
          value: `${handles} more (${most(late, 'handles')} at most)`,
          target: `<= ${limitHandles}`,
          met: handles <= limitHandles,
        },
        ...Object.keys(work).map((name, index) => flatness(name, answers[index] ?? [])),
        { what: 'answers neither 200 nor 201', value: String(wrong), target: '0', met: wrong === 0 },
      ];
    });
  });
}

function flatness(name: string, answers: Answer[]): Finding {
  const [early, late] = [quarter(answers, 1), quarter(answers, 3)].map((part) =>
    quantile(
      part.map(({ ms }) => ms),
      0.95,
    ),
  ) as [number, number];
  const ratio = late / early;
  return {
    what: `p95 of ${name} likewise`,
    value: `${ratio.toFixed(2)} (${milliseconds(late)}, before ${milliseconds(early)})`,
    target: `<= ${limitRatio}`,
    met: ratio <= limitRatio,
  };
}

function quarter<T>(all: T[], index: number): T[] {
  return all.slice((all.length * index) / 4, (all.length * (index + 1)) / 4);
}

function most(samples: Sample[], what: keyof Sample): number {
  return Math.max(...samples.map((sample) => sample[what]));
}

/** Callers who ask, hear the answer and ask again. */
async function talk(port: number, measuredMs: number): Promise<void> {
  const options = JSON.stringify({ port, calls, measuredMs, pauseMs: 2_000 });
  const callers = spawn(process.execPath, ['bench/voice-load.ts', options], { stdio: 'ignore' });
  await new Promise((resolve) => callers.once('close', resolve));
}
