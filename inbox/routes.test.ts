import { describe, expect, it } from 'vitest';
import { openApp, type RequestOptions, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';

const ann = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  website: 'https://shop.example',
  bottleneck: 'Calls go unanswered at night.',
  contact_method: 'phone',
  phone: '+1 555 010 0199',
};

function post({ send }: TestApp, body: unknown, options?: RequestOptions) {
  return send('POST', '/api/submissions', body, options);
}

function withKey(key: string): RequestOptions {
  return { headers: { 'idempotency-key': key } };
}

function storedRows({ database }: TestApp) {
  return database.db.selectFrom('form_submissions').selectAll().execute();
}

describe.each(databaseKinds)('POST /api/submissions on %s', (kind) => {
  it('stores a request and answers 201 with its row', async () => {
    const app = await openApp(kind);
    const response = await post(app, ann);
    const { confirmation_email, ...row } = await response.json();
    expect(response.status).toBe(201);
    expect(confirmation_email).toBe(false);
    expect(row).toMatchObject({ ...ann, status: 'new', notes: null, version: 1 });
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await storedRows(app)).toEqual([{ ...row, urgent: 0 }]);
  });

  it('says whether the sender gets a confirmation: only from a mail server, and below the limits', async () => {
    const app = await openApp(kind, { sendsMail: true });
    const confirmed = async (options?: RequestOptions, extra?: object) =>
      (await (await post(app, { ...ann, ...extra }, options)).json()).confirmation_email;
    expect(await confirmed(withKey('first'))).toBe(true);
    expect(await confirmed(withKey('first'))).toBe(true);
    expect([await confirmed(), await confirmed(), await confirmed(withKey('fourth'))]).toEqual([true, true, false]);
    expect(await confirmed(withKey('fourth'))).toBe(false);
    expect(await confirmed({}, { topic: 'Cheap pills', email: 'bot@example.com' })).toBe(false);
  });

  it('puts an email to staff and a receipt into the outbox with it', async () => {
    const app = await openApp(kind);
    const { id } = await (await post(app, ann)).json();
    const outbox = await app.database.db.selectFrom('outbox').select(['kind', 'subject_id']).orderBy('kind').execute();
    expect(outbox).toEqual([
      { kind: 'submission.notice', subject_id: id },
      { kind: 'submission.receipt', subject_id: id },
    ]);
  });

  it('fault 10: stores a filled-in honeypot as spam, answers as for any request, and sends no email', async () => {
    const app = await openApp(kind);
    const response = await post(app, { ...ann, topic: 'Cheap pills' }, withKey('trapped'));
    const answer = await response.json();
    expect(response.status).toBe(201);
    expect(answer).toMatchObject({ ...ann, status: 'new', notes: null, version: 1 });
    expect(answer).not.toHaveProperty('topic');
    expect(await (await post(app, { ...ann, topic: 'Cheap pills' }, withKey('trapped'))).json()).toEqual(answer);

    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const headers = await app.signIn();
    const inbox = await (await app.request('/api/submissions', { headers })).json();
    expect(inbox.counts).toEqual({ total: 1, new: 0, contacted: 0, completed: 1 });
    const notes = expect.stringMatching(/^Taken for spam/);
    expect(inbox.items).toMatchObject([{ id: answer.id, status: 'completed', notes }]);
  });

  it.each([{ topic: '' }, { topic: null }, { topic: 7 }])('fault 10: does not take %j for spam', async (untouched) => {
    const app = await openApp(kind);
    await post(app, { ...ann, ...untouched });
    expect(await storedRows(app)).toMatchObject([{ status: 'new' }]);
  });

  it('stores a phone number only when the answer is to go there', async () => {
    const app = await openApp(kind);
    const row = await (await post(app, { ...ann, contact_method: 'email' })).json();
    expect(row.phone).toBeNull();
  });

  it('fault 2: never stores fields that a visitor may not set', async () => {
    const app = await openApp(kind);
    const forged = {
      id: '018f0000-0000-7000-8000-000000000000',
      status: 'completed',
      notes: 'x',
      created_at: '1999-01-01T00:00:00.000Z',
      version: 9,
      role: 'admin',
    };
    const row = await (await post(app, { ...forged, ...ann })).json();
    expect(row).toMatchObject({ status: 'new', notes: null, version: 1 });
    expect(row.id).not.toBe(forged.id);
    expect(row.created_at > '2026').toBe(true);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(1)', '{{7*7}}', '</script><script>alert(1)</script>', "'; drop table x; --"])(
    'faults 7 and 8: stores %j as typed',
    async (text) => {
      const app = await openApp(kind);
      const row = await (await post(app, { ...ann, full_name: text, bottleneck: text })).json();
      expect(row).toMatchObject({ full_name: text, bottleneck: text });
    },
  );

  describe('fault 11: the same idempotency key', () => {
    it('stores fifty at once as one row and answers all alike', async () => {
      const app = await openApp(kind);
      const responses = await Promise.all(Array.from({ length: 50 }, () => post(app, ann, withKey('once'))));
      const answers = new Set(await Promise.all(responses.map(async (r) => `${r.status} ${await r.text()}`)));
      expect(answers.size).toBe(1);
      expect(await storedRows(app)).toHaveLength(1);
      expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
    });

    it('refuses other content under it with 409 and stores nothing of it', async () => {
      const app = await openApp(kind);
      await post(app, ann, withKey('once'));
      const response = await post(app, { ...ann, bottleneck: 'Another text' }, withKey('once'));
      expect(response.status).toBe(409);
      expect(await storedRows(app)).toHaveLength(1);
    });

    it.each(['', 'with space', 'ümlaut', 'x'.repeat(256)])('refuses the key %j', async (key) => {
      const app = await openApp(kind);
      expect((await post(app, ann, withKey(key))).status).toBe(422);
    });

    it('answers a repeat like the first time, whatever staff have changed since', async () => {
      const app = await openApp(kind);
      const first = await (await post(app, ann, withKey('once'))).json();
      const headers = await app.signIn();
      await app.send('PATCH', `/api/submissions/${first.id}`, { status: 'contacted' }, { headers });
      const second = await post(app, ann, withKey('once'));
      expect(second.status).toBe(201);
      expect(await second.json()).toEqual(first);
    });
  });

  it('fault 13: a retry after a lost answer succeeds with one row, even past the limit', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 2 });
    const first = await (await post(app, ann, withKey('lost'))).json();
    await post(app, { ...ann, full_name: 'Ben' });
    expect((await post(app, { ...ann, full_name: 'Cat' })).status).toBe(429);
    const retry = await post(app, ann, withKey('lost'));
    expect(retry.status).toBe(201);
    expect(await retry.json()).toEqual(first);
    expect(await storedRows(app)).toHaveLength(2);
  });

  it('does not count repeats, refusals and bad input against the limit', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 2 });
    for (let turn = 0; turn < 5; turn++) {
      await post(app, ann, withKey('once'));
      await post(app, { ...ann, bottleneck: 'Other' }, withKey('once'));
      await post(app, {});
    }
    expect((await post(app, { ...ann, full_name: 'Ben' })).status).toBe(201);
    expect((await post(app, { ...ann, full_name: 'Cat' })).status).toBe(429);
  });
});

