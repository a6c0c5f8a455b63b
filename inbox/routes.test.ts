import { describe, expect, it } from 'vitest';
import { openApp, type RequestOptions, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { ann, post } from '#/tests/support/requests.ts';

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
    const unset = {
      assignee_id: null,
      contacted_at: null,
      deleted_at: null,
      email_key: null,
      phone_key: null,
      joined_to: null,
      spam_reason: null,
      spam_at: null,
    };
    expect(await storedRows(app)).toEqual([{ ...row, urgent: 0, is_spam: 0, source: 'form', ...unset }]);
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
    expect(answer).not.toHaveProperty('is_spam');
    expect(await (await post(app, { ...ann, topic: 'Cheap pills' }, withKey('trapped'))).json()).toEqual(answer);

    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const headers = await app.signIn();
    const inbox = await (await app.request('/api/submissions', { headers })).json();
    expect(inbox).toMatchObject({ items: [], counts: { total: 0, new: 0, contacted: 0, completed: 0 } });
    const spam = await (await app.request('/api/submissions?spam=true', { headers })).json();
    expect(spam.items).toMatchObject([{ id: answer.id, status: 'new', is_spam: true, notes: null, due_at: null }]);
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
