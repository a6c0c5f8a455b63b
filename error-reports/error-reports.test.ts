import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { startTestReceiver } from '#/tests/support/receiver.ts';
import { run } from '#/tests/support/run.ts';

interface SentEvent {
  level: string;
  release: string;
  tags: Record<string, string>;
  exception: {
    values: { type: string; value: string; stacktrace: { frames: { filename: string; lineno: number }[] } }[];
  };
  user?: unknown;
  request?: unknown;
}

/** A server that takes Sentry's envelopes. */
async function startSentry() {
  const receiver = await startTestReceiver({ status: 200, body: '{}' });
  const events = () =>
    receiver.received.flatMap(({ body }): SentEvent[] => {
      const lines = body
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
      return lines.filter((_, index) => lines[index - 1]?.type === 'event');
    });
  return { dsn: `http://public@127.0.0.1:${receiver.port}/1`, receiver, events };
}

const words = 'markerzq7x';

describe('errors of the server', () => {
  it('are told with their kind, place and route, and without what was sent', async () => {
    const sentry = await startSentry();
    const app = await openApp('sqlite', { sentryDsn: sentry.dsn });
    const { cookie } = await app.signIn();
    await app.database.raw.schema.alterTable('form_submissions').renameTo('elsewhere').execute();
    const headers = { cookie, 'user-agent': words, referer: `https://${words}.example/` };
    const answer = await app.request(`/api/submissions?q=${words}`, { headers });
    await app.database.raw.schema.alterTable('elsewhere').renameTo('form_submissions').execute();
    expect(answer.status).toBe(500);
    await app.errors?.flush(5_000);
    const [event] = sentry.events();
    expect(event).toMatchObject({
      level: 'error',
      release: expect.stringMatching(/^frontdesk@\d/),
      tags: { method: 'GET', route: '/api/submissions', request: answer.headers.get('x-request-id') },
      exception: { values: [{ value: 'a call failed' }] },
    });
    const files = event?.exception.values[0]?.stacktrace.frames.map(({ filename }) => filename) ?? [];
    expect(files).toContain('database/sqlite.ts');
    const sent = sentry.receiver.received.map(({ body, headers: given }) => body + JSON.stringify(given)).join('');
    expect(sent).not.toContain(words);
    expect(sent).not.toContain('203.0.113');
    expect(sent).not.toContain(cookie.split('=')[1]);
    expect(event).not.toHaveProperty('user');
    expect(event).not.toHaveProperty('request');
  });

  it('that end the process are told before it ends', async () => {
    const sentry = await startSentry();
    const script = `
      import { endOnBug } from './server/lifecycle.ts';
      import { createLog } from './server/log.ts';
      import { startErrorReports } from './server/observation/error-reports.ts';
      const errors = await startErrorReports({ sentryDsn: ${JSON.stringify(sentry.dsn)} });
      endOnBug(createLog('info', undefined, errors.logged), errors);
      queueMicrotask(() => { throw new Error('${words}'); });`;
    const ended = await run([process.execPath, '--input-type=module', '--eval', script], {});
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    expect(sentry.events()).toMatchObject([
      { level: 'fatal', exception: { values: [{ type: 'Error', value: 'a bug ended the process' }] } },
    ]);
    expect(sentry.receiver.received.map(({ body }) => body).join('')).not.toContain(words);
  });

  it('are told thirty times a minute at most', async () => {
    const sentry = await startSentry();
    const app = await openApp('sqlite', { sentryDsn: sentry.dsn });
    for (let index = 0; index < 40; index++) app.log.error({ error: new Error(words) }, 'something failed');
    await app.errors?.flush(5_000);
    expect(sentry.events()).toHaveLength(30);
  });
});

describe('errors of a page', () => {
  const failed = {
    place: 'staff',
    name: 'TypeError',
    frames: [{ file: '/favicon.svg', line: 1, column: 2_000 }],
  };
  const tell = async (app: Awaited<ReturnType<typeof openApp>>, body: unknown, from?: string) =>
    (await app.send('POST', '/api/page-errors', body, from ? { from } : {})).status;

  it('are told with the place in our scripts, and logged', async () => {
    const sentry = await startSentry();
    const app = await openApp('sqlite', { sentryDsn: sentry.dsn });
    const [script] = app.scripts;
    const frames = [
      { file: script, line: 1, column: 2_000 },
      { file: `/${words}.js`, line: 1, column: 1 },
    ];
    expect(await tell(app, { ...failed, frames })).toBe(204);
    await app.errors?.flush(5_000);
    expect(sentry.events()).toMatchObject([
      {
        tags: { place: 'staff' },
        exception: {
          values: [
            { type: 'TypeError', value: 'a page failed', stacktrace: { frames: [{ filename: script, lineno: 1 }] } },
          ],
        },
      },
    ]);
    expect(sentry.receiver.received.map(({ body }) => body).join('')).not.toContain(words);
    const line = JSON.parse(app.logged.at(-1) ?? '{}');
    expect(line).toMatchObject({ place: 'staff', name: 'TypeError', msg: 'a page failed' });
  });

  it.each([
    ['a name of its own', { ...failed, name: words }],
    ['a place of its own', { ...failed, place: words }],
    ['a message', { ...failed, message: words }],
    ['frames without end', { ...failed, frames: Array.from({ length: 13 }, () => failed.frames[0]) }],
  ])('are refused with %s', async (_, body) => {
    const app = await openApp('sqlite');
    expect(await tell(app, body)).toBe(422);
    expect(app.logged.join('')).not.toContain(words);
  });

  it('leave the errors of the server their room, and the log some lines a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const sentry = await startSentry();
    const app = await openApp('sqlite', { sentryDsn: sentry.dsn });
    for (let network = 0; network < 70; network++) expect(await tell(app, failed, `10.0.${network}.1`)).toBe(204);
    app.log.error({ error: new Error(words) }, 'something failed');
    await app.errors?.flush(5_000);
    const values = sentry.events().map(({ exception }) => exception.values[0]?.value);
    expect(values.filter((value) => value === 'a page failed')).toHaveLength(30);
    expect(values).toContain('something failed');
    const lines = () => app.logged.filter((line) => line.includes('a page failed'));
    expect(lines()).toHaveLength(60);
    vi.advanceTimersByTime(60_000);
    await tell(app, failed);
    expect(JSON.parse(lines().at(-1) ?? '{}')).toMatchObject({ untold: 10 });
  });

  it('are taken from an address ten times a minute', async () => {
    const app = await openApp('sqlite');
    const statuses = [];
    for (let index = 0; index < 11; index++) statuses.push(await tell(app, failed));
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect(await tell(app, failed, '198.51.100.2')).toBe(204);
  });
});
