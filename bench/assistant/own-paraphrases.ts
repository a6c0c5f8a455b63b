// Measures how many paraphrases of questions get the right passage without a language model. Lists misses of the tuning
// half only, so that nobody tunes the search on the held-out half.
import { ourDesk } from '#/content/agents/our-desk.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Knowledge } from '#/voice/engine/ports.ts';
import {
  halfOf,
  type Measured,
  measure,
  type Paraphrase,
  readFreshParaphrases,
  readParaphrases,
  shareRight,
} from './paraphrases.ts';

/** Prints the results of `npm run bench:assistant` for our own agent. */
export function reportOwnDesk(): void {
  const usedBefore = process.cpuUsage();
  const begun = performance.now();
  const knowledge = learn(ourDesk);
  const learnt = performance.now() - begun;
  const used = process.cpuUsage(usedBefore);
  const paraphrases = readParaphrases();
  const fresh = readFreshParaphrases();

  const tuning = report(
    knowledge,
    'tuning half',
    paraphrases.filter((paraphrase) => halfOf(paraphrase) === 'tuning'),
  );
  for (const { say, means, found } of tuning.misses) {
    console.log(`    "${say}": ${found.join(' or ') || 'no answer'}, not ${means.join(' or ') || 'no answer'}`);
  }
  report(
    knowledge,
    'held-out half',
    paraphrases.filter((paraphrase) => halfOf(paraphrase) === 'held-out'),
  );
  report(knowledge, 'fresh', fresh);

  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    for (const { say } of [...paraphrases, ...fresh]) {
      const asked = performance.now();
      knowledge.find(say);
      times.push(performance.now() - asked);
    }
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) => `${(times[Math.floor(times.length * share)] as number).toFixed(1)} ms`;
  console.log(
    `learnt in ${learnt.toFixed(0)} ms (${((used.user + used.system) / 1_000).toFixed(0)} ms of processor time)`,
  );
  console.log(`a look-up: median ${quantile(0.5)}, p99 ${quantile(0.99)}`);
}

function line(name: string, measured: Measured): string {
  return `${name.padEnd(26)} ${measured.right} of ${measured.asked} right, ${(100 * shareRight(measured)).toFixed(1)} %`;
}

function report(knowledge: Knowledge, name: string, own: readonly Paraphrase[]): Measured {
  const whole = measure(knowledge, own);
  console.log(line(name, whole));
  const inOtherWords = own.filter(({ means }) => means.length > 0);
  const notToBeAnswered = own.filter(({ means }) => means.length === 0);
  console.log(line('  in other words', measure(knowledge, inOtherWords)));
  console.log(line('  not to be answered', measure(knowledge, notToBeAnswered)));
  return whole;
}
