import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordCalls } from '#/calls/recorder.ts';
import { backUp, restore } from '#/database/backup.ts';
import { type Database, type DatabaseKind, openDatabase, type SealKeys } from '#/database/open.ts';
import { checkSeal, SealKeyError, sealDatabase, sealLeft } from '#/database/seal.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { answerTaker } from '#/inbox/answers/take-answer.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';
import { createMailChannel } from '#/outbox/channels/mail.ts';
import { readMailFile, sealMailFiles } from '#/outbox/channels/mail-files.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { delivered, startWorker } from '#/tests/support/outbox.ts';
import { run, startCommand } from '#/tests/support/run.ts';
import { findBytes } from '#/tests/support/stored-bytes.ts';

/** No word of theirs occurs by chance. */
const zoe = {
  full_name: 'Zoe Quillfeather',
  email: 'zoe.quill@Example.org',
  website: 'https://quillfeather.example',
  phone: '+353 1 555 0199',
  bottleneck: 'The zeppelins queue at the marmalade gate.',
  contact_method: 'phone',
};
const words = [
  ...['quillfeather', 'zoe.quill', '555 0199', 'zeppelin', 'marmalade', 'gooseberry', 'xylophone', 'harpsichord'],
  ...['clavichord', 'tangerine', 'turnip', 'parsnip'],
];

type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** A request by the form, made in a call, with a note, a correction, a reply and an answer; a template and a view. */
async function leaveTraces(app: Inbox) {
  const { database } = app;
  const callId = crypto.randomUUID();
  const recorder = recordCalls({ database, backend: 'native', onError: (error) => expect(error).toBeNull() });
  recorder.started(callId, Date.now(), 'hash', 'front', 'voice');
  recorder.message(callId, 'user', 'My xylophone is stuck. Why?', Date.now());
  await recorder.settled();
  const first = await app.store(zoe.full_name, { ...zoe, callId });
  const second = (await (await app.send('POST', '/api/submissions', { ...zoe, email: zoe.email.toUpperCase() })).json())
    .id;
  const { version } = await (await app.call('GET', `/api/submissions/${first}`)).json();
  await app.patch(first, { version, notes: 'Zoe likes gooseberry jam.', full_name: 'Zoe Q. Quillfeather' });
  const reply = { id: crypto.randomUUID(), subject: 'Harpsichord', text: 'Dear Zoe, a harpsichord.' };
  expect((await app.call('POST', `/api/submissions/${first}/replies`, reply)).status).toBe(201);
  const sent = await database.db.selectFrom('submission_replies').select('message_id').executeTakeFirstOrThrow();
  await database.write((write) =>
    answerTaker(database).take(write, {
      messageId: '<one@mail.example>',
      answers: [sent.message_id],
      kind: 'answer',
      status: null,
      from: { name: 'Zoe Quillfeather', address: zoe.email },
      subject: 'Re: Harpsichord',
      text: 'Rather a clavichord.',
      quoted: 'Dear Zoe',
      isCut: false,
      attachments: ['tangerine.pdf'],
      receivedAt: new Date().toISOString(),
    }),
  );
  const template = { name: 'Turnips', subject: 'Turnip', text: 'A turnip.' };
  expect((await app.call('POST', '/api/reply-templates', template)).status).toBe(201);
  expect((await app.call('POST', '/api/views', { name: 'Parsnips', query: 'q=parsnip', shared: true })).status).toBe(
    201,
  );
  return { callId, first, second };
}

/** Writes all mail that waits into files, as a server without a mail server does. */
async function writeMail(app: Inbox): Promise<string[]> {
  const { database, dataDir } = app;
  const channel = createMailChannel({
    smtpUrl: undefined,
    from: { name: 'Frontdesk', address: 'desk@example.com' },
    dataDir,
    sealer: database.sealer,
    compose: inboxMail(database, { notifyEmail: 'desk@example.com', publicUrl: undefined }),
  });
  const kinds = ['submission.notice', 'submission.receipt'];
  const entries = await database.db.selectFrom('outbox').select('subject_id').where('kind', 'in', kinds).execute();
  const worker = startWorker(database, channel);
  for (const { subject_id } of entries) await delivered(database, subject_id);
  await worker.stop(1_000);
  return (await readdir(join(dataDir, 'mail'))).map((name) => join(dataDir, 'mail', name));
}

/** Another handle on the same data, with other keys. */
function openAgain({ database, dataDir }: Inbox, keys: SealKeys) {
  const again = openDatabase({ dataDir, databaseUrl: database.pool?.options.connectionString, ...keys });
  onTestFinished(again.close);
  return again;
}

const key = randomBytes(32);
const sealed = { sealKey: key, sendsMail: true };

