import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '#/calls/recorder.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

/** Eight requests: A the newest, H the oldest. */
async function openFull(kind: 'sqlite' | 'postgres') {
  const app = await openInbox(kind);
  const rows: Record<string, { hours: number; given?: object; stored?: object; labels?: string[] }> = {
    A: { hours: 1, given: { contact_method: 'phone', phone: '+1 555 010 0199' } },
    B: { hours: 2, stored: { status: 'contacted', assignee_id: app.samId } },
    C: { hours: 21, labels: ['vip'] },
    D: { hours: 23, stored: { status: null, assignee_id: app.kimId }, labels: ['hot', 'vip'] },
    E: { hours: 30, stored: { source: 'chat' } },
    F: { hours: 40, stored: { status: 'completed', source: 'call' }, labels: ['vip'] },
    G: { hours: 50, stored: { is_spam: 1 }, labels: ['vip'] },
    H: { hours: 60, given: { contact_method: 'phone', phone: '+1 555 010 0199' } },
  };
  for (const [name, { hours, given, stored, labels }] of Object.entries(rows)) {
    const created_at = ago(hours);
    const id = await app.store(name, { ...given, stored: { created_at, ...stored } });
    if (labels) {
      const values = labels.map((label) => ({ submission_id: id, label, received_at: created_at }));
      await app.database.db.insertInto('submission_labels').values(values).execute();
    }
  }
  return app;
}

describe.each(databaseKinds)('the list on %s', (kind) => {
  it('is filtered by all that staff ask for, alone and together, page by page', async () => {
    const { list, names, samId, kimId } = await openFull(kind);
    for (const [query, expected] of [
      [{}, 'ABCDEFH'],
      [{ status: 'new' }, 'ACDEH'],
      [{ assignee: 'me' }, 'B'],
      [{ assignee: samId }, 'B'],
      [{ assignee: kimId }, 'D'],
      [{ assignee: 'none' }, 'ACEFH'],
      [{ due: 'overdue' }, 'EH'],
      [{ due: 'soon' }, 'CD'],
      [{ due: 'soon', status: 'contacted' }, ''],
      [{ way: 'phone' }, 'AH'],
      [{ source: 'form' }, 'ABCDH'],
      [{ source: 'chat' }, 'E'],
      [{ source: 'call' }, 'F'],
      [{ label: 'vip' }, 'CDF'],
      [{ label: 'hot' }, 'D'],
      [{ label: 'vip', status: 'completed' }, 'F'],
      [{ since: ago(22), until: ago(1.5) }, 'BC'],
      [{ spam: 'true' }, 'G'],
      [{ spam: 'true', label: 'vip' }, 'G'],
      [{ spam: 'true', due: 'overdue' }, ''],
      [{ way: 'phone', due: 'overdue' }, 'H'],
      [{ q: 'ann@example.com', status: 'new' }, 'ACDEH'],
      [{ q: 'ann', label: 'vip' }, 'CDF'],
      [{ q: '555', due: 'overdue' }, 'H'],
    ] as [Record<string, string>, string][]) {
      expect([query, (await names(query)).join('')]).toEqual([query, expected]);
      const oldest = (await names({ ...query, sort: 'oldest' })).join('');
      expect([query, oldest]).toEqual([query, [...expected].reverse().join('')]);
      expect([query, (await list(query)).matching]).toEqual([query, expected.length]);
    }
    expect((await list({ status: 'new' })).counts).toEqual({ total: 7, new: 5, contacted: 1, completed: 1 });
  });

  it('sorted by what is due tells what waits first, the longest waiting first, on every page', async () => {
    const { names, list } = await openFull(kind);
    expect(await names({ sort: 'due' })).toEqual([...'HEDCAFB']);
    expect((await list({ status: 'contacted' })).overdue).toBe(2);
    expect(await names({ sort: 'due', limit: '1' })).toEqual([...'HEDCAFB']);
    expect(await names({ sort: 'due', status: 'contacted' })).toEqual(['B']);
    expect(await names({ sort: 'due', way: 'phone' })).toEqual(['H', 'A']);
    expect(await names({ sort: 'due', spam: 'true' })).toEqual(['G']);
  });

  it('refuses what is no filter, and cursors of another sort', async () => {
    const { call, list } = await openFull(kind);
    const status = async (query: string) => (await call('GET', `/api/submissions?${query}`)).status;
    for (const query of ['due=later', 'way=pigeon', 'source=x', 'label=', 'since=yesterday', 'spam=1', 'sort=name'])
      expect([query, await status(query)]).toEqual([query, 422]);
    const { next_cursor } = await list({ limit: '1' });
    expect(await status(`sort=due&cursor=${next_cursor}`)).toBe(422);
    const due = await list({ limit: '1', sort: 'due' });
    expect(await status(`cursor=${due.next_cursor}`)).toBe(422);
    expect(await status('assignee=nobody')).toBe(200);
  });
});

