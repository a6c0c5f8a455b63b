import { randomBytes } from 'node:crypto';
import { ensureSiteBuilt } from '#/server/site-files/build.ts';
import { loadFrontdesk, type Round } from './posts.ts';
import { type Finding, milliseconds } from './report.ts';
import { median } from './statistics.ts';

const rounds = 5;

/** Measures form posts stored per second with encryption at rest, against the same without, in alternation. */
export async function measureSealed(): Promise<Finding[]> {
  await ensureSiteBuilt();
  const sealed: Round[] = [];
  const plain: Round[] = [];
  const key = randomBytes(32).toString('base64');
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => sealed.push(await loadFrontdesk({ SEAL_KEY: key })),
      async () => plain.push(await loadFrontdesk()),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    console.log(
      `  round ${round + 1}: ${Math.round(sealed[round]?.perSecond ?? 0)}/s, plain ${Math.round(plain[round]?.perSecond ?? 0)}/s`,
    );
  }
  const ratios = sealed.map(({ perSecond }, round) => perSecond / (plain[round]?.perSecond ?? Number.NaN));
  const ratio = median(ratios);
  const faults = [...sealed, ...plain].flatMap((round) => round.faults);
  return [
    {
      what: `encrypted posts against plain, median of ${rounds} rounds`,
      value: `${ratio.toFixed(2)} (${ratios.map((each) => each.toFixed(2)).join(', ')})`,
      target: '>= 0.8',
      met: ratio >= 0.8,
    },
    { what: 'posts a second, median', value: `${perSecond(sealed)}, plain ${perSecond(plain)}` },
    {
      what: 'processor time of a post, median',
      value: `${milliseconds(median(sealed.map((round) => round.processorMs)))}, plain ${milliseconds(median(plain.map((round) => round.processorMs)))}`,
    },
    { what: 'faults', value: faults.join('; ') || 'none', target: 'none', met: faults.length === 0 },
  ];
}

function perSecond(all: Round[]): number {
  return Math.round(median(all.map((round) => round.perSecond)));
}
