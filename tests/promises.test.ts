import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allClaims, claimsFrom } from '#/content/claims.ts';
import { publicPages } from '#/content/pages.ts';
import { paths } from '#/content/paths.ts';
import { promises } from '#/content/promises.ts';
import { openApp, staff } from '#/tests/support/app.ts';

const root = join(import.meta.dirname, '..');

describe('what the site claims of its software', () => {
  it('sets no cookie for a visitor', async () => {
    const app = await openApp('sqlite', { demo: { backend: 'native' } });
    const request = { full_name: 'Ann', email: 'ann@example.com', bottleneck: 'No time', contact_method: 'email' };
    const answers = await Promise.all([
      ...publicPages.map(({ path }) => app.request(path)),
      app.request('/no-such-page'),
      app.request('/api/demo'),
      app.send('POST', '/api/submissions', request),
      app.send('POST', '/voice/call/web', { assistantId: 'frontdesk' }),
      app.request(paths.startWorking, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(request).toString(),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...publicPages.map(() => 200), 404, 200, 201, 201, 303]);
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
  });

  it('stores a staff password only as a hash', async () => {
    const app = await openApp('sqlite', { hashesEachTime: true });
    await app.signIn();
    const { rows } = await sql<{ password: string }>`select password from account`.execute(app.database.raw);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.password).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
    const tables = await app.database.raw.introspection.getTables();
    for (const { name } of tables) {
      const all = await sql`select * from ${sql.table(name)}`.execute(app.database.raw);
      expect(JSON.stringify(all.rows), name).not.toContain(staff.password);
    }
  });

  it('names for each such claim a test that exists', () => {
    const tested = allClaims.flatMap(({ basis }) => (basis.kind === 'software' ? [basis] : []));
    expect(tested.length).toBeGreaterThan(0);
    for (const { file, title } of tested) expect(readFileSync(join(root, file), 'utf8')).toMatch(`('${title}', `);
  });
});

describe('a promise that is a setting', () => {
  const changed = {
    ...promises,
    replyWithinHours: 48,
    liveWithinDays: 10,
    savings: '10-20%',
    bookings: '3x',
    moneyBack: '50%',
  };

  it('is followed by every claim that names it', () => {
    const others = claimsFrom(changed);
    const before = Object.entries({ ...claimsFrom(promises).claims, ...claimsFrom(promises).figures });
    const after = new Map(Object.entries({ ...others.claims, ...others.figures }));
    for (const [name, { text, basis }] of before)
      expect(after.get(name)?.text === text, name).toBe(basis.kind !== 'setting');
    expect(others.figures.response.text).toBe('48 hrs Response Time');
    expect(others.promised.replyWithin).toBe('48 hours');
  });
});
