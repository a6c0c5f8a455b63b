import { describe, expect, test } from 'vitest';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { keepCalls } from '#/tests/support/kept-calls.ts';
import type { CallPage } from './calls.ts';

describe.each(databaseKinds)('calls on %s', (kind) => {
  test('are found by literal text of their transcript, ignoring case', async () => {
    const app = await openApp(kind);
    const ids = await keepCalls(app, ['We sell Bicycles', '100% of callers', 'a_b']);
    const headers = await app.signIn();
    const find = async (q: string) =>
      ((await (await app.request(`/api/calls?q=${encodeURIComponent(q)}`, { headers })).json()) as CallPage).items.map(
        ({ id }) => id,
      );
    expect(await find('bicycles')).toEqual([ids[0]]);
    expect(await find('sell hello')).toEqual([ids[0]]);
    expect(await find('100%')).toEqual([ids[1]]);
    expect(await find('a_b')).toEqual([ids[2]]);
    expect(await find('%')).toEqual([ids[1]]);
    expect(await find('\\')).toEqual([]);
    expect(await find('nowhere')).toEqual([]);
  });

  test('are found without accents and case in any script, and show the words found as they were said', async () => {
    const app = await openApp(kind);
    const said = ['Zoë runs the Café Łódź in ÅRHUS', 'Die Straße heißt Bäckergaße', 'הַכֹּל שיחות'];
    const ids = await keepCalls(app, said);
    const headers = await app.signIn();
    const find = async (q: string) => {
      const answer = await app.request(`/api/calls?q=${encodeURIComponent(q)}`, { headers });
      const { items } = (await answer.json()) as CallPage;
      return items.map(({ id, hit }) => [ids.indexOf(id), hit?.match]);
    };
    expect(await find('CAFE zoe')).toEqual([[0, 'Zoë']]);
    expect(await find('lodz')).toEqual([[0, 'Łódź']]);
    expect(await find('Århus')).toEqual([[0, 'ÅRHUS']]);
    expect(await find('strasse')).toEqual([[1, 'Straße']]);
    expect(await find('BÄCKER')).toEqual([[1, 'Bäcker']]);
    expect(await find('הכל')).toEqual([[2, 'הַכֹּל']]);
    expect(await find('helló')).toEqual([
      [2, 'Hello'],
      [1, 'Hello'],
      [0, 'Hello'],
    ]);
    const { items } = (await (await app.request('/api/calls?q=caf', { headers })).json()) as CallPage;
    expect(items[0]?.hit).toEqual({ before: 'Zoë runs the ', match: 'Caf', after: 'é Łódź in ÅRHUS' });
  });
});
