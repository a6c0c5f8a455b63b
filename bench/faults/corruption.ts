import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '#/tests/support/server.ts';
import { submit } from '#/tests/support/submit.ts';
import type { Outcome } from './outcome.ts';

const requests = 200;
const pageBytes = 4_096;
/** How much of a page is overwritten. */
const damagedBytes = 16;
/** A server that has started says it within this time. */
const toldMs = 20_000;

/**
 * Overwrites some bytes of a page of the SQLite file, half of the time in the head of the page, and starts a server on it.
 * What SQLite's own check finds must be told, with what to do: in the place of a start, or after it. Where it finds
 * nothing, the server must start. A start that said nothing of damage, or did not come about without a reason, counts as a wrong
 * answer.
 */
export async function tryDamagedPages(dataDir: string, rounds: number): Promise<Outcome> {
  const whole = join(dataDir, 'whole');
  mkdirSync(whole);
  const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'error' };
  const server = await startServer({ dataDir: whole, env });
  for (let count = 0; count < requests; count++) await submit(server.origin, crypto.randomUUID());
  await server.stop();
  const file = join(whole, 'frontdesk.db');
  const pages = readFileSync(file).length / pageBytes;

  let [damaged, refused, told, wrong] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const folder = join(dataDir, String(round));
    mkdirSync(folder);
    const copy = join(folder, 'frontdesk.db');
    copyFileSync(file, copy);
    copyFileSync(join(whole, 'auth-secret'), join(folder, 'auth-secret'));
    damage(copy, Math.floor(Math.random() * pages), round % 2 === 0);
    const isDamaged = !isSound(copy);
    if (isDamaged) damaged++;
    const said = await startOn(folder, isDamaged);
    if (said === 'refused') refused++;
    if (said === 'told') told++;
    if (isDamaged ? said !== 'refused' && said !== 'told' : said !== 'nothing') wrong++;
    rmSync(folder, { recursive: true });
  }
  return {
    fault: 'a page of the SQLite file is damaged',
    times: rounds,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    wrong,
    note: `SQLite finds ${damaged} of them; start refused in a sentence: ${refused}, told after it: ${told}`,
  };
}

function damage(file: string, page: number, inHead: boolean): void {
  const bytes = readFileSync(file);
  const at = page * pageBytes + (inHead ? 0 : Math.floor(Math.random() * (pageBytes - damagedBytes)));
  crypto.getRandomValues(bytes.subarray(at, at + damagedBytes));
  writeFileSync(file, bytes);
}

function isSound(file: string): boolean {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return database.prepare('pragma integrity_check(1)').get()?.integrity_check === 'ok';
  } catch {
    return false; // what it cannot get past is damage, too
  } finally {
    database?.close();
  }
}

async function startOn(dataDir: string, isDamaged: boolean): Promise<'refused' | 'told' | 'nothing' | 'a bug'> {
  const env = { FORM_LIMIT_PER_10_MIN: '1000000', LOG_LEVEL: 'error' };
  const server = await startServer({ dataDir, env }).catch((error: Error) => error);
  if (server instanceof Error) {
    return /^Frontdesk did not start: the database file is damaged \(.+restore a backup/m.test(server.message)
      ? 'refused'
      : 'a bug';
  }
  const hasTold = () => server.output().includes('the database file is damaged');
  const end = performance.now() + (isDamaged ? toldMs : 0);
  while (!hasTold() && performance.now() < end) await delay(100);
  const told = hasTold();
  await server.remove();
  return told ? 'told' : 'nothing';
}
