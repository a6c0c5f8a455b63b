import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { databaseKinds, openOlderDatabase } from '#/tests/support/databases.ts';
import { listSubmissions } from '../list/list.ts';

const spamNotes = 'Taken for spam: a field that people do not see was filled in. No e-mail was sent.';

describe.each(databaseKinds)('requests from before there was a flag for spam, on %s', (kind) => {
  it('are carried over: spam is told by the flag, and what was answered, when and in what call', async () => {
    const database = await openOlderDatabase(kind, '0015');
    const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
    const chat = crypto.randomUUID();
    await sql`insert into calls (id, backend, started_at) values (${chat}, 'chat', ${at(0)})`.execute(database.raw);
    const rows = {
      Ann: { status: 'new' },
      Ben: { status: 'contacted' },
      Cem: { status: 'completed', notes: 'Called twice' },
      Dan: { status: 'completed', notes: spamNotes },
      Ned: { status: 'completed', notes: spamNotes.replace('e-mail', 'email') },
      Eve: { status: 'new', notes: spamNotes },
      Fay: { status: null, call_id: chat },
      Gil: { status: 'new', call_id: crypto.randomUUID() },
    };
    const ids = new Map<string, string>();
    for (const [index, [full_name, given]] of Object.entries(rows).entries()) {
      const id = crypto.randomUUID();
      ids.set(full_name, id);
      const row = { id, full_name, email: 'a@example.com', bottleneck: 'Calls', contact_method: 'email', ...given };
      const values = { ...row, created_at: at(index) };
      const columns = Object.keys(values).map((column) => sql.id(column));
      await sql`insert into form_submissions (${sql.join(columns)}) values (${sql.join(Object.values(values))})`.execute(
        database.raw,
      );
    }
    const changed = (minute: number, data: object) => ({
      at: at(minute),
      kind: 'submission.status_changed',
      subject_kind: 'submission',
      subject_id: ids.get('Ben') ?? '',
      actor_kind: 'system',
      data: JSON.stringify(data),
      ...(kind === 'sqlite' && { number: 100 + minute, chain_hash: `hash ${minute}` }),
    });
    const events = [changed(7, { from: 'new', to: 'contacted' }), changed(8, { from: 'contacted', to: 'contacted' })];
    for (const event of events) await database.db.insertInto('events').values(event).execute();

    await migrate(database);
    const page = await listSubmissions(database.db, { limit: 10 });
    expect(page?.counts).toEqual({ total: 6, new: 4, contacted: 1, completed: 1 });
    const read = Object.fromEntries((page?.items ?? []).map((row) => [row.full_name, row]));
    expect(Object.keys(read).sort()).toEqual(['Ann', 'Ben', 'Cem', 'Eve', 'Fay', 'Gil']);
    const unset = { contacted_at: null, assignee_id: null, is_spam: false, labels: [], version: 1 };
    expect(read.Ann).toMatchObject({ ...unset, source: 'form', due_at: '2026-01-02T00:00:00.000Z' });
    expect(read.Ben).toMatchObject({ ...unset, contacted_at: at(7), due_at: null });
    expect(read.Cem).toMatchObject({ ...unset, notes: 'Called twice', due_at: null });
    expect(read.Eve).toMatchObject({ ...unset, notes: spamNotes });
    expect([read.Fay?.source, read.Gil?.source]).toEqual(['chat', 'call']);

    const spam = await listSubmissions(database.db, { spam: true, limit: 10 });
    const flagged = { status: 'new', notes: null, is_spam: true, version: 1 };
    expect(spam?.items).toMatchObject(['Ned', 'Dan'].map((full_name) => ({ full_name, ...flagged })));
  });
});
