import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '#/database/open.ts';
import { openApp } from '#/tests/support/app.ts';
import { nineOClock } from '#/tests/support/kept-calls.ts';
import { maxTurnLength, maxUnwrittenChanges, maxUnwrittenLength, maxWrittenAtOnce } from '#/voice/protocol/limits.ts';
import { recordCalls } from './recorder.ts';

test('a full queue drops the oldest messages, and no call loses its start', async () => {
  const app = await openApp('sqlite');
  const told: unknown[] = [];
  const recorder = recordCalls({
    database: app.database,
    backend: 'native',
    onError: (error) => told.push(error),
  });
  const id = randomUUIDv7();
  const said = 'x'.repeat(maxTurnLength);
  const kept = maxUnwrittenLength / maxTurnLength;
  recorder.started(id, nineOClock, 'hash', 'frontdesk');
  for (let index = 0; index < kept + 10; index++) recorder.message(id, 'user', said, nineOClock + index);
  recorder.ended(id, 'customer-ended-call', nineOClock);
  await recorder.settled();
  const { db } = app.database;
  const rows = await db.selectFrom('call_messages').select('position').where('call_id', '=', id).execute();
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: kept }, (_, index) => index + 10));
  expect(await db.selectFrom('calls').select('ended_reason').execute()).toEqual([
    { ended_reason: 'customer-ended-call' },
  ]);
  expect(told).toHaveLength(1);
});

test('limits the queued changes and those of one write, and reports the dropped ones', async () => {
  const app = await openApp('sqlite');
  let writes = 0;
  const writeRelaxed: Database['writeRelaxed'] = (work) => {
    writes++;
    return app.database.writeRelaxed(work);
  };
  const told: unknown[] = [];
  const recorder = recordCalls({
    database: { ...app.database, writeRelaxed },
    backend: 'native',
    onError: (error) => told.push(error),
  });
  const id = randomUUIDv7();
  recorder.started(id, nineOClock, 'hash', 'frontdesk');
  for (let index = 0; index < maxUnwrittenChanges + 10; index++) recorder.message(id, 'user', 'x', nineOClock);
  await recorder.settled();
  const rows = await app.database.db.selectFrom('call_messages').select('position').execute();
  expect(rows).toHaveLength(maxUnwrittenChanges - 1);
  expect(writes).toBe(maxUnwrittenChanges / maxWrittenAtOnce);
  expect(told.map(String)).toEqual(['Error: 11 changes of calls were dropped: too many waited to be written']);
});

test('reports changes that cannot be stored, does not throw, and stores the rest', async () => {
  const app = await openApp('sqlite');
  const errors: unknown[] = [];
  const recorder = recordCalls({ database: app.database, backend: 'native', onError: (error) => errors.push(error) });
  const id = randomUUIDv7();
  recorder.started(id, nineOClock, 'hash', 'frontdesk');
  recorder.message(randomUUIDv7(), 'user', 'of a call nobody knows', nineOClock);
  recorder.message(id, 'user', 'of this one', nineOClock);
  await recorder.settled();
  expect(errors.length).toBeGreaterThan(0);
  expect(await app.database.db.selectFrom('call_messages').select('text').execute()).toEqual([{ text: 'of this one' }]);
});
