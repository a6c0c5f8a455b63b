import type { RequestOptions } from '#/tests/support/app.ts';

/** A request with a text in it; `json` is its body. */
export interface Attempt extends RequestOptions {
  path: string;
  json?: unknown;
}

/** What a text can be put into: `t` is the text, `u` the same in an address. */
export type Attempts = Record<string, (t: string, u: string) => Attempt[]>;

const id = '0197a3c4-0000-7000-8000-000000000000';
const password = 'a long enough password';

/** A body with the text in one of its fields after the other, and as the name of one more. */
function inEach(path: string, body: Record<string, unknown>) {
  return (t: string): Attempt[] => [...Object.keys(body), t].map((field) => ({ path, json: { ...body, [field]: t } }));
}

/** The text as the id in an address, and behind a real one. */
function asId(path: string, json?: object) {
  return (_: string, u: string): Attempt[] =>
    [u, id + u].map((each) => ({ path: path.replace(':id', each), ...(json && { json }) }));
}

function inQuery(path: string, names: string[]) {
  return (_: string, u: string): Attempt[] => names.map((name) => ({ path: `${path}?${name}=${u}` }));
}

function both(...makers: Attempts[string][]): Attempts[string] {
  return (t, u) => makers.flatMap((make) => make(t, u));
}

const credential = { id, rawId: id, type: 'public-key', response: {} };
const webhook = { url: 'https://receiver.example/hook', kinds: ['submission.created'] };
const filters = ['q', 'status', 'assignee', 'due', 'way', 'source', 'label', 'since', 'until', 'spam', 'sort'];

