import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { systemActor } from './actor.ts';
import { append, appendAll } from './append.ts';

const visitor = { kind: 'visitor' } as const;

/** An app whose owner reads the log. */
async function openAudit(kind: DatabaseKind) {
  const app = await openApp(kind, { formLimitPer10Min: 100 });
  const headers = await app.signIn();
  const { id } = (await (await app.request('/api/auth/get-session', { headers })).json()).user;
  const get = (search = '', path = '/api/audit') => app.request(`${path}${search}`, { headers });
  const read = async (search = '') => (await get(search)).json();
  /** Without sign-ins, one of which reads the log. */
  const changes = async (search = ''): Promise<{ kind: string }[]> =>
    (await read(search)).items.filter((item: { kind: string }) => item.kind !== 'account.signed_in');
  const kinds = async (search = '') => (await changes(search)).map((item) => item.kind);

  /** Many changes that somebody else made. */
  async function fill(amount: number, at?: string): Promise<void> {
    const event = { kind: 'call.deleted', subjectId: 'x', data: {}, words: null, ...(at && { at }) } as const;
    await app.database.write((write) => appendAll(write, Array(amount).fill(event), systemActor));
  }

  return { ...app, id, headers, get, read, changes, kinds, fill };
}

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  it('has every change with who made it, the newest first', async () => {
    const desk = await openAudit(kind);
    const { id } = await (await desk.send('POST', '/api/submissions', newRequest({ full_name: 'Ann Lee' }))).json();
    await desk.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers: desk.headers });
    expect((await desk.read()).next_cursor).toBeNull();
    expect(await desk.changes()).toMatchObject([
      {
        kind: 'submission.status_changed',
        actor: { kind: 'staff', id: desk.id, name: 'Sam Staff' },
        data: { to: 'contacted' },
      },
      {
        kind: 'submission.created',
        actor: visitor,
        subject: { kind: 'submission', id },
        words: { full_name: 'Ann Lee' },
      },
      { kind: 'account.created', actor: { kind: 'system' }, subject_name: 'Sam Staff' },
    ]);
  });

  it('is narrowed by what it is about, by whom and when', async () => {
    const desk = await openAudit(kind);
    const at = (day: number) => `2030-01-0${day}T12:00:00.000Z`;
    await desk.database.write(async (write) => {
      const about = { subjectId: 'x', data: {}, words: null };
      await append(write, { ...about, kind: 'call.deleted', at: at(1) }, { kind: 'staff', id: desk.id });
      await append(write, { ...about, kind: 'call.expired', at: at(2) }, systemActor);
      await append(write, { ...about, kind: 'submission.notes_changed', at: at(3) }, { kind: 'staff', id: desk.id });
    });
    expect(await desk.kinds('?kind=call')).toEqual(['call.expired', 'call.deleted']);
    expect(await desk.kinds('?kind=call.deleted')).toEqual(['call.deleted']);
    expect(await desk.kinds(`?actor=${desk.id}`)).toEqual(['submission.notes_changed', 'call.deleted']);
    expect(await desk.kinds('?actor=system&kind=call')).toEqual(['call.expired']);
    expect(await desk.kinds(`?since=${at(2)}`)).toEqual(['submission.notes_changed', 'call.expired']);
    expect(await desk.kinds(`?since=${at(1)}&until=${at(2)}`)).toEqual(['call.deleted']);
    expect(await desk.kinds('?kind=nothing')).toEqual([]);
  });

  it('is read in pages that neither repeat nor miss one, also where few of many match', async () => {
    const desk = await openAudit(kind);
    await desk.database.write((write) =>
      append(write, { kind: 'submission.notes_changed', subjectId: 'x', data: {}, words: null }, systemActor),
    );
    await desk.fill(4_500);
    expect(await desk.kinds('?kind=submission')).toEqual(['submission.notes_changed']);
    const numbers: number[] = [];
    for (let cursor = ''; cursor !== null; ) {
      const page: { items: { number: number }[]; next_cursor: string | null } = await desk.read(
        `?limit=200${cursor && `&cursor=${cursor}`}`,
      );
      numbers.push(...page.items.map(({ number }) => number));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    const [newest = 0] = numbers;
    expect(newest).toBeGreaterThan(4_500);
    expect(numbers).toEqual(Array.from({ length: newest }, (_, index) => newest - index));
  });

  it('is downloaded whole as CSV, safe against formulas, or as JSON lines', async () => {
    const desk = await openAudit(kind);
    await desk.fill(2_500);
    const at = '/api/audit/export';
    await desk.send('POST', '/api/submissions', newRequest({ full_name: '=HYPERLINK("https://x.example")' }));
    const lines = (await (await desk.get('?format=jsonl', at)).text()).trim().split('\n');
    expect(lines.length).toBeGreaterThan(2_500);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'submission.created', number: lines.length });
    const csv = await desk.get('?format=csv', at);
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="frontdesk-audit.csv"');
    const rows = (await csv.text()).trim().split('\r\n');
    expect(rows).toHaveLength(lines.length + 1);
    expect(rows[0]).toMatch(/^"number","at","kind","actor",/);
    expect(rows.flatMap((row) => row.split(',')).filter((cell) => /^"?[=+@\t]/.test(cell))).toEqual([]);
    const few = await (await desk.get('?format=csv&kind=submission', at)).text();
    expect(few.trim().split('\r\n')).toHaveLength(2);
  });

  it('refuses a filter that is none, and a page that it did not name', async () => {
    const desk = await openAudit(kind);
    for (const search of ['?kind=A', '?actor=%27', '?since=today', '?cursor=0', '?cursor=x', '?limit=0']) {
      expect([search, (await desk.get(search)).status]).toEqual([search, 422]);
    }
    expect((await desk.get('?format=xlsx', '/api/audit/export')).status).toBe(422);
  });
});
