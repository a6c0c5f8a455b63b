import { createHmac } from 'node:crypto';
import type { Database } from '#/database/open.ts';
import { createCounters, createLimiter, type Limiter } from '#/http/limits/limiter.ts';
import { createFormKeys, type FormKeys } from '#/inbox/spam/form-keys.ts';
import { createJudge, type Judge } from '#/inbox/spam/judge.ts';
import { createProofs, type Proofs } from '#/inbox/spam/proofs.ts';
import { createRepeatedTexts } from '#/inbox/spam/repeated-texts.ts';
import type { Config } from './config/config.ts';

/** What the intake of requests and the pages of the form need to tell programs from people. */
export interface SpamChecks {
  limiter: Limiter;
  judge: Judge;
  formKeys: FormKeys;
  proofs: Proofs;
  /** The same limits, counted in memory: for while the database is away. */
  inMemory: Pick<SpamChecks, 'limiter' | 'judge'>;
}

/** `secret` is the one of the data directory; each check gets a key of its own, made from it. */
export async function createSpamChecks(
  database: Database,
  secret: string,
  { formLimitPer10Min, spam }: Pick<Config, 'formLimitPer10Min' | 'spam'>,
): Promise<SpamChecks> {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  const formKeys = createFormKeys(keyFor('form keys'), () => Date.now());
  const proofs = createProofs({ secret: keyFor('proofs of work'), cost: spam.proofCost });

  async function countIn(counted: Pick<Database, 'pool'>): Promise<Pick<SpamChecks, 'limiter' | 'judge'>> {
    const limiter = await createLimiter(counted, {
      name: 'form',
      points: formLimitPer10Min,
      durationSeconds: 600,
      soft: { points: spam.proofAbovePer10Min, inAll: spam.proofAboveInAllPer10Min },
    });
    const texts = createRepeatedTexts({
      counters: await createCounters(counted, 3_600),
      most: spam.sameTextPerHour,
      secret: keyFor('repeated texts'),
    });
    return { limiter, judge: createJudge({ formKeys, minFillMs: spam.minFillMs, proofs, texts }) };
  }

  const usual = await countIn(database);
  // What counts in memory anyway goes on counting.
  return { ...usual, formKeys, proofs, inMemory: database.pool ? await countIn({ pool: null }) : usual };
}
