import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeDump } from '#/database/dump/dump-file.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { type Place, readContents } from '#/tests/support/contents.ts';
import { createTestDatabase, databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { startPgbouncer } from '#/tests/support/pgbouncer.ts';
import { run } from '#/tests/support/run.ts';
import { startServer } from '#/tests/support/server.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { submit } from '#/tests/support/submit.ts';
import { restoreBackup } from './restore-backup.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newPlace(kind: DatabaseKind): Promise<Place> {
  const { remove, ...place } = await createTestDatabase(kind);
  onTestFinished(remove);
  return place;
}

function placeOf({ env }: { env: Record<string, string> }): Place {
  return { dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL };
}

const command = (name: string, { dataDir, databaseUrl }: Place, ...words: string[]) =>
  run([process.execPath, `scripts/${name}.ts`, ...words], {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(process.env.TEST_SEAL_KEY && { SEAL_KEY: process.env.TEST_SEAL_KEY }),
  });
const isKey = (line = '') => line.startsWith('{"table":"installation"');
const keyOfRun = () => Buffer.from(process.env.TEST_SEAL_KEY ?? '', 'base64');
const backUp = (place: Place, file: string) => command('backup', place, file);
const restore = (place: Place, ...words: string[]) => command('restore', place, ...words);

describe.each(databaseKinds)('npm run backup and restore on %s', (kind) => {
  it('bring back what was there, for the owner of the file alone, and want --replace where data is', async () => {
    const app = await openInbox(kind);
    const place = placeOf(app);
    for (const name of ['Ann', 'Ben']) await app.store(name);
    const file = join(await newFolder(), 'copy');
    expect(await backUp(place, file)).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = await readContents(place);
    await app.store('Cem');
    await app.database.close();

    const refused = await restore(place, file);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^there is data already \(3 rows in form_submissions\)/),
    });
    const replaced = await restore(place, file, '--replace');
    expect(replaced).toMatchObject({ code: 0, stderr: '' });
    const { installation: _, ...now } = await readContents(place);
    const { installation: __, ...then } = kept;
    expect(now).toEqual(then);

    // What stood there before is a backup, too.
    const [, former = ''] = /is kept as (\S+)\.\s/.exec(replaced.stdout) ?? [];
    const other = { ...(await newPlace(kind)) };
    expect(await restore(other, former)).toMatchObject({ code: 0, stderr: '' });
    expect((await readContents(other)).form_submissions).toHaveLength(3);
  });

  it('are whole and consistent while a server writes without a pause', async () => {
    const app = await openInbox(kind);
    const place = placeOf(app);
    const long = 'Nobody answers at night. '.repeat(100);
    await Promise.all(Array.from({ length: 200 }, (_, index) => app.store(`before ${index}`, { bottleneck: long })));
    const file = join(await newFolder(), 'copy');
    let isDone = false;
    const copying = backUp(place, file).finally(() => {
      isDone = true;
    });
    let during = 0;
    for (; !isDone; during++) await app.store(`during ${during}`, { bottleneck: long });
    expect(await copying).toMatchObject({ code: 0, stderr: '' });
    expect(during).toBeGreaterThan(1);
    const other = await newPlace(kind);
    expect(await restore(other, file)).toMatchObject({ code: 0, stderr: '' }); // counts, chain and keys are sound
    const { form_submissions = [], outbox = [], events = [] } = await readContents(other);
    expect(form_submissions.length).toBeGreaterThanOrEqual(200);
    expect(outbox).toHaveLength(2 * form_submissions.length);
    expect(events.filter((row) => row.includes('"submission.created"'))).toHaveLength(form_submissions.length);
  });

  it('is of use on the other database, too', async () => {
    const app = await openInbox(kind);
    await app.store('Ann');
    const file = join(await newFolder(), 'copy');
    expect((await backUp(placeOf(app), file)).code).toBe(0);
    const other = await newPlace(kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect(await restore(other, file)).toMatchObject({ code: 0, stderr: '' });
    const { installation: _, ...now } = await readContents(other);
    const { installation: __, ...then } = await readContents(placeOf(app));
    expect(now).toEqual(then);
  });

  it('refuses a log that was changed, and takes it with --unsound', async () => {
    const app = await openInbox(kind);
    await app.store('Ann');
    const { raw } = app.database;
    await (kind === 'sqlite'
      ? sql`drop trigger events_unchanged`
      : sql`alter table events disable trigger user`
    ).execute(raw);
    await sql`update events set actor_kind = 'assistant' where number = 2`.execute(raw);
    const file = join(await newFolder(), 'copy');
    expect((await backUp(placeOf(app), file)).code).toBe(0);
    const empty = await newPlace(kind);
    const refused = await restore(empty, file);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^event number 2 is missing or was changed: nothing was changed/),
    });
    const taken = await restore(empty, file, '--unsound');
    expect(taken).toMatchObject({ code: 0, stdout: expect.stringContaining('It is not sound: event number 2') });
  });

  it('erases again who was erased since, and by itself after a restore by other means', async () => {
    const { dataDir, databaseUrl } = await newPlace(kind);
    const place = { dataDir, databaseUrl };
    const account = { email: 'ann@example.com', password: 'correct horse battery' };
    const env = {
      STAFF_EMAIL: account.email,
      STAFF_PASSWORD: account.password,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const server = await startServer({ dataDir, env });
    onTestFinished(server.remove);
    await submit(server.origin, 'zoe', { email: 'zoe@example.org' });
    await submit(server.origin, 'ben', { email: 'ben@example.org' });
    const file = join(await newFolder(), 'copy');
    expect((await backUp(place, file)).code).toBe(0);
    const { call } = await signInAt(server.origin, account);
    expect((await call('POST', '/api/people/erase', { email: 'zoe@example.org' })).status).toBe(200);
    await server.stop();

    const restored = await restore(place, file, '--replace');
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('erased again: 1.\n') });
    expect((await readContents(place)).form_submissions).toHaveLength(1);
    const again = await restore(place, '--erase-again');
    expect(again).toMatchObject({ code: 0, stdout: 'Requests of erased people that were there again, erased: 0.\n' });
  });
});

