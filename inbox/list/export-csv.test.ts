import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { writeCsv } from './export-csv.ts';

const address = '/api/submissions/export.csv';

/** The cells of each line (RFC 4180). */
function parse(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, end] of csv.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|[^,\r"]*)(,|\r\n)/g)) {
    lines.at(-1)?.push((quoted ?? '').replaceAll('""', '"'));
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe.each(databaseKinds)('requests as CSV on %s', (kind) => {
  it('are those of a view, in its order, with a mark by which a spreadsheet knows UTF-8', async () => {
    const app = await openInbox(kind);
    await app.store('Zoë "Zed"', { bottleneck: 'One, two\nthree' });
    const ben = await app.store('Ben', { contact_method: 'video' });
    await app.patch(ben, { labels: ['vip', 'new'], assignee_id: app.samId, notes: 'Called' });
    await app.store('Spam', { stored: { is_spam: 1 } });
    const response = await app.call('GET', address);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="requests-.*\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parse(bytes.toString());
    expect(rows).toHaveLength(2);
    const [first, second] = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head?.[at], cell])));
    expect(first).toMatchObject({ full_name: 'Ben', labels: 'new, vip', assignee: 'Sam Staff', notes: 'Called' });
    expect(second).toMatchObject({ full_name: 'Zoë "Zed"', bottleneck: 'One, two\nthree', status: 'new' });

    const named = async (query: string) =>
      parse(await (await app.call('GET', `${address}?${query}`)).text())
        .slice(1)
        .map((row) => row[2]);
    expect(await named('sort=oldest')).toEqual(['Zoë "Zed"', 'Ben']);
    expect(await named('way=video')).toEqual(['Ben']);
    expect(await named('q=three')).toEqual(['Zoë "Zed"']);
    expect(await named('label=vip')).toEqual(['Ben']);
    expect(await named('spam=true')).toEqual(['Spam']);
    expect((await app.call('GET', `${address}?status=odd`)).status).toBe(422);
  });

  it('hold no formula, whatever was typed (fault 7)', async () => {
    const app = await openInbox(kind);
    const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1', '=HYPERLINK("http://x","y")'];
    for (const name of typed) await app.store('Ann', { stored: { full_name: name, notes: name } });
    const rows = parse(await (await app.call('GET', address)).text()).slice(1);
    // Requests of one millisecond stand in any order.
    expect(rows.map((row) => row[2]).sort()).toEqual(typed.map((name) => `'${name}`).sort());
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
  });

  it('come page by page, each once, also while others are stored', async () => {
    const app = await openInbox(kind);
    for (let count = 0; count < 230; count++) await app.store(`Ann ${count}`);
    const pieces = writeCsv(app.database, { filter: {}, order: 'desc', me: null, nameOf: async () => new Map() });
    const ids: (string | undefined)[] = [];
    for await (const piece of pieces) {
      ids.push(...parse(piece).map(([id]) => id));
      await app.store('Later');
    }
    expect(ids).toHaveLength(231);
    expect(new Set(ids).size).toBe(231);
  });

  it('are not read further when the receiver has left', async () => {
    const app = await openInbox(kind);
    for (let count = 0; count < 350; count++) await app.store(`Ann ${count}`);
    const response = await app.call('GET', address);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const pieces = writeCsv(app.database, { filter: {}, order: 'desc', me: null, nameOf: async () => new Map() });
    await pieces.next();
    await pieces.return(undefined);
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });

  it('are for those who may take them out, and leave an event', async () => {
    const app = await openInbox(kind);
    await app.call('GET', address);
    const events = app.database.db.selectFrom('events').select('actor_id').where('kind', '=', 'export.made');
    expect(await events.execute()).toEqual([{ actor_id: app.samId }]);
    await sql`update "user" set role = 'viewer' where id = ${app.kimId}`.execute(app.database.raw);
    expect((await app.call('GET', address, undefined, app.kims)).status).toBe(403);
    expect((await app.request(address)).status).toBe(401);
  });
});