describe.each(databaseKinds)('with a key on %s', (kind: DatabaseKind) => {
  it('everything that people wrote is read as before, and stands nowhere in the data as it was written', async () => {
    const app = await openInbox(kind, sealed);
    const { callId, first, second } = await leaveTraces(app);
    const files = await writeMail(app);

    expect(await app.get(`/api/submissions/${first}`)).toMatchObject({
      full_name: 'Zoe Q. Quillfeather',
      email: zoe.email,
      website: zoe.website,
      bottleneck: zoe.bottleneck,
      notes: 'Zoe likes gooseberry jam.',
    });
    expect(await app.get(`/api/submissions/${first}/person`)).toMatchObject({ others: [{ id: second }] });
    expect(await app.get(`/api/submissions/${first}/replies`)).toMatchObject({
      items: [{ subject: 'Harpsichord', text: 'Dear Zoe, a harpsichord.' }],
      answers: [
        { from: { address: zoe.email, is_other: false }, text: 'Rather a clavichord.', attachments: ['tangerine.pdf'] },
      ],
    });
    expect(JSON.stringify(await app.get(`/api/submissions/${first}/history`))).toContain('"Zoe Q. Quillfeather"');
    expect(await app.get(`/api/calls/${callId}`)).toMatchObject({
      transcript: [{ text: 'My xylophone is stuck. Why?' }],
    });
    expect(await app.get('/api/calls?q=xylo')).toMatchObject({ items: [{ id: callId, hit: { match: 'xylo' } }] });
    expect(await app.get('/api/calls?q=tuba')).toMatchObject({ items: [] });
    expect(await (await app.call('GET', '/api/submissions/export.csv')).text()).toContain('The zeppelins queue');
    expect(JSON.stringify(await app.get('/api/reply-templates'))).toContain('A turnip.');
    expect(await app.get('/api/views')).toMatchObject({ items: [{ name: 'Parsnips', query: 'q=parsnip' }] });
    expect(await verifyChain(app.database.db)).toMatchObject({ whole: true });
    const mails = await Promise.all(files.map(async (file) => readMailFile(await readFile(file), app.database.sealer)));
    expect(mails.join('')).toContain('zoe.quill@');

    expect(await findBytes(app, words)).toEqual([]);
  });

  it('a search finds whole words, and says so', async () => {
    const app = await openInbox(kind, sealed);
    const { first, second } = await leaveTraces(app);
    const found = await app.list({ q: 'ZEPPELINS marmalade' });
    expect(found).toMatchObject({ whole_words: true, matching: 2, items: [{ id: second }, { id: first }] });
    expect(found.items[0]?.hit).toMatchObject({ field: 'bottleneck', match: 'zeppelins' });
    expect((await app.list({ q: 'xylophone' })).items).toMatchObject([{ id: first }]);
    expect((await app.list({ q: 'zepp' })).items).toEqual([]);
    expect(await app.list()).not.toHaveProperty('whole_words');
    expect(await findBytes(app, words)).toEqual([]);
  });

  it('a person is found by the address, handed over and erased', async () => {
    const app = await openInbox(kind, sealed);
    await leaveTraces(app);
    await app.store('Ben', { email: 'ben@example.org' });
    const found = await (await app.call('POST', '/api/people/find', { email: 'ZOE.quill@example.org' })).json();
    expect(found.person).toMatchObject({ requests: 2, calls: 1, replies: 1, answers: 1 });
    const copy = await (await app.call('POST', '/api/people/export', { email: zoe.email, as: 'json' })).text();
    expect(copy).toContain('Rather a clavichord.');
    const receipt = await (await app.call('POST', '/api/people/erase', { email: zoe.email })).json();
    expect(receipt.counts).toMatchObject({ requests: 2, calls: 1, messages: 1, replies: 1, answers: 1 });
    expect((await app.list()).items).toMatchObject([{ full_name: 'Ben' }]);
  });

  it('what was stored before is encrypted, and its former texts are gone from the files', async () => {
    const app = await openInbox(kind, { sendsMail: true });
    const { first } = await leaveTraces(app);
    await writeMail(app);
    expect((await app.list({ q: 'zepp' })).items).toHaveLength(2);
    expect(new Set((await findBytes(app, words)).map((found) => found.split(' in ')[0]))).toEqual(new Set(words));

    const again = openAgain(app, sealed);
    expect(await sealDatabase(again, indexAnew)).toMatchObject({ state: 'not-yet' });
    expect(await sealMailFiles(app.dataDir, again.sealer as never)).toBeGreaterThan(0);
    expect(await findBytes(app, words)).toEqual([]);
    expect(await sealDatabase(again, indexAnew)).toEqual({ state: 'all', rows: 0 });
    expect(await verifyChain(again.db)).toMatchObject({ whole: true });
    const row = await again.db.selectFrom('form_submissions').selectAll().where('id', '=', first).executeTakeFirst();
    expect(row).toMatchObject({
      full_name: 'Zoe Q. Quillfeather',
      email: zoe.email,
      notes: 'Zoe likes gooseberry jam.',
    });
  });

  it('no other key opens it, and a new one does together with it, once', async () => {
    const app = await openInbox(kind, sealed);
    const { first } = await leaveTraces(app);
    const newKey = randomBytes(32);
    await expect(checkSeal(openAgain(app, {}))).rejects.toThrow('the database is encrypted: set SEAL_KEY');
    await expect(checkSeal(openAgain(app, { sealKey: newKey }))).rejects.toThrow('SEAL_KEY is not the key');
    const changed = openAgain(app, { sealKey: newKey, earlierSealKeys: [key] });
    expect(await sealDatabase(changed, indexAnew)).toMatchObject({ state: 'not-yet' });
    const alone = openAgain(app, { sealKey: newKey });
    expect(await checkSeal(alone)).toBe('all');
    expect(await verifyChain(alone.db)).toMatchObject({ whole: true });
    const row = await alone.db.selectFrom('form_submissions').select(['id', 'email']).where('id', '=', first).execute();
    expect(row).toEqual([{ id: first, email: zoe.email }]);
    await expect(checkSeal(openAgain(app, { sealKey: key }))).rejects.toThrow('SEAL_KEY is not the key');
  });

  it('a text that was moved to another row or column, or changed, is not opened', async () => {
    const app = await openInbox(kind, sealed);
    const [one, other] = [await app.store('Ann'), await app.store('Ben', { bottleneck: 'Turnips' })];
    const set = (assignment: ReturnType<typeof sql>) =>
      sql`update form_submissions set ${assignment} where id = ${one}`.execute(app.database.raw);
    await set(sql`full_name = (select full_name from form_submissions where id = ${other})`);
    await set(sql`notes = bottleneck`);
    await set(sql`bottleneck = substr(bottleneck, 1, 60) || 'AAAA' || substr(bottleneck, 65)`);
    const row = await app.get(`/api/submissions/${one}`);
    expect([row.full_name, row.notes, row.bottleneck]).toEqual(
      Array(3).fill(expect.stringMatching(/^sealed1\.[\w-]+$/)),
    );
    expect((await app.get(`/api/submissions/${other}`)).full_name).toBe('Ben');
  });
});

