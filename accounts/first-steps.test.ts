import { describe, expect, it } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';

describe.each(databaseKinds)('the first steps on %s', (kind) => {
  it('say what is not set up, are skipped one by one, and are dismissed for good', async () => {
    const app = await openApp(kind, { sendsMail: true });
    const headers = await app.signIn();
    const read = async () => (await app.request('/api/first-steps', { headers })).json();
    const change = async (given: object) => (await app.send('PATCH', '/api/first-steps', given, { headers })).json();
    const states = (answer: { steps: { id: string; state: string }[] }) =>
      Object.fromEntries(answer.steps.map(({ id, state }) => [id, state]));

    expect(states(await read())).toEqual({
      mail: 'done',
      address: 'open',
      'second-factor': 'open',
      brand: 'open',
      colleague: 'open',
    });
    await app.send('POST', '/api/team/invitations', { email: 'kim@example.com', role: 'viewer' }, { headers });
    expect(states(await change({ skip: 'address' }))).toMatchObject({ address: 'skipped', colleague: 'done' });
    await change({ skip: 'address' });
    expect(await change({ dismissed: true })).toMatchObject({ dismissed: true });
    await change({ dismissed: true });
    expect(await read()).toMatchObject({
      dismissed: true,
      steps: expect.arrayContaining([{ id: 'brand', state: 'open' }]),
    });
    expect((await listEvents(app.database.db)).slice(-2)).toMatchObject([
      { kind: 'setting.first_step_skipped', data: { step: 'address' } },
      { kind: 'setting.first_steps_dismissed' },
    ]);
    expect((await app.send('PATCH', '/api/first-steps', { skip: 'everything' }, { headers })).status).toBe(422);
  });
});
