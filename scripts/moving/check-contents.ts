import { sql } from 'kysely';
import { BackupError } from '#/database/backup.ts';
import type { Queries } from '#/database/schema.ts';
import { checkSeal } from '#/database/seal.ts';
import type { Sealer } from '#/database/sealer.ts';
import { verifyChain } from '#/events/verify-chain.ts';

/**
 * Checks a database that was copied, at today's version: the key that it is sealed with, the chain of events, and the
 * counts by status. Gives a sentence for each fault that does not keep it from working.
 * @throws {SealKeyError}
 */
async function findFaults(db: Queries, sealer: Sealer | null): Promise<string[]> {
  await checkSeal({ db, sealer });
  const faults: string[] = [];
  const chain = await verifyChain(db);
  if (!chain.whole) faults.push(`event number ${chain.brokenAt} is missing or was changed`);
  const { rows } = await sql<{ status: string }>`select status from submission_counts where total <> (
    select count(*) from form_submissions where coalesce(form_submissions.status, 'new') = submission_counts.status
      and is_spam = 0 and deleted_at is null and joined_to is null)`.execute(db);
  for (const { status } of rows) faults.push(`the count of ${status} requests is not their number`);
  return faults;
}

/**
 * Gives the faults of a copied database.
 * @throws {BackupError} for a fault, unless `unsound` accepts it.
 */
export async function assertSound(db: Queries, sealer: Sealer | null, { unsound = false }): Promise<string[]> {
  const faults = await findFaults(db, sealer);
  if (faults.length === 0 || unsound) return faults;
  throw new BackupError(`${faults.join('; ')}: nothing was changed; --unsound takes it as it is`);
}
