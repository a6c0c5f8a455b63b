import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { watchDisk } from '#/tests/support/disk-watch.ts';
import { backUp, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

const visitor = { kind: 'visitor' } as const;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data directory, and its database opened as the server opens it. */
async function openPlace() {
  const dataDir = await newFolder();
  const database = openDatabase({ dataDir });
  onTestFinished(database.close);
  await migrate(database);
  return { dataDir, database };
}

async function store(database: Database, fullName: string, bottleneck = 'Nobody answers at night.'): Promise<void> {
  const input = { email: 'ann@example.com', website: null, phone: null, contact_method: 'email' as const };
  await receiveSubmission(database, { ...input, full_name: fullName, bottleneck }, crypto.randomUUID(), visitor);
}

/** What a database file holds, read by SQLite alone. */
function contents(file: string) {
  const sqlite = new DatabaseSync(file);
  const number = (statement: string) => Number(Object.values(sqlite.prepare(statement).get() ?? {})[0]);
  try {
    return {
      sound: sqlite.prepare('pragma integrity_check').get()?.integrity_check,
      names: sqlite
        .prepare('select full_name from form_submissions order by id')
        .all()
        .map((row) => row.full_name),
      rows: number('select count(*) from form_submissions'),
      counted: number('select sum(total) from submission_counts'),
      mails: number('select count(*) from outbox'),
      keys: number('select count(*) from idempotency_keys'),
    };
  } finally {
    sqlite.close();
  }
}

describe('a backup', () => {
  it('is whole and consistent while a server writes without a pause', async () => {
    const { dataDir, database } = await openPlace();
    const long = 'Nobody answers at night. '.repeat(300);
    await Promise.all(Array.from({ length: 400 }, (_, index) => store(database, `before ${index}`, long)));
    const file = join(dataDir, 'copy.db');
    let during = 0;
    let copied = false;
    const copying = backUp(dataDir, file).finally(() => {
      copied = true;
    });
    while (!copied) {
      during += 1;
      await nextTurn();
      await store(database, `during ${during}`, long);
    }
    await expect(copying).resolves.toBeUndefined();

    expect(during, 'the copy is made while something is written').toBeGreaterThan(1);
    const { sound, rows, counted, mails, keys } = contents(file);
    expect(sound).toBe('ok');
    expect(rows).toBeGreaterThanOrEqual(400);
    expect({ counted, mails, keys }).toEqual({ counted: rows, mails: 2 * rows, keys: rows });
  });

  it('is one file for its owner alone, with nothing left beside it', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const folder = await newFolder();
    await backUp(dataDir, join(folder, 'copy.db'));
    expect(contents(join(folder, 'copy.db')).names).toEqual(['Ann']);
    expect(await readdir(folder)).toEqual(['copy.db']);
    expect((await stat(join(folder, 'copy.db'))).mode & 0o777).toBe(0o600);
  });

  it('is on the disk before it has its name', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const folder = await newFolder();
    const file = join(folder, 'copy.db');
    const events = watchDisk();
    await backUp(dataDir, file);
    expect(events).toEqual([`sync ${file}.part`, `rename ${file}.part ${file}`, `sync ${folder}`]);
  });

  it('is refused where a file exists, where nothing can be written, and where there is no database', async () => {
    const { dataDir } = await openPlace();
    const folder = await newFolder();
    await writeFile(join(folder, 'precious'), 'something else');
    await expect(backUp(dataDir, join(folder, 'precious'))).rejects.toMatchObject({ name: 'BackupError' });
    expect(await readFile(join(folder, 'precious'), 'utf8')).toBe('something else');
    await expect(backUp(dataDir, join(folder, 'none/copy.db'))).rejects.toMatchObject({ name: 'BackupError' });
    await expect(backUp(folder, join(folder, 'copy.db'))).rejects.toMatchObject({ name: 'BackupError' });
    expect(await readdir(folder)).toEqual(['precious']);
  });
});

