import { expect, it } from 'vitest';
import { openApp, staff } from '#/tests/support/app.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';

it('each answer of a route names its request, by an id of its own', async () => {
  const app = await openApp('sqlite');
  const ids = new Set<string>();
  for (const path of ['/healthz', '/api/demo', '/api/submissions', '/nowhere', '/start-working', '/FAQ']) {
    const id = idOf(await app.request(path));
    expect(id, path).toMatch(uuid);
    ids.add(id);
  }
  expect(ids.size).toBe(6);
});

it('a client’s own id is not taken, since it would be written into the log', async () => {
  const app = await openApp('sqlite');
  const response = await app.request('/api/submissions', { headers: { 'x-request-id': 'markerzq7x' } });
  expect(idOf(response)).toMatch(uuid);
  expect(app.logged.join('')).not.toContain('markerzq7x');
});

it('the lines of a request in the log have the id that its answer has', async () => {
  const app = await openApp('sqlite');
  const answers: Response[] = [];
  answers.push(
    await app.send('POST', '/api/auth/sign-in/email', { email: staff.email, password: 'a wrong password' }),
    await app.request('/api/submissions', { method: 'POST', headers: { origin: 'https://elsewhere.example' } }),
    await app.request('/api/submissions', { headers: { authorization: 'Bearer guessed' } }),
  );
  const { cookie } = await app.signIn();
  await app.database.raw.schema.alterTable('form_submissions').renameTo('elsewhere').execute();
  answers.push(await app.request('/api/submissions', { headers: { cookie } }));
  await app.database.raw.schema.alterTable('elsewhere').renameTo('form_submissions').execute();
  const lines = app.logged.map((line) => JSON.parse(line) as { request?: string; msg: string });
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 401, 500]);
  expect(lines.map(({ request }) => request)).toEqual(answers.map(idOf));
});
