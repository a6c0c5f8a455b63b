import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { startVoicePlatform } from '#/voice/testing/platform/voice-platform.ts';
import { type Attempt, type Attempts, staffAttempts } from './staff-attempts.ts';

/** Texts that JSON can carry and Postgres cannot keep, and the same as an address or a form writes them. */
const texts = [
  ['U+0000', '\0', '%00'],
  ['U+0000 among words', 'What\0 does it cost', 'What%00%20does%20it%20cost'],
  ['a half of a pair', '\ud83d', '%ED%A0%BD'],
  ['the other half among words', 'What \ude00 does it cost', 'What%20%ED%B8%80%20does%20it%20cost'],
] as const;

const callId = '0197a3c4-0000-7000-8000-000000000000';

const template = { name: 'Hello', subject: 'Hello', text: 'Hello' };

/** For each route, what a text can be put into. */
const attempts: Attempts = {
  ...staffAttempts,
  'GET /healthz': (_, u) => [{ path: `/healthz?${u}=${u}` }],
  'GET /readyz': (_, u) => [{ path: `/readyz?${u}=${u}` }],
  'POST /api/submissions': (t) => {
    const request = { full_name: 'Ann', email: 'ann@example.com', bottleneck: 'Calls', contact_method: 'phone' };
    const fields = [
      'full_name',
      'email',
      'website',
      'phone',
      'bottleneck',
      'contact_method',
      'topic',
      'remark_line',
      'proof',
      'hold',
      'call_token',
      t,
    ];
    return [
      ...fields.map((field) => ({
        path: '/api/submissions',
        json: { ...request, phone: '1', [field]: `${t}a@b.example` },
      })),
      ...fields.map((field) => ({ path: '/api/submissions', json: { ...request, phone: '1', [field]: t } })),
      { path: '/api/submissions', json: t },
    ];
  },
  'GET /api/submissions': (t, u) => [
    { path: `/api/submissions?status=${u}` },
    { path: `/api/submissions?cursor=${u}` },
    { path: `/api/submissions?limit=${u}` },
    { path: `/api/submissions?cursor=${cursor(t, callId)}` },
    { path: `/api/submissions?cursor=${cursor('2026-01-01T00:00:00.000Z', t)}` },
    { path: `/api/submissions?cursor=${cursor('2026-01-01T00:00:00.000Z', callId + t)}` },
    ...['q', 'assignee', 'due', 'way', 'source', 'label', 'since', 'until', 'spam', 'waiting', 'sort'].flatMap(
      (name) => [{ path: `/api/submissions?${name}=${u}` }, { path: `/api/submissions?${name}=cost%20${u}` }],
    ),
  ],
  'GET /api/submissions/:id': (_, u) => [{ path: `/api/submissions/${u}` }, { path: `/api/submissions/${callId}${u}` }],
  'PATCH /api/submissions/:id': (t, u) => [
    { path: `/api/submissions/${u}`, json: { status: 'new' } },
    { path: `/api/submissions/${callId}`, json: { status: t, version: 1 } },
    { path: `/api/submissions/${callId}`, json: { status: 'new', version: t, notes: t } },
    ...['notes', 'assignee_id', 'is_spam', 'waiting'].map((name) => ({
      path: `/api/submissions/${callId}`,
      json: { [name]: t },
    })),
    { path: `/api/submissions/${callId}`, json: { labels: [t] } },
  ],
  'DELETE /api/submissions/:id': (_, u) => [
    { path: `/api/submissions/${u}` },
    { path: `/api/submissions/${callId}${u}` },
  ],
  'POST /api/submissions/:id/restore': (_, u) => [{ path: `/api/submissions/${u}/restore` }],
  'GET /api/submissions/:id/history': (_, u) => [{ path: `/api/submissions/${u}/history` }],
  'POST /api/submissions/bulk': (t) => {
    const path = '/api/submissions/bulk';
    return [
      ...['q', 'assignee', 'label', 'since', t].map((name) => ({
        path,
        json: { filter: { [name]: t }, change: { status: 'new' } },
      })),
      ...['status', 'assignee_id', 'add_label', 'remove_label', t].map((name) => ({
        path,
        json: { filter: {}, change: { [name]: t } },
      })),
    ];
  },
  'POST /api/submissions/bulk/undo': (t) => [{ path: '/api/submissions/bulk/undo', json: { undo: t } }],
  'GET /api/submissions/numbers': (_, u) => [
    { path: `/api/submissions/numbers?days=${u}` },
    { path: `/api/submissions/numbers?zone=${u}` },
  ],
  'GET /api/submissions/:id/person': (_, u) => [{ path: `/api/submissions/${u}/person` }],
  'POST /api/submissions/:id/join': (t, u) => joining('join', t, u),
  'POST /api/submissions/:id/part': (t, u) => joining('part', t, u),
  'GET /api/submissions/:id/replies': (_, u) => [{ path: `/api/submissions/${u}/replies` }],
  'POST /api/submissions/:id/replies': (t, u) => {
    const reply = { id: callId, subject: 'Hello', text: 'Hello' };
    return [
      { path: `/api/submissions/${u}/replies`, json: reply },
      ...[...Object.keys(reply), t].map((field) => ({
        path: `/api/submissions/${callId}/replies`,
        json: { ...reply, [field]: t },
      })),
    ];
  },
  'POST /api/submissions/:id/contacts': (t, u) => [
    { path: `/api/submissions/${u}/contacts`, json: { by: 'phone', version: 1 } },
    { path: `/api/submissions/${callId}/contacts`, json: { by: t, version: t } },
  ],
  'GET /api/reply-templates': (_, u) => [{ path: `/api/reply-templates?${u}` }],
  'POST /api/reply-templates': (t) =>
    Object.keys(template).map((field) => ({
      path: '/api/reply-templates',
      json: { ...template, [field]: t },
    })),
  'PATCH /api/reply-templates/:id': (t, u) => [
    { path: `/api/reply-templates/${u}`, json: { ...template, version: 1 } },
    ...Object.keys(template).map((field) => ({
      path: '/api/reply-templates/propose-a-call',
      json: { ...template, version: 0, [field]: t },
    })),
  ],
  'DELETE /api/reply-templates/:id': (_, u) => [{ path: `/api/reply-templates/${u}` }],
  'GET /api/views': (_, u) => [{ path: `/api/views?${u}` }],
  'POST /api/views': (t) => [
    { path: '/api/views', json: { name: t, query: '', shared: true } },
    { path: '/api/views', json: { name: 'Mine', query: t, shared: false } },
  ],
  'PATCH /api/views/:id': (t, u) => [
    { path: `/api/views/${u}`, json: { name: 'Mine' } },
    { path: `/api/views/${callId}`, json: { name: t } },
  ],
  'DELETE /api/views/:id': (_, u) => [{ path: `/api/views/${u}` }],
  'GET /api/status': (_, u) => [{ path: `/api/status?${u}` }],
  'POST /api/page-errors': (t) => [
    { path: '/api/page-errors', json: { place: t, name: t, frames: [] } },
    { path: '/api/page-errors', json: { place: 'staff', name: 'Error', frames: [{ file: t, line: 1, column: 1 }] } },
  ],
  'GET /api/staff': (_, u) => [{ path: `/api/staff?${u}` }],
  'GET /api/events/stream': (_, u) => [{ path: `/api/events/stream?${u}`, headers: { 'last-event-id': u } }],
  'GET /api/calls': (t, u) => [
    { path: `/api/calls?q=${u}` },
    { path: `/api/calls?q=cost%20${u}&limit=${u}` },
    { path: `/api/calls?cursor=${u}` },
    { path: `/api/calls?cursor=${cursor('2026-01-01T00:00:00.000Z', t)}` },
  ],
  'GET /api/calls/:id': (_, u) => [{ path: `/api/calls/${u}` }, { path: `/api/calls/${callId}${u}` }],
  'DELETE /api/calls/:id': (_, u) => [{ path: `/api/calls/${u}` }, { path: `/api/calls/${callId}${u}` }],
  'GET /api/visits': (_, u) => [{ path: `/api/visits?days=${u}` }],
  'POST /api/visits': (t) => [{ path: '/api/visits', json: { page: `${paths.faq}${t}`, fromHere: true } }],
  'GET /api/demo': (_, u) => [{ path: `/api/demo?${u}` }],
  'GET /api/outbox': (_, u) => [{ path: `/api/outbox?${u}` }],
  'POST /api/auth/sign-in/email': (t) => [
    { path: '/api/auth/sign-in/email', json: { email: t, password: 'a long enough password' } },
    { path: '/api/auth/sign-in/email', json: { email: `ann${t}@example.com`, password: 'a long enough password' } },
    { path: '/api/auth/sign-in/email', json: { email: `"ann${t}"@example.com`, password: 'a long enough password' } },
    { path: '/api/auth/sign-in/email', json: { email: 'sam@example.com', password: `a long enough password${t}` } },
    { path: '/api/auth/sign-in/email', json: { email: 'sam@example.com', password: t, callbackURL: t, rememberMe: t } },
  ],
  'POST /api/auth/sign-out': (t, u) => [
    { path: '/api/auth/sign-out', json: { [t]: t }, headers: { cookie: `frontdesk.session_token=${u}.${u}` } },
  ],
  'GET /api/auth/get-session': (_, u) => [
    { path: `/api/auth/get-session?${u}`, headers: { cookie: `frontdesk.session_token=${u}.${u}` } },
  ],
  'POST /api/set-up': (t) => {
    const account = { token: 'none', name: 'Ann', email: 'ann@example.com', password: 'a long enough password' };
    return Object.keys(account).map((field) => ({ path: '/api/set-up', json: { ...account, [field]: t } }));
  },
  'GET /api/set-up': (_, u) => [{ path: `/api/set-up?${u}` }],
  'POST /api/set-up/check': (t) => [{ path: '/api/set-up/check', json: { token: t } }],
  'POST /voice/call/web': (t) => [
    { path: '/voice/call/web', json: { assistantId: t } },
    { path: '/voice/call/web', json: { [t]: t } },
  ],
  'GET /voice/calls/:id': (_, u) => [{ path: `/voice/calls/${u}` }],
  'POST /voice/webhook': (t) => {
    const report = {
      type: 'end-of-call-report',
      endedReason: t,
      call: { id: callId },
      artifact: {
        messages: [
          { role: 'user', message: t },
          { role: t, message: t },
        ],
      },
    };
    const headers = { 'x-vapi-secret': 'agreed on' };
    return [
      { path: '/voice/webhook', headers, json: { message: report } },
      { path: '/voice/webhook', headers, json: { message: { ...report, call: { id: `${callId}${t}` } } } },
      { path: '/voice/webhook', headers, json: { message: { ...report, startedAt: t } } },
      { path: '/voice/webhook', headers, json: { message: { type: t } } },
    ];
  },
  'GET /start-working': (_, u) => [{ path: `${paths.startWorking}?sent=${u}` }],
  'POST /start-working': (_, u) => {
    const form = 'email=ann@example.com&bottleneck=Calls&contact_method=phone&phone=1&full_name=Ann';
    const fields = [
      'full_name',
      'email',
      'website',
      'phone',
      'bottleneck',
      'contact_method',
      'topic',
      'idempotency_key',
    ];
    return fields.map((field) => ({
      path: paths.startWorking,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${field}=${u}&${form}`,
    }));
  },
  'GET /.well-known/security.txt': (_, u) => [{ path: `/.well-known/security.txt?${u}` }],
  'GET /admin': (_, u) => [{ path: `${paths.admin}?${u}=${u}` }, { path: `${paths.admin}?status=${u}` }],
  'GET /admin/*': (_, u) => [{ path: `${paths.admin}/${u}` }, { path: `${paths.admin}/set-up?token=${u}` }],
  'GET /*': (_, u) => [{ path: `/${u}` }, { path: `${paths.faq}?${u}=${u}` }],
};

function joining(command: 'join' | 'part', t: string, u: string): Attempt[] {
  return [
    { path: `/api/submissions/${u}/${command}`, json: { ids: [callId] } },
    { path: `/api/submissions/${callId}/${command}`, json: { ids: [t] } },
  ];
}

function cursor(time: string, id: string): string {
  return Buffer.from(JSON.stringify([time, id])).toString('base64url');
}

describe.each(databaseKinds)('a text that no database keeps, on %s', (kind) => {
  it('is no fault of the server, whatever it is put into', { timeout: 60_000 }, async () => {
    const platform = await startVoicePlatform();
    onTestFinished(platform.close);
    const { app, request, signIn, logged } = await openApp(kind, {
      platform: platform.config,
      demo: { backend: 'cloud', callsPerHour: 1_000, callsAtOncePerAddress: 10 },
      formLimitPer10Min: 1_000,
    });
    const { cookie } = await signIn();
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(attempts).sort(), 'each route has its attempts').toEqual([...new Set(routes)].sort());

    const failed: string[] = [];
    let peers = 0;
    for (const [route, make] of Object.entries(attempts)) {
      const [method = ''] = route.split(' ');
      for (const [name, text, written] of texts) {
        for (const { path, json, headers, ...init } of make(text, written)) {
          peers += 1; // so that no limit of an address hides what a call would come to
          const response = await request(path, {
            method,
            from: `198.51.${peers >> 8}.${peers & 255}`,
            ...(json !== undefined && { body: JSON.stringify(json) }),
            ...init,
            headers: { cookie, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
          });
          if (response.status >= 500) failed.push(`${name}: ${method} ${path} ${JSON.stringify(json ?? '')}`);
        }
      }
    }
    expect(failed).toEqual([]);
    expect(logged.filter((line) => line.includes('a call failed'))).toEqual([]);
  });

  it.each(texts)('leaves the name of the first account, where it is %s, as it can be kept', async (_, text) => {
    const { send, setUp } = await openApp(kind);
    const account = { token: setUp.token, email: 'ann@example.com', password: 'a long enough password' };
    const response = await send('POST', '/api/set-up', { ...account, name: `${text}Ann` });
    expect(response.status).toBe(201);
    const { name } = (await response.json()) as { name: string };
    expect(name).toMatch(/Ann$/);
    expect(name).not.toContain('\0');
    expect(name.isWellFormed()).toBe(true);
  });
});