describe.each(databaseKinds)('the search on %s', (kind) => {
  const texts = {
    José: { bottleneck: 'Die Straße ist groß, 100% of calls (after six) go "unanswered" AND lost.' },
    'Søren Ægir': { email: 'soren@hotels.example', website: 'https://hotels.example/rooms', bottleneck: 'Rooms' },
    'שרה כהן': { bottleneck: 'אף אחד לא עונה לטלפון' },
    王小明: { bottleneck: '我们的电话没有人接' },
    Łukasz: { phone: '+48 22 555 01 99', contact_method: 'phone', bottleneck: 'Rooms' },
  };

  it.each([
    ['jose', ['José'], 'José'],
    ['JOSÉ', ['José'], 'José'],
    ['jos', ['José'], 'Jos'],
    ['strasse', ['José'], 'Straße'],
    ['unanswered calls', ['José'], 'calls'],
    ['unanswered hotels', [], null],
    ['soren', ['Søren Ægir'], 'Søren'],
    ['aegir', ['Søren Ægir'], 'Ægir'],
    ['soren@hotels.example', ['Søren Ægir'], 'Søren'],
    ['כהן', ['שרה כהן'], 'כהן'],
    ['טלפון', [], null],
    ['לטל', ['שרה כהן'], 'לטל'],
    ['电话', ['王小明'], '电'],
    ['lukasz', ['Łukasz'], 'Łukasz'],
    ['"unanswered" AND', ['José'], 'unanswered'],
    ['unanswered OR nothing', [], null],
    ['100%', ['José'], '100'],
    ['NEAR(calls six)', [], null],
    ['-calls', ['José'], 'calls'],
    ['call*', ['José'], 'call'],
    ['*', [], null],
    ['%', [], null],
    ["'; drop table form_submissions; --", [], null],
    ['full_name:jose', [], null],
  ])('finds by %j as it stands, and shows where', async (q, expected, match) => {
    const { store, list, names } = await openInbox(kind);
    for (const [name, given] of Object.entries(texts)) await store(name, given);
    expect((await names({ q })).sort()).toEqual([...expected].sort());
    const { items, matching } = await list({ q });
    expect(matching).toBe(expected.length);
    expect(items[0]?.hit?.match ?? null).toBe(match);
  });

  it('shows the words around a hit, and no hit where nothing is searched', async () => {
    const { store, list } = await openInbox(kind);
    await store('José', texts.José);
    const [found] = (await list({ q: 'after' })).items;
    expect(found?.hit).toEqual({
      field: 'bottleneck',
      before: 'Die Straße ist groß, 100% of calls (',
      match: 'after',
      after: ' six) go "unanswered" AND lost.',
    });
    expect((await list({ q: ' ' })).items[0]).not.toHaveProperty('hit');
    expect((await list()).items[0]).not.toHaveProperty('hit');
  });

  it('cuts a search of 10 kB to its first words', async () => {
    const { store, list } = await openInbox(kind);
    await store('José', texts.José);
    expect((await list({ q: `jose ${'calls '.repeat(1_000)}never`.padEnd(10_240, ' x') })).items).toHaveLength(1);
  });

  it('finds notes as soon as they are saved, the words of a call, and not those of one that is deleted', async () => {
    const { store, list, patch, call, database } = await openInbox(kind);
    const callId = crypto.randomUUID();
    const id = await store('Ann', { callId });
    await patch(id, { notes: 'Wants a zeppelin' });
    expect((await list({ q: 'zepp' })).items[0]?.hit).toMatchObject({ field: 'notes', match: 'zepp' });
    await patch(id, { notes: null });
    expect((await list({ q: 'zepp' })).items).toEqual([]);

    const recorder = recordCalls({ database, backend: 'native', onError: () => {} });
    recorder.started(callId, Date.now(), 'a hash', 'frontdesk');
    recorder.message(callId, 'user', 'I keep flamingos.', Date.now());
    await recorder.settled();
    const [found] = (await list({ q: 'flamingo ann' })).items;
    expect(found).toMatchObject({ id, hit: { field: 'full_name' } });
    expect((await list({ q: 'flamingo' })).items[0]?.hit).toMatchObject({ field: 'call', match: 'flamingo' });

    await call('DELETE', `/api/calls/${callId}`);
    expect((await list({ q: 'flamingo' })).items).toEqual([]);
    expect((await list({ q: 'ann' })).items).toHaveLength(1);
  });

  it('pages through many of one millisecond, each once', async () => {
    const { store, names, database } = await openInbox(kind);
    for (let count = 0; count < 5; count++) await store(`Ann ${count}`);
    const created_at = '2026-01-01T00:00:00.000Z';
    await database.db.updateTable('form_submissions').set({ created_at }).execute();
    for (const sort of ['newest', 'oldest']) expect(new Set(await names({ q: 'ann', sort })).size).toBe(5);
  });

  it('counts up to a thousand', async () => {
    const { database, list } = await openInbox(kind);
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      id: crypto.randomUUID(),
      full_name: `Ann ${index}`,
      email: 'ann@example.com',
      website: null,
      phone: null,
      bottleneck: 'Calls',
      contact_method: 'email' as const,
      status: 'new' as const,
      notes: null,
      created_at: new Date(Date.UTC(2026, 0, 1) + index).toISOString(),
      version: 1,
      call_id: null,
      urgent: 0,
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await database.db
        .insertInto('form_submissions')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    expect((await list()).matching).toBeNull();
    expect((await list({ until: new Date(Date.UTC(2026, 0, 1) + 1_000).toISOString() })).matching).toBe(1_000);
  });
});

it('counts what a filter leaves of thousands that a search finds, on Postgres', async () => {
  const { database, list } = await openInbox('postgres');
  await sql`insert into form_submissions
    (id, full_name, email, website, bottleneck, contact_method, status, created_at)
    select gen_random_uuid(), 'Ann', 'ann@example.com', '', 'Calls', 'email',
      case when place > 4090 then 'new' else 'completed' end, timestamptz '2026-01-01 UTC' + place * interval '1 s'
    from generate_series(1, 4100) as place`.execute(database.db);
  await sql`insert into submission_search (submission_id, received_at, words)
    select id, created_at, array_to_tsvector('{ann}') from form_submissions order by created_at`.execute(database.db);
  await sql`update search_progress set last_event = (select max(number) from events)`.execute(database.db);
  expect((await list({ q: 'ann', status: 'new' })).matching).toBe(10);
  expect((await list({ q: 'ann', status: 'completed' })).matching).toBeNull();
  expect((await list({ q: 'ann' })).matching).toBeNull();
});