describe('what POST /api/submissions refuses or cleans', () => {
  describe('fault 1: empty body, missing fields', () => {
    it.each([{}, [], null, 'text', 7])('answers 422 with a map of fields to %j and stores nothing', async (body) => {
      const app = await openApp('sqlite');
      const response = await post(app, body);
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(Object.keys((await response.json()).errors)).toEqual(['full_name', 'email', 'bottleneck']);
      expect(await storedRows(app)).toEqual([]);
    });
  });

  it('fault 3: strips characters that make a name read as another one', async () => {
    const app = await openApp('sqlite');
    const row = await (await post(app, { ...ann, full_name: '  \u202eAnn\u0000\u200b  Example\u2066 ' })).json();
    expect(row.full_name).toBe('Ann Example');
    expect((await post(app, { ...ann, full_name: ' \u200b\u202e ' })).status).toBe(422);
  });

  describe('fault 4: very long texts', () => {
    it('answers 422 to a text over its limit', async () => {
      const app = await openApp('sqlite');
      const response = await post(app, { ...ann, full_name: 'n'.repeat(201), bottleneck: 'b'.repeat(5_001) });
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors)).toEqual(['full_name', 'bottleneck']);
    });

    it('answers 413 to a body over 64 KiB, with a length and in chunks', async () => {
      const app = await openApp('sqlite');
      const body = JSON.stringify({ ...ann, bottleneck: 'b'.repeat(1_000_000) });
      const headers = { 'content-type': 'application/json' };
      const length = await app.request('/api/submissions', { method: 'POST', headers, body });
      const chunked = await app.request('/api/submissions', {
        method: 'POST',
        headers,
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestOptions);
      expect([length.status, chunked.status]).toEqual([413, 413]);
      expect(await storedRows(app)).toEqual([]);
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    'https://exa\tmple.com',
    '//host',
    'https://user:secret@host.example',
    `https://host.example/${'x'.repeat(3_000)}`,
  ])('fault 5: refuses the website %j', async (website) => {
    const app = await openApp('sqlite');
    const response = await post(app, { ...ann, website });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['website']);
  });

  it.each([
    'ann@example.com\r\nBcc: all@example.com',
    'ann@@example.com',
    '"ann"@example.com',
    'ann(comment)@example.com',
    'ann＠example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `${'a'.repeat(250)}@example.com`,
  ])('fault 6: refuses the email address %j', async (email) => {
    const app = await openApp('sqlite');
    const response = await post(app, { ...ann, email });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(['email']);
  });

  describe('fault 9: bodies that are not JSON', () => {
    const json = JSON.stringify(ann);
    it.each([
      ['a missing type', undefined, json, 415],
      ['a form', 'application/x-www-form-urlencoded', 'full_name=Ann', 415],
      ['plain text', 'text/plain', json, 415],
      ['broken JSON', 'application/json', '{"full_name":', 400],
      ['an empty body', 'application/json', '', 400],
    ])('refuses %s', async (_, type, body, status) => {
      const app = await openApp('sqlite');
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await app.request('/api/submissions', {
        method: 'POST',
        headers,
        body: new TextEncoder().encode(body),
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    });

    it('refuses a compressed body without unpacking it', async () => {
      const app = await openApp('sqlite');
      const response = await post(app, ann, { headers: { 'content-encoding': 'gzip' } });
      expect(response.status).toBe(415);
    });
  });
});

describe.each(databaseKinds)('fault 17: posts by the thousand on %s', (kind) => {
  it('answers 429 with Retry-After to one address and leaves others alone', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 3 });
    const from = '198.51.100.1';
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) statuses.push((await post(app, ann, { from })).status);
    const refused = await post(app, ann, { from });
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(app, ann, { from: '198.51.100.2' })).status).toBe(201);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-frontdesk-peer'])(
    'is not misled by a spoofed %s',
    async (header) => {
      const app = await openApp(kind, { formLimitPer10Min: 1 });
      await post(app, ann, { headers: { [header]: '192.0.2.1' } });
      expect((await post(app, ann, { headers: { [header]: '192.0.2.2' } })).status).toBe(429);
    },
  );

  it('counts IPv4 mapped into IPv6 as the IPv4 address it is, and IPv6 by its /64', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1 });
    await post(app, ann, { from: '192.0.2.1' });
    expect((await post(app, ann, { from: '::ffff:192.0.2.1' })).status).toBe(429);
    await post(app, ann, { from: '2001:db8:1:2::1' });
    expect((await post(app, ann, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await post(app, ann, { from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  it('behind one trusted proxy counts the address that proxy saw, not those a client wrote before it', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1, trustedProxyHops: 1 });
    const via = (forwarded: string) => post(app, ann, { from: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
    expect((await via('192.0.2.1')).status).toBe(201);
    expect((await via('203.0.113.99, 192.0.2.1')).status).toBe(429);
    expect((await via('192.0.2.1, 192.0.2.2')).status).toBe(201);
    expect((await via('192.0.2.2:5555')).status).toBe(429);
    expect((await via('[2001:db8::1]:5555')).status).toBe(201);
  });
});

describe.each(databaseKinds)('the inbox API on %s', (kind) => {
  it('answers 401 without a session to everything but creating a request', async () => {
    const app = await openApp(kind);
    const { id } = await (await post(app, ann)).json();
    const calls = [
      app.request('/api/submissions'),
      app.request(`/api/submissions/${id}`),
      app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }),
      app.request('/api/outbox'),
    ];
    expect((await Promise.all(calls)).map((response) => response.status)).toEqual([401, 401, 401, 401]);
  });

  it('fault 21: tells staff how many receipts a limit held back', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const outbox = async () => (await app.request('/api/outbox', { headers })).json();
    for (let tag = 0; tag < 3; tag++) await post(app, { ...ann, email: `ann+${tag}@example.com` });
    expect(await outbox()).toEqual({ waiting: 6, failing: 0, given_up: 0, unavailable: [], held_back: 0 });
    await post(app, ann);
    expect(await outbox()).toEqual({ waiting: 7, failing: 0, given_up: 0, unavailable: [], held_back: 1 });
  });

  it('lists requests newest first in pages, each once, with the counts of all', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 100 });
    const headers = await app.signIn();
    for (let n = 0; n < 7; n++) await post(app, { ...ann, full_name: `Visitor ${n}` });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/submissions?limit=3${cursor && `&cursor=${cursor}`}`;
      const page = await (await app.request(path, { headers })).json();
      expect(page.counts).toEqual({ total: 7, new: 7, contacted: 0, completed: 0 });
      seen.push(...page.items.map((row: { created_at: string; id: string }) => `${row.created_at} ${row.id}`));
      cursor = page.next_cursor;
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  it('filters by status, and reads a missing status as new', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { id } = await (await post(app, ann)).json();
    await app.database.db.updateTable('form_submissions').set({ status: null }).where('id', '=', id).execute();
    const list = async (status: string) =>
      (await (await app.request(`/api/submissions?status=${status}`, { headers })).json()).items.length;
    expect([await list('new'), await list('contacted')]).toEqual([1, 0]);
    await app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers });
    expect([await list('new'), await list('contacted')]).toEqual([0, 1]);
  });

  it('sets any status from any, updates the counts, and refuses an outdated version', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { id } = await (await post(app, ann)).json();
    const patch = (body: unknown) => app.send('PATCH', `/api/submissions/${id}`, body, { headers });
    for (const status of ['completed', 'new', 'contacted', 'contacted'])
      expect((await patch({ status })).status).toBe(200);
    expect((await patch({ status: 'new', version: 1 })).status).toBe(409);
    expect((await patch({ status: 'new', version: 5 })).status).toBe(200);
    const page = await (await app.request('/api/submissions', { headers })).json();
    expect(page.items[0]).toMatchObject({ status: 'new', version: 6 });
    expect(page.counts).toEqual({ total: 1, new: 1, contacted: 0, completed: 0 });
  });

  it('names a field that cannot be changed, and changes nothing', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const { confirmation_email: _, ...row } = await (await post(app, ann)).json();
    const stray = { notes: 'Called twice', id: 'x', created_at: '2026-01-01', urgent: true, full_name: 'B', 'a b': 1 };
    const body = JSON.stringify({ status: 'contacted', ...stray }).replace('}', ',"__proto__":{}}');
    const response = await app.request(`/api/submissions/${row.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const problem = await response.json();
    expect(response.status).toBe(422);
    expect(problem.type).toBe('urn:frontdesk:problem:invalid-input');
    expect(Object.keys(problem.errors).sort()).toEqual(['__proto__', ...Object.keys(stray)].sort());
    expect(await (await app.request(`/api/submissions/${row.id}`, { headers })).json()).toEqual(row);
  });

  it('answers 404 to invalid ids and 422 to invalid cursors, limits and statuses', async () => {
    const app = await openApp(kind);
    const headers = await app.signIn();
    const unknown = '018f0000-0000-7000-8000-000000000000';
    const status = async (path: string) => (await app.request(path, { headers })).status;
    expect(await status('/api/submissions/42')).toBe(404);
    expect(await status(`/api/submissions/${unknown}`)).toBe(404);
    expect((await app.send('PATCH', `/api/submissions/${unknown}`, { status: 'new' }, { headers })).status).toBe(404);
    for (const query of ['cursor=abc', 'cursor=', 'cursor=W10', 'limit=0', 'limit=201', 'limit=x', 'status=done']) {
      expect([query, await status(`/api/submissions?${query}`)]).toEqual([query, 422]);
    }
  });
});