it('a backup stays encrypted, and is restored with the key alone', async () => {
  const app = await openInbox('sqlite', sealed);
  const { first } = await leaveTraces(app);
  const file = join(app.dataDir, 'copy.db');
  await backUp(app.dataDir, file);
  expect(await findBytes(app, words)).toEqual([]);
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-restored-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const check = async (incoming: Database) => void (await checkSeal(incoming));
  await expect(restore(dataDir, file, check)).rejects.toThrow(SealKeyError);
  await restore(dataDir, file, check, { sealKey: key });
  const restored = openDatabase({ dataDir, sealKey: key });
  onTestFinished(restored.close);
  const row = restored.db.selectFrom('form_submissions').select('email').where('id', '=', first);
  expect(await row.executeTakeFirst()).toEqual({ email: zoe.email });
});

it('the server does not start on encrypted data without the key, and says so in a line', async () => {
  const app = await openInbox('sqlite', sealed);
  await app.store('Ann');
  const env = { DATA_DIR: app.dataDir, PORT: String(await freePort()) };
  const start = (more: Record<string, string>) => run(startCommand, { ...env, ...more });
  expect(await start({})).toMatchObject({
    code: 1,
    stderr: 'Frontdesk did not start: the database is encrypted: set SEAL_KEY to the key that it was encrypted with\n',
  });
  expect(await start({ SEAL_KEY: randomBytes(32).toString('base64') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Frontdesk did not start: SEAL_KEY is not the key [^\n]+\n$/),
  });
  expect(await start({ SEAL_KEY: 'short' })).toMatchObject({
    code: 1,
    stderr: 'SEAL_KEY must be 32 bytes in base64: make them with openssl rand -base64 32\n',
  });
});

it('what another program writes to Postgres is read as it is, found by its address, and encrypted later', async () => {
  const app = await openInbox('postgres', sealed);
  await sql`insert into form_submissions (full_name, email, website, bottleneck, contact_method)
    values ('Eve Outside', ${zoe.email}, '', 'Turnips', 'email')`.execute(app.database.raw);
  const find = async () => (await app.call('POST', '/api/people/find', { email: zoe.email })).json();
  expect(await find()).toMatchObject({ person: { requests: 1 } });
  expect((await app.list({ q: 'turnips' })).items).toMatchObject([{ full_name: 'Eve Outside' }]);
  expect(await sealLeft(app.database)).toBe(2);
  expect(await findBytes(app, ['turnip', 'outside', 'zoe.quill'])).toEqual([]);
  expect(await find()).toMatchObject({ person: { requests: 1 } });
});
