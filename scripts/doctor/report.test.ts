import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { sealDatabase } from '#/database/seal.ts';
import { append } from '#/events/append.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';
import { readConfig } from '#/server/config/config.ts';
import { startImap } from '#/tests/support/imap.ts';
import { type FakeModelServer, type ModelAct, startFakeModelServer } from '#/voice/testing/fake-model-server.ts';
import { findLocalModels } from './model-servers.ts';
import { examine } from './report.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function dataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'frontdesk-doctor-'));
  cleanUp.push(() => rm(dir, { recursive: true }));
  return dir;
}

async function modelServer(...acts: ModelAct[]): Promise<FakeModelServer> {
  const server = await startFakeModelServer(...acts);
  cleanUp.push(() => server.close());
  return server;
}

const noneHere = () => Promise.resolve([]);

describe('doctor', () => {
  it('describes a fresh copy and creates nothing', async () => {
    const dir = await dataDir();
    const lines = await examine(readConfig({ DATA_DIR: dir }), noneHere);
    expect(lines).toEqual([
      `Database: SQLite in ${join(dir, 'frontdesk.db')}; the first start creates the file.`,
      'Staff: no accounts yet; the next start prints a link to create the first one.',
      `Spool: ${join(dir, 'spool')}; while the database is away, requests are accepted and wait there.`,
      `Email: written as files to ${join(dir, 'mail')}, because SMTP_URL is not set.`,
      'Content: empty, and therefore not on the site: prices (content/offer.ts), integrations (content/offer.ts), ' +
        'references (content/offer.ts), postal address (content/operator.ts), email address (content/operator.ts).',
      "Live demo: on, backend native; the visitor's browser hears and speaks; no key is needed.",
      'Language model: none; the assistant answers by rules, from what the site says.',
      'No OpenAI-compatible server answers on this machine.',
      "Claims: '10k+ Users' is a sample. Put your own figure into content/claims.ts, with `owner` in the place of `sample`.",
    ]);
    expect(await readdir(dir)).toEqual([]);
  });

  it('reports on an existing database', async () => {
    const dir = await dataDir();
    const database = openDatabase({ dataDir: dir });
    await migrate(database);
    await database.close();
    const lines = await examine(readConfig({ DATA_DIR: dir }), noneHere);
    expect(lines.slice(0, 4)).toEqual([
      `Database: SQLite in ${join(dir, 'frontdesk.db')}; it can be reached.`,
      'Events: 0, all unchanged since they were written.',
      'Staff: no accounts yet; the next start prints a link to create the first one.',
      'Encryption at rest: off; whoever reads the disk reads what people wrote (SEAL_KEY).',
    ]);
  });

  it('says whether SEAL_KEY is the key of the database', async () => {
    const dir = await dataDir();
    const keys = [1, 2].map(() => randomBytes(32).toString('base64'));
    const report = async (SEAL_KEY?: string) =>
      (await examine(readConfig({ DATA_DIR: dir, SEAL_KEY }), noneHere)).find((line) => /^Encryption/.test(line));
    const database = openDatabase(readConfig({ DATA_DIR: dir, SEAL_KEY: keys[0] }));
    await migrate(database);
    expect(await report(keys[0])).toMatch(/the next start encrypts what is stored\.$/);
    await sealDatabase(database, indexAnew);
    await database.close();
    expect(await report(keys[0])).toBe('Encryption at rest: on; the key is that of the database.');
    expect(await report(keys[1])).toMatch(/^Encryption at rest: no start, SEAL_KEY is not the key/);
    expect(await report()).toMatch(/^Encryption at rest: no start, the database is encrypted/);
  });

  it('reports the first event that was tampered with', async () => {
    const dir = await dataDir();
    const database = openDatabase({ dataDir: dir });
    await migrate(database);
    const deleted = { kind: 'call.deleted', subjectId: 'a call', data: {}, words: null } as const;
    for (const _ of [1, 2, 3]) await database.write((write) => append(write, deleted, { kind: 'system' }));
    await sql`drop trigger events_unchanged`.execute(database.raw);
    await database.db.updateTable('events').set({ actor_kind: 'visitor' }).where('number', '=', 2).execute();
    await database.close();
    const lines = await examine(readConfig({ DATA_DIR: dir }), noneHere);
    expect(lines[1]).toMatch(/^Events: number 2 is missing or was changed/);
  });

  it('queries the configured language model and prints no secret', async () => {
    const server = await modelServer();
    const settings = {
      DATA_DIR: await dataDir(),
      DATABASE_URL: 'postgres://user:pass-word@127.0.0.1:9/frontdesk',
      SMTP_URL: 'smtp://user:pass-word@127.0.0.1:9',
      STAFF_EMAIL: 'staff@example.com',
      STAFF_PASSWORD: 'pass-word-pass-word',
      LLM_BASE_URL: server.baseUrl,
      LLM_API_KEY: 'sk-pass-word',
      LLM_MODEL: 'fake-model',
    };
    const report = (await examine(readConfig(settings), noneHere)).join('\n');
    expect(report).toContain('fake-model at http://127.0.0.1');
    expect(report).toContain('it answers and has this model.');
    expect(report).toContain('Database: Postgres at 127.0.0.1:9; it cannot be reached');
    expect(report).toContain('through 127.0.0.1:9 to staff@example.com; the server cannot be reached.');
    expect(report).toContain('Address: PUBLIC_URL is not set; links for new passwords and invitations are not mailed');
    expect(report).not.toContain('pass-word');
    expect(server.keys).toEqual(['Bearer sk-pass-word']);
  });

  it('signs in to the mailbox, and says what it refuses, without the password', async () => {
    const imap = await startImap();
    cleanUp.push(imap.stop);
    const told = async (url: string) => {
      const lines = await examine(readConfig({ DATA_DIR: await dataDir(), IMAP_URL: url }), noneHere);
      return lines.find((line) => line.startsWith('Mailbox:'))?.replace(String(imap.port), 'PORT');
    };
    expect(await told(imap.url)).toBe('Mailbox: Answers at 127.0.0.1:PORT; it can be read.');
    expect(await told(imap.url.replace('imap-password', 'pass-word'))).toBe(
      'Mailbox: Answers at 127.0.0.1:PORT; it refuses the user or password of IMAP_URL.',
    );
    expect(await told(imap.url.replace('/Answers', '/Nowhere'))).toBe(
      'Mailbox: Nowhere at 127.0.0.1:PORT; it has no such folder.',
    );
    expect(await told('imap://desk:pass-word@127.0.0.1:9')).toBe(
      'Mailbox: INBOX at 127.0.0.1:9; it cannot be reached (ECONNREFUSED).',
    );
  });

  it('reports a model that the server does not have', async () => {
    const { baseUrl } = await modelServer();
    const lines = await examine(
      readConfig({ DATA_DIR: await dataDir(), LLM_BASE_URL: baseUrl, LLM_MODEL: 'other' }),
      noneHere,
    );
    expect(lines.at(-2)).toMatch(/does not list this model; it lists fake-model\.$/);
  });

  it('reports a language model that cannot be reached', async () => {
    const settings = { DATA_DIR: await dataDir(), LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'any' };
    const lines = await examine(readConfig(settings), noneHere);
    expect(lines.at(-2)).toMatch(/it cannot be reached.*Until it works, the assistant answers by rules\.$/);
  });

  it('prints the settings for a language model server on this machine', async () => {
    const { baseUrl } = await modelServer();
    const lines = await findLocalModels([
      { name: 'Nothing', baseUrl: 'http://127.0.0.1:9/v1' },
      { name: 'Ollama', baseUrl },
    ]);
    expect(lines).toEqual([
      `Ollama answers at ${baseUrl} with 1 model. To use it, put into .env:`,
      `    LLM_BASE_URL=${baseUrl}`,
      '    LLM_MODEL=fake-model',
    ]);
  });
});
