import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, restore } from '#/database/backup.ts';
import { cleanFiles } from '#/database/clean.ts';
import { type Database, type DatabaseKind, openOnSqlite } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { eraseDeleted } from '#/inbox/changes/delete.ts';
import { eraseSubmissions } from '#/inbox/changes/erase.ts';
import { requestsOf } from '#/inbox/changes/same-person.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import { createMailChannel } from '#/outbox/channels/mail.ts';
import { sweepMailFiles } from '#/outbox/channels/mail-files.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { delivered, startWorker } from '#/tests/support/outbox.ts';
import { findBytes, readBytes } from '#/tests/support/stored-bytes.ts';
import { cleanAfterErasures } from './erase-person.ts';
import { readErasures } from './erasure-list.ts';
import { replayErasures } from './replay.ts';

/** No word of theirs occurs by chance. */
const zoe = {
  full_name: 'Zoe Quillfeather',
  email: 'zoe.quill@Example.org',
  website: 'https://quillfeather.example',
  phone: '+353 1 555 0199',
  bottleneck: 'The zeppelins queue at the marmalade gate.',
  contact_method: 'phone',
};
const words = ['quillfeather', 'zoe.quill', '555 0199', 'zeppelin', 'marmalade', 'xylophone', 'gooseberry'];

type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** A call of theirs, with what was said in it. */
async function storeCall({ database }: Inbox): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date().toISOString();
  const call = { id, backend: 'native', desk: 'front', started_at: now, ended_at: now, ended_reason: 'x' };
  await database.db
    .insertInto('calls')
    .values({ ...call, token_hash: null })
    .execute();
  const said = { call_id: id, position: 0, role: 'user' as const, said_at: now };
  await database.db
    .insertInto('call_messages')
    .values({ ...said, text: 'My xylophone is stuck, says Zoe Quillfeather.' })
    .execute();
  return id;
}

/** Everything that a person leaves: requests, a call, replies, an answer, labels, notes, mail in files. */
async function leaveTraces(app: Inbox) {
  const call = await storeCall(app);
  const first = await app.store(zoe.full_name, { ...zoe, callId: call });
  const second = await app.store(zoe.full_name, { ...zoe, email: zoe.email.toUpperCase() });
  await app.patch(first, { labels: ['zeppelin'], notes: 'Zoe likes gooseberry jam.' });
  const at = new Date().toISOString();
  const reply = { id: crypto.randomUUID(), submission_id: first, account_id: app.samId, sender_name: 'Sam' };
  await app.database.db
    .insertInto('submission_replies')
    .values({ ...reply, subject: 'Zeppelins', text: 'Dear Zoe Quillfeather', message_id: '<a@b>', created_at: at })
    .execute();
  await storeAnswer(app.database, first, reply.id);
  return { call, first, second };
}

async function storeAnswer(database: Database, submission_id: string, reply_id: string | null = null) {
  const at = new Date().toISOString();
  const id = crypto.randomUUID();
  await database.db
    .insertInto('submission_answers')
    .values({
      id,
      submission_id,
      reply_id,
      kind: 'answer',
      message_id: `<${id}@quillfeather.example>`,
      from_name: 'Zoe Quillfeather',
      from_address: zoe.email,
      subject: 'Marmalade',
      text: 'Yes, the zeppelins.',
      quoted: '',
      is_cut: 0,
      attachments: '[]',
      received_at: at,
      created_at: at,
      dealt_at: null,
    })
    .execute();
  return id;
}

