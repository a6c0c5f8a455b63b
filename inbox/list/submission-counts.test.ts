import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '#/tests/support/databases.ts';
import { receiveSubmission } from '../intake/receive.ts';
import { listSubmissions } from './list.ts';

describeEachDatabase('the counts by status', (open) => {
  it('follow the requests, whatever statement changes them', async () => {
    const database = await open();
    const counts = async () => (await listSubmissions(database.db, { limit: 1 }))?.counts;
    const input = { email: 'ann@example.com', website: null, phone: null, bottleneck: 'Calls' };
    for (const full_name of ['Ann', 'Ben', 'Cem', 'Dan']) {
      await receiveSubmission(database, { ...input, full_name, contact_method: 'email' }, full_name, {
        kind: 'visitor',
      });
    }
    expect(await counts()).toEqual({ total: 4, new: 4, contacted: 0, completed: 0 });
    await sql`update form_submissions set status = 'contacted' where full_name in ('Ann', 'Ben')`.execute(database.raw);
    expect(await counts()).toEqual({ total: 4, new: 2, contacted: 2, completed: 0 });
    await sql`update form_submissions set status = null`.execute(database.raw);
    expect(await counts()).toEqual({ total: 4, new: 4, contacted: 0, completed: 0 });
    await sql`update form_submissions set status = case full_name when 'Ann' then 'completed' else 'new' end`.execute(
      database.raw,
    );
    await sql`delete from form_submissions where full_name in ('Ann', 'Ben')`.execute(database.raw);
    expect(await counts()).toEqual({ total: 2, new: 2, contacted: 0, completed: 0 });
  });
});