describe('a restore', () => {
  it('brings back what the backup holds and keeps what stood there before', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    await store(database, 'Ben, after the backup');
    await database.close();

    const kept = await restore(dataDir, file);
    const restored = openDatabase({ dataDir });
    onTestFinished(restored.close);
    await migrate(restored);
    await store(restored, 'Cem, after the restore');
    expect((await listEvents(restored.db)).map(({ number, words }) => [number, words])).toEqual([
      [1, { full_name: 'Ann' }],
      [2, { full_name: 'Cem, after the restore' }],
    ]);
    expect(await verifyChain(restored.db)).toEqual({ whole: true, events: 2 });
    expect(contents(join(dataDir, 'frontdesk.db')).names).toEqual(['Ann', 'Cem, after the restore']);
    expect(contents(kept ?? '').names).toEqual(['Ann', 'Ben, after the backup']);
    expect(contents(file).names, 'the backup can be used again').toEqual(['Ann']);
  });

  it('has one of the two in its place whenever it is cut short, and what it brings on the disk before', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    await store(database, 'Ben');
    await database.close();
    const place = join(dataDir, 'frontdesk.db');

    let steps = Number.POSITIVE_INFINITY;
    const events = watchDisk(() => {
      steps -= 1;
      if (steps < 0) throw new Error('the power is cut');
    });
    for (const stepsLeft of [0, 1, 2]) {
      steps = stepsLeft;
      await expect(restore(dataDir, file)).rejects.toThrow('the power is cut');
      expect(contents(place).names, `after ${stepsLeft} steps`).toEqual(['Ann', 'Ben']);
    }
    steps = Number.POSITIVE_INFINITY;
    events.length = 0;
    const kept = await restore(dataDir, file);
    expect(events).toEqual([
      `link ${place} ${kept}`,
      `sync ${place}.incoming`,
      `rename ${place}.incoming ${place}`,
      `sync ${dataDir}`,
    ]);
    expect(contents(place).names).toEqual(['Ann']);
    expect(contents(kept ?? '').names).toEqual(['Ann', 'Ben']);
  });

  it('keeps what was still in the write-ahead log of a server that crashed', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    const crashed = await newFolder();
    for (const name of ['frontdesk.db', 'frontdesk.db-wal']) {
      await writeFile(join(crashed, name), await readFile(join(dataDir, name)));
    }
    const kept = await restore(crashed, file);
    expect(contents(kept ?? '').names).toEqual(['Ann']);
    expect(contents(join(crashed, 'frontdesk.db')).names).toEqual(['Ann']);
  });

  it('works where there is no database yet', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    const empty = await newFolder();
    expect(await restore(empty, file)).toBeNull();
    expect(contents(join(empty, 'frontdesk.db')).names).toEqual(['Ann']);
  });

  it('works where the database is damaged beyond opening, and keeps it as it is', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    const damaged = await newFolder();
    await writeFile(join(damaged, 'frontdesk.db'), 'scrambled');
    const kept = await restore(damaged, file);
    expect(contents(join(damaged, 'frontdesk.db')).names).toEqual(['Ann']);
    expect(await readFile(kept ?? '', 'utf8')).toBe('scrambled');
  });

  it('is not led astray by what an interrupted restore left behind', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    await store(database, 'Ben');
    const place = await newFolder();
    for (const suffix of ['', '-wal']) {
      await writeFile(
        join(place, `frontdesk.db.incoming${suffix}`),
        await readFile(join(dataDir, `frontdesk.db${suffix}`)),
      );
    }
    await restore(place, file);
    expect(contents(join(place, 'frontdesk.db'))).toMatchObject({ sound: 'ok', names: ['Ann'] });
    expect(await readdir(place)).toEqual(['frontdesk.db']);
  });

  it.each<[string, (dataDir: string, file: string) => Promise<void>]>([
    ['a file that is no database', (_, file) => writeFile(file, 'a letter to a friend')],
    ['an empty file', (_, file) => writeFile(file, '')],
    ['a file that is not there', async () => {}],
    [
      'a database of something else',
      async (_, file) => {
        const other = new DatabaseSync(file);
        other.exec('create table recipes (name text)');
        other.close();
      },
    ],
    [
      'half of a backup',
      async (dataDir, file) => {
        await backUp(dataDir, file);
        const whole = await readFile(file);
        await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)));
      },
    ],
    [
      'a backup of a newer version',
      async (dataDir, file) => {
        await backUp(dataDir, file);
        const newer = new DatabaseSync(file);
        newer.exec("insert into kysely_migration values ('9999-things-to-come', '2099-01-01T00:00:00.000Z')");
        newer.close();
      },
    ],
  ])('refuses %s and changes nothing', async (_, make) => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await make(dataDir, file);
    await database.close();
    const before = await readdir(dataDir);
    await expect(restore(dataDir, file)).rejects.toMatchObject({ name: 'BackupError' });
    expect(contents(join(dataDir, 'frontdesk.db')).names).toEqual(['Ann']);
    expect(await readdir(dataDir)).toEqual(before);
  });

  it('is refused in one line while a server runs', async () => {
    const { dataDir, database } = await openPlace();
    await store(database, 'Ann');
    const file = join(await newFolder(), 'copy.db');
    await backUp(dataDir, file);
    const lock = await lockDataDir(dataDir);
    onTestFinished(lock.release);
    const child = execFile(process.execPath, ['scripts/restore.ts', file], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let said = '';
    child.stderr?.on('data', (text: string) => {
      said += text;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toBe(`DATA_DIR ${dataDir} is in use by another Frontdesk server: stop it first\n`);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('frontdesk.db.'))).toEqual([]);
  });
});
