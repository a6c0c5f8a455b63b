// `npm run bench:accounts`: form, inbox and pages while 100 wrong passwords a second come from as many networks, in turns
// with the same and no attack; and how long a member of staff takes to sign in meanwhile. `-- 3` makes three rounds.
import { cpus, loadavg } from 'node:os';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { signIn, staff } from '../inbox.ts';
import { type Answer, callSteadily, type SteadyCall } from '../load/steady.ts';
import { type Finding, findingsTable, milliseconds } from '../report.ts';
import { sampleRequest } from '../sample-request.ts';
import { startCommand, withDataDir, withServer } from '../server-process.ts';
import { median, quantile } from '../statistics.ts';
import { storeRequests } from '../stored-requests.ts';

const rounds = Number(process.argv[2] ?? 6);
const forMs = 10_000;
const attacksPerSecond = 100;
const callsPerSecond = 20;
const stored = 10_000;
const limitRatio = 2;
const limitSignInMs = 1_000;

const signInPath = '/api/auth/sign-in/email';
let networks = 0;
/** Another /24 each time: no limit of one address or network applies. */
function anotherAddress(): Record<string, string> {
  networks += 1;
  return { 'X-Forwarded-For': `${11 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.1` };
}

const work: Record<string, (cookie: string) => SteadyCall> = {
  form: () => ({
    method: 'POST',
    path: '/api/submissions',
    headers: { ...anotherAddress(), 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(sampleRequest),
  }),
  inbox: (cookie) => ({ method: 'GET', path: '/api/submissions?limit=50', headers: { cookie } }),
  page: () => ({ method: 'GET', path: '/' }),
};

/** Half of the guesses are at the account of a member of staff, half at accounts that are not there. */
function guess(count: number): SteadyCall {
  const email = count % 2 === 0 ? staff.email : `nobody-${count}@example.com`;
  return {
    method: 'POST',
    path: signInPath,
    headers: anotherAddress(),
    body: JSON.stringify({ email, password: 'a wrong password' }),
  };
}

interface Round {
  /** p95 by kind of work, in milliseconds. */
  p95: Record<string, number>;
  /** Of who signs in with a browser that was used before, from another network each time. */
  known: Answer[];
  /** The same without that browser's cookie. */
  unknown: Answer[];
  attack: Answer[];
}

console.log(
  `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
await ensureSiteBuilt();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const idle: Round[] = [];
const attacked: Round[] = [];
await withDataDir(async (dataDir) => {
  const database = openDatabase({ dataDir });
  await migrate(database);
  await storeRequests(database, stored);
  await database.close();
  const env = {
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    TRUSTED_PROXY_HOPS: '1',
    FORM_PROOF_ABOVE_IN_ALL_PER_10_MIN: '1000000',
    LOG_LEVEL: 'error',
  };
  await withServer({ command: startCommand, dataDir, env }, async ({ origin, port }) => {
    const cookie = await signIn(origin, (path, init) => fetch(origin + path, init));
    await measure(port, cookie, 0);
    for (let round = 0; round < rounds; round++) {
      const turns = [
        async () => idle.push(await measure(port, cookie, 0)),
        async () => attacked.push(await measure(port, cookie, attacksPerSecond)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
      console.log(`  round ${round + 1}: idle ${shown(idle.at(-1))}; attacked ${shown(attacked.at(-1))}`);
    }
  });
});
const findings = findingsOf();
console.log(findingsTable(findings));
process.exitCode = findings.some(({ met }) => met === false) ? 1 : 0;

async function measure(port: number, cookie: string, attacks: number): Promise<Round> {
  const steadily = (perSecond: number, call: (count: number) => SteadyCall) =>
    perSecond === 0 ? [] : callSteadily({ port, perSecond, forMs }, call);
  const kinds = Object.entries(work);
  const browser = cookie.split('; ').find((each) => each.startsWith('frontdesk.browser=')) ?? '';
  const signInFrom = (headers: Record<string, string>) => () => ({
    method: 'POST' as const,
    path: signInPath,
    headers: { ...headers, ...anotherAddress() },
    body: JSON.stringify(staff),
  });
  const [attack, known, unknown, ...done] = await Promise.all([
    steadily(attacks, guess),
    steadily(attacks && 0.5, signInFrom({ cookie: browser })),
    steadily(attacks && 0.5, signInFrom({})),
    ...kinds.map(([, call]) => steadily(callsPerSecond, () => call(cookie))),
  ]);
  const p95 = Object.fromEntries(
    kinds.map(([kind], at) => {
      const answers = done[at] ?? [];
      const failed = answers.filter(({ status }) => status >= 400);
      if (failed.length > 0)
        throw new Error(`${failed.length} calls of ${kind} failed, such as by ${failed[0]?.status}`);
      return [
        kind,
        quantile(
          answers.map(({ ms }) => ms),
          0.95,
        ),
      ];
    }),
  );
  return { p95, attack, known, unknown };
}

function findingsOf(): Finding[] {
  const attack = attacked.flatMap((round) => round.attack);
  const known = attacked.flatMap((round) => round.known);
  const unknown = attacked.flatMap((round) => round.unknown);
  const slowest = Math.max(...known.map(({ ms }) => ms));
  const share = (answers: Answer[], status: number) =>
    `${answers.filter((answer) => answer.status === status).length} of ${answers.length}`;
  return [
    ...Object.keys(work).map((kind): Finding => {
      const ratios = attacked.map((round, at) => (round.p95[kind] ?? Number.NaN) / (idle[at]?.p95[kind] ?? Number.NaN));
      const times = [idle, attacked].map((all) => milliseconds(median(all.map(({ p95 }) => p95[kind] ?? Number.NaN))));
      return {
        what: `p95 of ${kind} under ${attacksPerSecond} wrong sign-ins a second, against idle`,
        value: `${median(ratios).toFixed(2)} (${times[1]}, idle ${times[0]})`,
        target: `<= ${limitRatio}`,
        met: median(ratios) <= limitRatio,
      };
    }),
    {
      what: 'sign-in with a browser used before, from another network, slowest',
      value: `${milliseconds(slowest)}, ${share(known, 200)} let in`,
      target: `< ${limitSignInMs} ms, all`,
      met: slowest < limitSignInMs && known.every(({ status }) => status === 200),
    },
    { what: 'the same with a new browser, at the first try', value: `${share(unknown, 200)} let in` },
    { what: 'guesses whose password was looked at', value: share(attack, 401) },
    {
      what: 'guesses answered, p95',
      value: milliseconds(
        quantile(
          attack.map(({ ms }) => ms),
          0.95,
        ),
      ),
    },
  ];
}

function shown(round: Round | undefined): string {
  return Object.entries(round?.p95 ?? {})
    .map(([kind, ms]) => `${kind} ${milliseconds(ms)}`)
    .join(', ');
}
