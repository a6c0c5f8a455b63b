import { describe, expect, it } from 'vitest';
import { replies } from '#/content/replies.ts';
import type { DatabaseKind } from '#/database/open.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import type { ReplyTemplate } from './templates.ts';

const own = { name: 'Price', subject: 'Our price', text: 'Hi {firstName},\n\nwe cost little.' };

async function openTemplates(kind: DatabaseKind) {
  const app = await openApp(kind);
  const headers = await app.signIn();
  const path = '/api/reply-templates';
  return {
    list: async (): Promise<ReplyTemplate[]> => (await (await app.request(path, { headers })).json()).items,
    add: (given: object) => app.send('POST', path, given, { headers }),
    change: (id: string, given: object) => app.send('PATCH', `${path}/${id}`, given, { headers }),
    remove: (id: string) => app.request(`${path}/${id}`, { method: 'DELETE', headers }),
  };
}

describe.each(databaseKinds)('templates on %s', (kind) => {
  it('are those of the content until staff change, add or remove some', async () => {
    const { list, add, change, remove } = await openTemplates(kind);
    const [first, second, ...others] = await list();
    expect([first, second, ...others].map((each) => each?.name)).toEqual(replies.templates.map(({ name }) => name));
    expect((await change(first?.id ?? '', { ...own, version: 0 })).status).toBe(200);
    expect((await remove(second?.id ?? '')).status).toBe(204);
    const added = await (await add({ ...own, name: 'Last' })).json();
    expect(await list()).toEqual([{ id: first?.id, ...own, version: 1 }, ...others, added]);
    expect((await remove(added.id)).status).toBe(204);
    expect((await remove(added.id)).status).toBe(404);
    expect(await list()).toHaveLength(replies.templates.length - 1);
  });

  it('are not overwritten by whoever has not seen the last change', async () => {
    const { list, change } = await openTemplates(kind);
    const [first] = await list();
    const id = first?.id ?? '';
    await change(id, { ...own, version: 0 });
    const late = await change(id, { ...own, name: 'Mine', version: 0 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { id, ...own, version: 1 } });
  });

  it('are refused with an unknown field, and its line', async () => {
    const { add, change, list } = await openTemplates(kind);
    const answer = await add({ ...own, subject: 'For {company', text: 'Hi {firstName},\n\nfor {nickname} now' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({
      text: 'line 3: {nickname} is not a field; there are {firstName}, {fullName}, {company}, {staffName}, {businessName}',
    });
    const [first] = await list();
    const changed = await change(first?.id ?? '', { ...own, subject: '{ firstName }', version: 0 });
    expect((await changed.json()).errors.subject).toMatch(/^line 1: \{ firstName \} is not a field/);
  });

  it('are at most 100', async () => {
    const { add } = await openTemplates(kind);
    const statuses: number[] = [];
    for (let number = 0; number < 97; number++) statuses.push((await add(own)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100 - replies.templates.length);
    expect(statuses.at(-1)).toBe(422);
  });
});