/** Requests like a given one, without events and mail of their own. */
async function manyCopies({ database: { db } }: Inbox, id: string, amount: number): Promise<void> {
  const row = await db.selectFrom('form_submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: amount }, () => ({ ...row, id: crypto.randomUUID() }));
  for (let from = 0; from < amount; from += 100)
    await db
      .insertInto('form_submissions')
      .values(copies.slice(from, from + 100))
      .execute();
}

/** Writes all mail that waits into files, as a server without a mail server does. */
async function writeMail(app: Inbox): Promise<void> {
  const channel = createMailChannel({
    smtpUrl: undefined,
    from: { name: 'Frontdesk', address: 'desk@example.com' },
    dataDir: app.dataDir,
    compose: inboxMail(app.database, { notifyEmail: 'desk@example.com', publicUrl: undefined }),
  });
  const subjects = await app.database.db.selectFrom('outbox').select('subject_id').execute();
  const worker = startWorker(app.database, channel);
  for (const { subject_id } of subjects) await delivered(app.database, subject_id);
  await worker.stop(1_000);
}

/** Where a person's words still are. */
async function findWords(app: Inbox, more: string[] = []): Promise<string[]> {
  return findBytes(app, [...words, ...more]);
}

/** As it is after its first start. */
async function openCleaned(kind: DatabaseKind): Promise<Inbox> {
  const app = await openInbox(kind);
  await cleanFiles(app.database);
  return app;
}

const erase = (app: Inbox, email = zoe.email) => app.call('POST', '/api/people/erase', { email });

describe.each(databaseKinds)('a person on %s', (kind) => {
  it('is erased with every row, word, transcript, answer and file, to the last byte (fault 31)', async () => {
    const app = await openCleaned(kind);
    await leaveTraces(app);
    const kept = await app.store('Ben');
    await writeMail(app);
    // The words are in the index, and others come after them.
    expect((await app.list({ q: 'zeppelins' })).items).toHaveLength(2);
    for (let count = 0; count < 40; count++) await app.store(`Other ${count}`);
    expect((await app.list({ q: 'xylophone' })).items).toHaveLength(1);
    expect(new Set((await findWords(app)).map((found) => found.split(' in ')[0]))).toEqual(new Set(words));

    const response = await erase(app);
    expect(response.status).toBe(200);
    const receipt = await response.json();
    expect(receipt).toMatchObject({
      by: { kind: 'staff', id: app.samId },
      counts: { requests: 2, calls: 1, messages: 1, replies: 1, answers: 1, mails: 4, files: 4 },
      finished_at: expect.any(String),
      cleaned_at: expect.any(String),
    });
    expect(await findWords(app)).toEqual([]);
    expect((await app.list()).counts.total).toBe(41);
    expect((await app.call('GET', `/api/submissions/${kept}`)).status).toBe(200);
    expect((await app.list({ q: 'ben' })).items).toHaveLength(1);
    expect(await verifyChain(app.database.db)).toMatchObject({ whole: true });

    expect((await erase(app)).status).toBe(404);
    expect(await app.get('/api/people/erasures')).toMatchObject({
      items: [{ ...receipt, by_name: 'Sam Staff' }],
      next_cursor: null,
    });
    expect(await app.get(`/api/people/erasures/${receipt.id}`)).toEqual(receipt);
    const found = await (await app.call('POST', '/api/people/find', { email: ' ZOE.quill@example.org' })).json();
    expect(found).toEqual({ person: null, erasures: [receipt] });
  });

  it('takes the saved views that name them along, and no others', async () => {
    const app = await openCleaned(kind);
    await leaveTraces(app);
    const views = [
      ['Theirs', `q=${encodeURIComponent('ZOE.quill@example.org')}&sort=due`],
      ['By name', 'q=zoe+quillfeather'],
      ['By number', `q=${encodeURIComponent(zoe.phone)}`],
      ['zoe.quill@example.org', 'status=new'],
      ['All', ''],
      ['Queues', 'q=queues'],
      ['Zoes', 'q=zoe'],
    ] as const;
    for (const [index, [name, query]] of views.entries())
      expect((await app.call('POST', '/api/views', { name, query, shared: index % 2 === 0 })).status).toBe(201);
    expect(await (await erase(app)).json()).toMatchObject({ counts: { views: 4 } });
    expect((await app.get('/api/views')).items.map(({ name }: { name: string }) => name)).toEqual([
      'All',
      'Queues',
      'Zoes',
    ]);
    expect(await findWords(app)).toEqual([]);
  });

  it('leaves alone what others sent, also where it was joined, answered or said with theirs', async () => {
    const app = await openCleaned(kind);
    const { call, first } = await leaveTraces(app);
    const joined = await app.store('Ben Below', { email: 'ben@example.org', bottleneck: 'Trombones.' });
    const above = await app.store('Cleo Above', { email: 'cleo@example.org', callId: call });
    await app.call('POST', `/api/submissions/${first}/join`, { ids: [joined] });
    await app.call('POST', `/api/submissions/${above}/join`, { ids: [first] });
    const answered = await app.store('Dora', { email: 'dora@example.org' });
    await storeAnswer(app.database, answered);
    expect((await app.list({ q: 'marmalade' })).items.map(({ full_name }) => full_name).sort()).toEqual([
      'Cleo Above',
      'Dora',
      'Zoe Quillfeather',
    ]);

    expect(await (await erase(app)).json()).toMatchObject({ counts: { requests: 2, calls: 1, answers: 2 } });
    expect(await findWords(app)).toEqual([]);
    const { items } = await app.list();
    expect(items.map(({ full_name, joined }) => [full_name, joined]).sort()).toEqual([
      ['Ben Below', 0],
      ['Cleo Above', 0],
      ['Dora', 0],
    ]);
    expect((await app.list({ q: 'trombones' })).items).toHaveLength(1);
    expect((await app.list()).counts.total).toBe(3);
    expect(await app.get(`/api/submissions/${above}`)).toMatchObject({ call_id: null });
  });

  it('is found by an address in any case, with all that belongs to it, and handed over as JSON and as a page', async () => {
    const app = await openInbox(kind);
    const { first, second } = await leaveTraces(app);
    await app.patch(second, { is_spam: true });
    const near = await app.store('Near', { email: `x${zoe.email}` });
    const { person } = await (await app.call('POST', '/api/people/find', { email: 'ZOE.QUILL@EXAMPLE.ORG' })).json();
    expect(person).toMatchObject({ requests: 2, calls: 1, replies: 1, answers: 1, mails: 4 });
    expect(person.items.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());

    const json = await app.call('POST', '/api/people/export', { email: zoe.email, as: 'json' });
    expect(json.headers.get('content-disposition')).toContain('attachment');
    const text = await json.text();
    expect(text).not.toContain(near);
    const { requests } = JSON.parse(text);
    expect(requests).toHaveLength(2);
    expect(requests.find(({ id }: { id: string }) => id === first)).toMatchObject({
      full_name: zoe.full_name,
      notes: 'Zoe likes gooseberry jam.',
      labels: ['zeppelin'],
      replies: [{ text: 'Dear Zoe Quillfeather' }],
      answers: [{ text: 'Yes, the zeppelins.' }],
      call: { transcript: [{ role: 'user', text: 'My xylophone is stuck, says Zoe Quillfeather.' }] },
      history: expect.arrayContaining([expect.objectContaining({ kind: 'submission.created' })]),
    });
    const page = await (await app.call('POST', '/api/people/export', { email: zoe.email, as: 'page' })).text();
    for (const word of ['Quillfeather', 'xylophone', 'gooseberry', 'marmalade', '+353 1 555 0199'])
      expect(page).toContain(word);
    expect(page).toContain('Confirmation to you, ');
    expect(page).toContain(': the request was sent, by you');
    expect(page).not.toMatch(/submission\.|\d{4}-\d\d-\d\d \d\d:/);
    const events = app.database.db.selectFrom('events').select('data').where('kind', '=', 'person.exported');
    expect(await events.execute()).toHaveLength(2);
  });

  it('is handed over and erased whole, however much there is: requests, their history, mail about others’', async () => {
    const app = await openInbox(kind);
    const { db } = app.database;
    const first = await app.store('One of them', { email: zoe.email });
    await manyCopies(app, first, 500);
    const other = await app.store('Dora', { email: 'dora@example.org' });
    const answer = await storeAnswer(app.database, other);
    const row = await db
      .selectFrom('submission_answers')
      .selectAll()
      .where('id', '=', answer)
      .executeTakeFirstOrThrow();
    const answers = Array.from({ length: 1_000 }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      message_id: `<${index}@quillfeather.example>`,
    }));
    for (let from = 0; from < answers.length; from += 100)
      await db
        .insertInto('submission_answers')
        .values(answers.slice(from, from + 100))
        .execute();
    const changes = Array.from(
      { length: 500 },
      (): NewEvent => ({ kind: 'submission.answer_dealt', subjectId: first, data: {}, words: null }),
    );
    await app.database.write((write) => appendAll(write, changes, systemActor));

    const json = await app.call('POST', '/api/people/export', { email: zoe.email, as: 'json' });
    const held = await json.json();
    expect(held.requests).toHaveLength(501);
    expect(held.requests.find(({ id }: { id: string }) => id === first).history).toHaveLength(501);
    expect(held.answers_to_requests_of_others).toHaveLength(1_001);
    const page = await (await app.call('POST', '/api/people/export', { email: zoe.email, as: 'page' })).text();
    expect([page.split('<h2>Request ').length - 1, page.split('Yes, the zeppelins.').length - 1]).toEqual([501, 1_001]);

    expect(await (await erase(app)).json()).toMatchObject({ counts: { requests: 501, answers: 1_001 } });
    expect(await (await app.call('POST', '/api/people/find', { email: zoe.email })).json()).toMatchObject({
      person: null,
    });
  });

  it('cannot put mark-up into the page that is handed over', async () => {
    const app = await openInbox(kind);
    await app.store('<script>alert(1)</script>', { bottleneck: `"'><img src=x onerror=alert(1)>` });
    const page = await (await app.call('POST', '/api/people/export', { email: 'ann@example.com', as: 'page' })).text();
    expect(page).not.toMatch(/<script|<img/);
  });

  it('stays erased where a crash came before its files were deleted', async () => {
    const app = await openCleaned(kind);
    await leaveTraces(app);
    await writeMail(app);
    const { database, dataDir } = app;
    const ids = await requestsOf(database.db, zoe.email, 10);
    await database.write((write) => eraseSubmissions(write, ids));
    expect((await readdir(join(dataDir, 'mail'))).length).toBe(4);
    await sweepMailFiles(database.db, dataDir, new Date());
    expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
  });

  it('needs an address, and a role that may hand over and erase', async () => {
    const app = await openInbox(kind);
    for (const email of ['', 'zoe', 7, null]) {
      expect((await app.call('POST', '/api/people/find', { email })).status).toBe(422);
      expect((await app.call('POST', '/api/people/erase', { email })).status).toBe(422);
    }
    await sql`update "user" set role = 'viewer' where id = ${app.kimId}`.execute(app.database.raw);
    for (const path of ['find', 'export', 'erase'])
      expect((await app.call('POST', `/api/people/${path}`, { email: zoe.email, as: 'json' }, app.kims)).status).toBe(
        403,
      );
  });
});

