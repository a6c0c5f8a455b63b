import { describe, expect, it } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { inboxMail } from '../mail/mail.ts';
import { eraseDeleted, restorableMs } from './delete.ts';

const none = { total: 0, new: 0, contacted: 0, completed: 0 };

describe.each(databaseKinds)('a deleted request on %s', (kind) => {
  it('is hidden everywhere at once, and can be restored with all it had', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann');
    await app.patch(id, { labels: ['vip'], notes: 'Called', status: 'contacted' });
    const before = await app.get(`/api/submissions/${id}`);
    expect((await app.call('DELETE', `/api/submissions/${id}`)).status).toBe(204);
    expect((await app.call('DELETE', `/api/submissions/${id}`)).status).toBe(404);
    expect((await app.patch(id, { status: 'new' })).status).toBe(404);
    for (const path of [`/api/submissions/${id}`, `/api/submissions/${id}/history`])
      expect((await app.call('GET', path)).status).toBe(404);
    const queries: Record<string, string>[] = [
      {},
      { spam: 'true' },
      { label: 'vip' },
      { q: 'ann' },
      { status: 'contacted' },
    ];
    for (const query of queries) expect(await app.list(query)).toMatchObject({ items: [], counts: none, matching: 0 });
    const compose = inboxMail(app.database, { notifyEmail: 'desk@example.com', publicUrl: undefined });
    expect(await compose['submission.receipt'](id)).toBeNull();

    const restored = await app.call('POST', `/api/submissions/${id}/restore`, {}, app.kims);
    expect(restored.status).toBe(200);
    expect(await restored.json()).toEqual({ ...before, version: before.version + 2 });
    expect((await app.list({ q: 'ann' })).items).toHaveLength(1);
    expect((await app.list()).counts).toEqual({ ...none, total: 1, contacted: 1 });
    const { items } = await app.get(`/api/submissions/${id}/history`);
    expect(items.slice(-2)).toMatchObject([{ kind: 'submission.deleted' }, { kind: 'submission.restored' }]);
    expect((await app.call('POST', `/api/submissions/${id}/restore`, {})).status).toBe(404);
  });

  it('gets the notice that came up meanwhile, and is too old after a minute', async () => {
    const app = await openInbox(kind);
    const id = await app.store('Ann');
    await app.call('DELETE', `/api/submissions/${id}`);
    await app.database.db.updateTable('outbox').set({ skip_reason: 'erased' }).execute();
    expect((await app.call('POST', `/api/submissions/${id}/restore`, {})).status).toBe(200);
    const waiting = app.database.db.selectFrom('outbox').select('kind').where('skip_reason', 'is', null);
    expect(await waiting.execute()).toEqual([{ kind: 'submission.notice' }]);

    await app.call('DELETE', `/api/submissions/${id}`);
    const deleted_at = new Date(Date.now() - restorableMs - 1).toISOString();
    await app.database.db.updateTable('form_submissions').set({ deleted_at }).execute();
    expect((await app.call('POST', `/api/submissions/${id}/restore`, {})).status).toBe(404);
  });

  it('is then erased with its words, its labels and its mail, and nothing else is', async () => {
    const app = await openInbox(kind);
    const ids = [];
    for (let count = 0; count < 103; count++) ids.push(await app.store(`Ann ${count}`));
    const [kept = '', late = ''] = ids;
    for (const id of ids) await app.patch(id, { labels: ['vip'] });
    expect((await app.list({ q: 'ann' })).matching).toBe(103);
    for (const id of ids.slice(1)) await app.call('DELETE', `/api/submissions/${id}`);
    const recent = new Date().toISOString();
    await app.database.db.updateTable('form_submissions').set({ deleted_at: recent }).where('id', '=', late).execute();
    const old = new Date(Date.now() - restorableMs - 1).toISOString();
    const others = ids.slice(2);
    await app.database.db.updateTable('form_submissions').set({ deleted_at: old }).where('id', 'in', others).execute();

    await eraseDeleted(app.database, new Date(Date.now() - restorableMs));
    const { db } = app.database;
    const left = (await db.selectFrom('form_submissions').select('id').orderBy('created_at').execute()).map(
      ({ id }) => id,
    );
    expect(left.sort()).toEqual([kept, late].sort());
    const labels = await db.selectFrom('submission_labels').select('submission_id').execute();
    expect(labels.map(({ submission_id }) => submission_id).sort()).toEqual([kept, late].sort());
    expect(await db.selectFrom('submission_search').select('submission_id').execute()).toHaveLength(2);
    const waiting = db.selectFrom('outbox').select('subject_id').where('skip_reason', 'is', null);
    expect(new Set((await waiting.execute()).map(({ subject_id }) => subject_id))).toEqual(new Set([kept, late]));
    const events = await listEvents(db);
    const erased = new Set(others);
    expect(events.filter(({ subject, words }) => erased.has(subject.id) && words !== null)).toEqual([]);
    expect(await verifyChain(db)).toMatchObject({ whole: true });
  });
});