describe('a dump', () => {
  it.each<[string, (whole: Buffer) => Buffer]>([
    ['half of one', (whole) => whole.subarray(0, whole.length / 2)],
    [
      'one with a changed row',
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"submission.notice"', '"submission.receipt"')),
    ],
    [
      'one without its end',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\{"end".*\n$/, ''),
        ),
    ],
    [
      'one with a row missing',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\n\[.*?\n/, '\n'),
        ),
    ],
    [
      'one of a newer version',
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"0001-', '"9999-things-to-come","0001-')),
    ],
    ['something else', () => gzipSync('a letter to a friend')],
  ])('is refused where it is %s, and nothing is changed', async (_, change) => {
    const app = await openInbox('postgres');
    await app.store('Ann', { bottleneck: 'Nobody answers.' });
    const { databaseUrl = '' } = placeOf(app);
    const file = join(await newFolder(), 'copy');
    await readPostgres(databaseUrl, (contents) => writeDump(file, contents));
    await writeFile(file, change(await readFile(file)));
    for (const kind of databaseKinds) {
      const place = { databaseUrl: undefined, sealKey: undefined, earlierSealKeys: [], ...(await newPlace(kind)) };
      const restored = restoreBackup(place, file, { replace: false, unsound: false });
      await expect(restored).rejects.toMatchObject({ name: expect.stringMatching(/^(Backup|NewerDatabase)Error$/) });
      if (kind === 'sqlite') expect((await readdir(place.dataDir)).filter((name) => name.includes('.db'))).toEqual([]);
      else await expect(readContents(place)).rejects.toThrow('kysely_migration');
    }
  });

  /** One that somebody has written to harm: whole by its hash, other lines in it. */
  async function crafted(change: (lines: string[]) => string[]): Promise<string> {
    const app = await openInbox('postgres');
    await app.store('Ann');
    const file = join(await newFolder(), 'copy');
    await readPostgres(placeOf(app).databaseUrl ?? '', (contents) => writeDump(file, contents));
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .slice(0, -2);
    const changed = `${change(lines).join('\n')}\n`;
    const sha256 = createHash('sha256').update(changed).digest('hex');
    await writeFile(file, gzipSync(`${changed}${JSON.stringify({ end: true, sha256 })}\n`));
    return file;
  }
  const settingsOf = (place: Place) => ({
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    sealKey: process.env.TEST_SEAL_KEY ? keyOfRun() : undefined,
    earlierSealKeys: [],
  });

  it('brings no rows into the tables of another program, nor into those of the moment', async () => {
    const file = await crafted((lines) => [
      ...lines,
      JSON.stringify({ table: 'their_orders', columns: ['id', 'more'], types: ['integer', 'text'] }),
      JSON.stringify([1, 'x']),
      JSON.stringify({ table: 'leases', columns: ['name', 'holder', 'held_until'] }),
      JSON.stringify(['backup', 'x', '2999-01-01T00:00:00.000Z']),
    ]);
    const place = await newPlace('postgres');
    const client = new Client(place.databaseUrl);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('create table their_orders (id integer)');
    await restoreBackup(settingsOf(place), file, { replace: false, unsound: false });
    expect((await client.query('select * from their_orders')).fields.map(({ name }) => name)).toEqual(['id']);
    for (const table of ['their_orders', 'leases']) {
      expect((await client.query(`select * from ${table}`)).rows, table).toEqual([]);
    }
  });

  it('leaves no key in the data directory where it is refused', async () => {
    const unsound = await crafted((lines) =>
      lines.map((line) => line.replace('"submission.created"', '"submission.deleted"')),
    );
    const weak = await crafted((lines) => lines.map((line, at) => (isKey(lines[at - 1]) ? '[1,"short"]' : line)));
    for (const file of [unsound, weak]) {
      const place = await newPlace('sqlite');
      const restored = restoreBackup(settingsOf(place), file, { replace: false, unsound: false });
      await expect(restored).rejects.toMatchObject({ name: expect.stringMatching(/^(Backup|AuthSecret)Error$/) });
      expect(await readdir(place.dataDir)).toEqual([]);
    }
    const place = await newPlace('postgres');
    const restored = restoreBackup(settingsOf(place), weak, { replace: false, unsound: false });
    await expect(restored).rejects.toMatchObject({ name: 'AuthSecretError' });
    await expect(readContents(place), 'nothing was changed').rejects.toThrow('kysely_migration');
  });

  it('is refused within little memory where a line does not end', async () => {
    const file = join(await newFolder(), 'bomb');
    const head = JSON.stringify({
      format: 'frontdesk-dump',
      version: 1,
      made_at: '',
      migrations: ['0001-form-submissions'],
    });
    await writeFile(file, gzipSync(Buffer.concat([Buffer.from(`${head}\n["`), Buffer.alloc(400 * 1024 ** 2, 'a')])));
    const { dataDir } = await newPlace('sqlite');
    const refused = await run([process.execPath, '--max-old-space-size=200', 'scripts/restore.ts', file], {
      DATA_DIR: dataDir,
    });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is no whole dump of Frontdesk') });
  }, 30_000);

  it('passes a pooler in transaction mode, both ways', async () => {
    const app = await openInbox('postgres');
    await app.store('Ann');
    const place = placeOf(app);
    const pooler = await startPgbouncer(place.databaseUrl ?? '', { poolSize: 2 });
    onTestFinished(pooler.stop);
    const file = join(await newFolder(), 'copy');
    await readPostgres(pooler.url, (contents) => writeDump(file, contents), { locked: true });
    const other = await newPlace('postgres');
    const { pathname } = new URL(other.databaseUrl ?? '');
    const databaseUrl = Object.assign(new URL(pooler.url), { pathname }).href;
    const settings = { databaseUrl, dataDir: other.dataDir, sealKey: app.database.sealer ? keyOfRun() : undefined };
    await restoreBackup({ ...settings, earlierSealKeys: [] }, file, { replace: false, unsound: false });
    const { installation: _, ...now } = await readContents(other);
    const { installation: __, ...then } = await readContents(place);
    expect(now).toEqual(then);
  });

  it('carries columns that others have added to Postgres, and tells where they have no place', async () => {
    const app = await openInbox('postgres');
    await app.store('Ann');
    await sql`alter table form_submissions add column "Their note" numeric(8, 2) default 1.5, add column tags text[] default '{a,"b c"}'`.execute(
      app.database.raw,
    );
    const file = join(await newFolder(), 'copy');
    expect((await backUp(placeOf(app), file)).code).toBe(0);
    const other = await newPlace('postgres');
    expect(await restore(other, file)).toMatchObject({ code: 0, stderr: '' });
    expect((await readContents(other)).form_submissions).toEqual((await readContents(placeOf(app))).form_submissions);
    const told = await restore(await newPlace('sqlite'), file);
    expect(told.stdout).toContain('stay behind: form_submissions.Their note, form_submissions.tags.');
  });
});