describe('a request and a call that staff delete', () => {
  it('are gone from the database, its log and later backups, once the house is kept (fault 31)', async () => {
    const app = await openCleaned('sqlite');
    const { call, first, second } = await leaveTraces(app);
    await app.store('Ben', { email: 'ben@example.org' });
    expect((await app.list({ q: 'zeppelins' })).items).toHaveLength(2);
    expect((await app.call('DELETE', `/api/calls/${call}`)).status).toBe(204);
    for (const id of [first, second]) expect((await app.call('DELETE', `/api/submissions/${id}`)).status).toBe(204);
    expect(await findWords(app)).not.toEqual([]);

    await eraseDeleted(app.database, new Date(Date.now() + 60_000));
    await cleanAfterErasures(app.database);
    await backUp(app.dataDir, join(app.dataDir, 'copy.db'));
    expect(await findWords(app)).toEqual([]);
    expect([...(await readBytes(app.dataDir)).keys()].map((file) => file.split('/').at(-1)).sort()).toEqual(
      expect.arrayContaining(['copy.db', 'frontdesk.db', 'frontdesk.db-wal']),
    );
  });
});

describe('a restored backup', () => {
  it('has nobody who was erased since, and the receipts', async () => {
    const app = await openCleaned('sqlite');
    await leaveTraces(app);
    await app.store('Ben', { email: 'ben@example.org' });
    const file = join(app.dataDir, 'copy.db');
    await backUp(app.dataDir, file);
    // Gone from the inbox by then, and so not among what was erased.
    const [early = ''] = await requestsOf(app.database.db, zoe.email, 1);
    await app.database.write((write) => eraseSubmissions(write, [early]));
    const receipt = await (await erase(app)).json();
    expect(receipt.counts.requests).toBe(1);

    const place = await mkdtemp(join(tmpdir(), 'frontdesk-restored-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const known = await readErasures(app.database.db);
    await restore(place, file, async (incoming) => {
      expect(await replayErasures({ database: incoming, dataDir: place, hashOf: app.hashOf }, known)).toBe(2);
    });
    const restored = openOnSqlite(join(place, 'frontdesk.db'));
    onTestFinished(restored.close);
    const left = await restored.db.selectFrom('form_submissions').select('full_name').execute();
    expect(left).toEqual([{ full_name: 'Ben' }]);
    const bytes = [...(await readBytes(place)).values()].join('').toLowerCase();
    expect(words.filter((word) => bytes.includes(word))).toEqual([]);
    const receipts = await restored.db.selectFrom('erasures').select('id').orderBy('at').execute();
    expect(receipts.map(({ id }) => id)).toContain(receipt.id);
    expect(await verifyChain(restored.db)).toMatchObject({ whole: true });
  });
});