/** For each route of accounts, webhooks, deliveries and people's data. */
export const staffAttempts: Attempts = {
  'GET /api/submissions/export.csv': inQuery('/api/submissions/export.csv', filters),
  'GET /api/outbox/deliveries': inQuery('/api/outbox/deliveries', ['state', 'channel', 'cursor', 'limit']),
  'GET /api/outbox/deliveries/:id/attempts': asId('/api/outbox/deliveries/:id/attempts'),
  'POST /api/outbox/deliveries/:id/replay': asId('/api/outbox/deliveries/:id/replay'),
  'GET /api/webhooks': inQuery('/api/webhooks', ['any']),
  'POST /api/webhooks': both(inEach('/api/webhooks', webhook), (t) => [
    { path: '/api/webhooks', json: { ...webhook, url: `https://receiver.example/${t}` } },
    { path: '/api/webhooks', json: { ...webhook, kinds: [t] } },
  ]),
  'PATCH /api/webhooks/:id': both(
    asId('/api/webhooks/:id', { paused: true, version: 1 }),
    inEach(`/api/webhooks/${id}`, { ...webhook, paused: true, version: 1 }),
  ),
  'DELETE /api/webhooks/:id': asId('/api/webhooks/:id'),
  'POST /api/webhooks/:id/test': asId('/api/webhooks/:id/test'),
  'POST /api/webhooks/:id/secret': asId('/api/webhooks/:id/secret'),
  'POST /api/people/find': both(inEach('/api/people/find', { email: 'ann@example.com' }), (t) => [
    { path: '/api/people/find', json: { email: `ann${t}@example.com` } },
  ]),
  'POST /api/people/export': inEach('/api/people/export', { email: 'ann@example.com', as: 'json' }),
  'POST /api/people/erase': both(inEach('/api/people/erase', { email: 'ann@example.com' }), (t) => [
    { path: '/api/people/erase', json: { email: `ann${t}@example.com` } },
  ]),
  'GET /api/people/asks': inQuery('/api/people/asks', ['cursor', 'limit']),
  'POST /api/people/asks/:id/done': asId('/api/people/asks/:id/done'),
  'GET /api/people/erasures': inQuery('/api/people/erasures', ['cursor', 'limit']),
  'GET /api/people/erasures/:id': asId('/api/people/erasures/:id'),
  'GET /your-data': inQuery('/your-data', ['of', 'any']),
  'POST /your-data': (_, u) => asForm('/your-data', ['wants', 'any'], u),
  'GET /your-data/confirm': inQuery('/your-data/confirm', ['of', 'any']),
  'POST /your-data/confirm': (_, u) => asForm('/your-data/confirm', ['any'], u),
  'POST /api/auth/sign-in/code': inEach('/api/auth/sign-in/code', { code: '123456' }),
  'POST /api/auth/sign-in/recovery-code': inEach('/api/auth/sign-in/recovery-code', { code: 'abcde-fghij' }),
  'POST /api/auth/sign-in/passkey/options': (t) => [{ path: '/api/auth/sign-in/passkey/options', json: { [t]: t } }],
  'POST /api/auth/sign-in/passkey': both(
    inEach('/api/auth/sign-in/passkey', { credential }),
    inCredential('/api/auth/sign-in/passkey', {}, ['clientDataJSON', 'authenticatorData', 'signature']),
  ),
  'GET /api/auth/forgot': inQuery('/api/auth/forgot', ['any']),
  'POST /api/auth/forgot': both(inEach('/api/auth/forgot', { email: 'ann@example.com' }), (t) => [
    { path: '/api/auth/forgot', json: { email: `ann${t}@example.com` } },
  ]),
  'POST /api/auth/reset/check': inEach('/api/auth/reset/check', { token: 'none' }),
  'POST /api/auth/reset': inEach('/api/auth/reset', { token: 'none', password }),
  'GET /api/account': inQuery('/api/account', ['any']),
  'PATCH /api/account': inEach('/api/account', { name: 'Sam' }),
  'POST /api/account/password': inEach('/api/account/password', { present: 'not the password', password }),
  'POST /api/account/confirm': inEach('/api/account/confirm', { password: 'not the password' }),
  'GET /api/account/recent': inQuery('/api/account/recent', ['any']),
  'GET /api/account/sessions': inQuery('/api/account/sessions', ['any']),
  'DELETE /api/account/sessions': inQuery('/api/account/sessions', ['any']),
  'DELETE /api/account/sessions/:id': asId('/api/account/sessions/:id'),
  'POST /api/account/second-factor': inEach('/api/account/second-factor', { password: 'not the password' }),
  'POST /api/account/second-factor/confirm': inEach('/api/account/second-factor/confirm', { code: '123456' }),
  'POST /api/account/second-factor/recovery-codes': inEach('/api/account/second-factor/recovery-codes', {
    password: 'not the password',
  }),
  'POST /api/account/second-factor/remove': inEach('/api/account/second-factor/remove', {
    password: 'not the password',
  }),
  'GET /api/account/passkeys': inQuery('/api/account/passkeys', ['any']),
  'POST /api/account/passkeys/options': (t) => [{ path: '/api/account/passkeys/options', json: { [t]: t } }],
  'POST /api/account/passkeys': both(
    inEach('/api/account/passkeys', { name: 'Phone', credential }),
    inCredential('/api/account/passkeys', { name: 'Phone' }, ['clientDataJSON', 'attestationObject', 'transports']),
  ),
  'PATCH /api/account/passkeys/:id': both(
    asId('/api/account/passkeys/:id', { name: 'Phone' }),
    inEach(`/api/account/passkeys/${id}`, { name: 'Phone' }),
  ),
  'DELETE /api/account/passkeys/:id': asId('/api/account/passkeys/:id'),
  'POST /api/account/phone': both(inEach('/api/account/phone', { number: '+353871234567' }), (t) => [
    { path: '/api/account/phone', json: { number: `+353871234567${t}` } },
  ]),
  'POST /api/account/phone/confirm': inEach('/api/account/phone/confirm', { code: '123456' }),
  'DELETE /api/account/phone': inQuery('/api/account/phone', ['any']),
  'POST /api/auth/sign-in/phone/send': (t) => [{ path: '/api/auth/sign-in/phone/send', json: { [t]: t } }],
  'POST /api/auth/sign-in/phone': inEach('/api/auth/sign-in/phone', { code: '123456' }),
  'POST /api/auth/token': both(inEach('/api/auth/token', { audience: 'https://other.example' }), (t) => [
    { path: '/api/auth/token', json: { [t]: t } },
  ]),
  'GET /.well-known/jwks.json': inQuery('/.well-known/jwks.json', ['any']),
  'GET /api/team': inQuery('/api/team', ['any']),
  'PATCH /api/team/:id': both(asId('/api/team/:id', { role: 'member' }), inEach(`/api/team/${id}`, { role: 'member' })),
  'DELETE /api/team/:id': asId('/api/team/:id'),
  'POST /api/team/invitations': both(
    inEach('/api/team/invitations', { email: 'new@example.com', role: 'member' }),
    (t) => [{ path: '/api/team/invitations', json: { email: `new${t}@example.com`, role: 'member' } }],
  ),
  'POST /api/team/invitations/:id/renew': asId('/api/team/invitations/:id/renew'),
  'DELETE /api/team/invitations/:id': asId('/api/team/invitations/:id'),
  'PUT /api/team/second-factor': inEach('/api/team/second-factor', { required: false, version: 0 }),
  'POST /api/invitations/check': inEach('/api/invitations/check', { token: 'none' }),
  'POST /api/invitations/accept': inEach('/api/invitations/accept', { token: 'none', name: 'Ann', password }),
  'GET /api/tokens': inQuery('/api/tokens', ['any']),
  'POST /api/tokens': both(inEach('/api/tokens', { name: 'A program', permissions: ['calls:read'] }), (t) => [
    { path: '/api/tokens', json: { name: 'A program', permissions: [t], expires: t } },
  ]),
  'DELETE /api/tokens/:id': asId('/api/tokens/:id'),
  'GET /api/first-steps': inQuery('/api/first-steps', ['any']),
  'PATCH /api/first-steps': inEach('/api/first-steps', { skip: 'mail' }),
  'GET /api/audit': inQuery('/api/audit', ['kind', 'actor', 'since', 'until', 'cursor', 'limit']),
  'GET /api/audit/export': inQuery('/api/audit/export', ['format', 'kind', 'actor', 'since', 'until']),
};

function asForm(path: string, fields: string[], u: string): Attempt[] {
  return fields.map((field) => ({
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${field}=${u}`,
  }));
}

/** The text in each part of what a device signs. */
function inCredential(path: string, body: object, parts: string[]) {
  const whole = Object.fromEntries(parts.map((part) => [part, 'AAAA']));
  return (t: string): Attempt[] =>
    parts.map((part) => ({
      path,
      json: { ...body, credential: { ...credential, response: { ...whole, [part]: t } } },
    }));
}
