import { scrypt } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { formProblemTexts } from '../request/request-form.ts';

const ann = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  website: '',
  bottleneck: 'Calls at night',
  contact_method: 'email',
};

function post({ request }: TestApp, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return request(paths.startWorking, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

function keyIn(html: string): string {
  return (
    /name="idempotency_key"[^>]*value="([^"]+)"/.exec(html)?.[1] ??
    /value="([^"]+)"[^>]*name="idempotency_key"/.exec(html)?.[1] ??
    ''
  );
}

async function rowCount({ database }: TestApp) {
  return (await database.db.selectFrom('form_submissions').selectAll().execute()).length;
}

describe.each(databaseKinds)('fault 16: the form without JavaScript on %s', (kind) => {
  it('stores the request and redirects to the success page', async () => {
    const app = await openApp(kind);
    const response = await post(app, ann);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${paths.startWorking}?sent=1&by=email`);
    expect(await rowCount(app)).toBe(1);
    const page = await (await app.request(`${paths.startWorking}?sent=1`)).text();
    expect(page).toMatch(/Success! We(’|'|&#x27;)ll Be In Touch Soon/);
  });

  it.each([
    ['email', 'We’ll email you.'],
    ['phone', 'We’ll call you.'],
    ['video', 'We’ll email you times for a video call'],
    ['text', 'We’ll text you.'],
  ])('says on the success page what happens after a request by %s, and of a confirmation', async (by, words) => {
    const app = await openApp(kind, { sendsMail: true });
    const { headers } = await post(app, { ...ann, contact_method: by, phone: '+1 201 555 0123' });
    const page = await (await app.request(headers.get('location') ?? '')).text();
    expect(page).toContain(`>${words}`);
    expect(page).toContain('>We’ll also email you a confirmation.<');
  });

  it('promises no confirmation without a mail server, nor for an invented address', async () => {
    const app = await openApp(kind);
    const { headers } = await post(app, ann);
    for (const address of [headers.get('location') ?? '', `${paths.startWorking}?sent=1&by=pigeon`]) {
      const page = await (await app.request(address)).text();
      expect(page).toMatch(/Success! We(’|'|&#x27;)ll Be In Touch Soon/);
      expect(page).not.toContain('>We’ll also');
      expect(page).not.toContain('pigeon');
    }
  });

  it('fault 10: redirects a program that filled in the honeypot to the success page, and sends no email', async () => {
    const app = await openApp(kind);
    const response = await post(app, { ...ann, topic: 'Cheap pills' });
    expect(response.headers.get('location')).toBe(`${paths.startWorking}?sent=1&by=email`);
    expect(await rowCount(app)).toBe(1);
    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('fault 12: stores a form once when it is sent twice or again from Back', async () => {
    const app = await openApp(kind);
    const idempotency_key = keyIn(await (await app.request(paths.startWorking)).text());
    expect(idempotency_key).not.toBe('');
    const both = await Promise.all([post(app, { ...ann, idempotency_key }), post(app, { ...ann, idempotency_key })]);
    const later = await post(app, { ...ann, idempotency_key });
    expect([...both, later].map((response) => response.status)).toEqual([303, 303, 303]);
    expect(await rowCount(app)).toBe(1);
  });
});

describe('while the threads of the pool are busy', () => {
  it.each([
    ['the form', 'GET', paths.startWorking],
    ['what is shown once it was sent', 'GET', `${paths.startWorking}?sent=1`],
    ['the form with its errors', 'POST', paths.startWorking],
  ])('a visitor is shown %s at once, in every encoding', async (_, method, path) => {
    const app = await openApp('sqlite');
    const ask = async (encoding: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': encoding };
      const response = await app.request(path, { method, headers, ...(method === 'POST' && { body: 'email=ann' }) });
      await response.arrayBuffer();
    };
    await ask('br'); // loads the renderer
    // More than there are threads; each takes far longer than a page.
    const hashes = Array.from({ length: 8 }, () => hash('a password'));
    const pages = Promise.all(['br', 'gzip', 'identity'].map(ask)).then(() => 'pages');
    expect(await Promise.race([pages, Promise.any(hashes).then(() => 'a hash')])).toBe('pages');
    await Promise.all(hashes);
  });

  function hash(password: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    scrypt(password, 'salt', 64, { N: 2 ** 15, maxmem: 2 ** 26 }, () => resolve());
    return promise;
  }
});

describe('the form without JavaScript', () => {
  it('carries a fresh idempotency key each time', async () => {
    const app = await openApp('sqlite');
    const keys = await Promise.all([1, 2].map(async () => keyIn(await (await app.request(paths.startWorking)).text())));
    expect(new Set(keys).size).toBe(2);
  });

  it('comes back with 422, the errors and the values', async () => {
    const app = await openApp('sqlite');
    const response = await post(app, { ...ann, email: 'ann', bottleneck: 'Kept <b>text</b>', contact_method: 'text' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('Enter an email address such as ann@example.com.');
    expect(page).toContain('Enter your phone number.');
    expect(page).toContain('Kept &lt;b&gt;text&lt;/b&gt;');
    expect(page).toContain('value="Ann Example"');
    expect(page).toMatch(/<option[^>]*value="text"[^>]*selected|<option[^>]*selected[^>]*value="text"/);
    expect(await rowCount(app)).toBe(0);
  });

  it('fault 11: refuses the same key with other text, keeps that text, and takes it under the new key', async () => {
    const app = await openApp('sqlite');
    await post(app, { ...ann, idempotency_key: 'one' });
    const changed = { ...ann, bottleneck: 'Another text' };
    const response = await post(app, { ...changed, idempotency_key: 'one' });
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain('Another text');
    expect(page).toContain(formProblemTexts['key-reused']);
    expect((await post(app, { ...changed, idempotency_key: keyIn(page) })).status).toBe(303);
    expect(await rowCount(app)).toBe(2);
  });

  it('fault 17: comes back with 429 and the values when too many came', async () => {
    const app = await openApp('sqlite', { formLimitPer10Min: 1 });
    await post(app, ann);
    const response = await post(app, { ...ann, bottleneck: 'The second' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.text()).toContain('The second');
  });

  it('fault 14: comes back with 503, the exact sentence and the values when it cannot be stored', async () => {
    const app = await openApp('sqlite');
    await sql`pragma query_only = on`.execute(app.database.db);
    const response = await post(app, { ...ann, idempotency_key: 'kept' });
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain('There was an error submitting your form. Please try again.');
    expect(page).toContain('Calls at night');
    expect(keyIn(page)).toBe('kept');
  });

  it('accepts the longest text in a script that URL encoding writes in nine bytes per character', async () => {
    const app = await openApp('sqlite');
    expect((await post(app, { ...ann, bottleneck: '電'.repeat(5_000) })).status).toBe(303);
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])(
    'fault 9: refuses %s',
    async (type) => {
      const app = await openApp('sqlite');
      expect((await post(app, ann, { 'content-type': type })).status).toBe(415);
    },
  );

  it('fault 8: shows everything typed as text', async () => {
    const app = await openApp('sqlite');
    const hostile = '</script><img src=x onerror=alert(1)>{{7*7}}"\'';
    const response = await post(app, {
      full_name: hostile,
      email: hostile,
      website: hostile,
      bottleneck: hostile,
      phone: hostile,
      contact_method: hostile,
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).not.toContain('<img src=x');
    const harmless = await (await post(app, {})).text();
    expect(page.match(/<script/g)?.length).toBe(harmless.match(/<script/g)?.length);
  });

  it('keeps what was typed out of the log', async () => {
    const app = await openApp('sqlite');
    await app.database.close();
    await post(app, { ...ann, bottleneck: 'a secret of the visitor' });
    expect(app.logged.length).toBeGreaterThan(0);
    expect(app.logged.join('')).not.toMatch(/secret of the visitor|ann@example/);
  });
});
