import { describe, expect, it } from 'vitest';
import { listEvents } from '#/events/list-events.ts';
import { claimDue } from '#/outbox/entries.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { dayMs, hourMs, minuteMs, passTime } from '#/tests/support/outbox.ts';
import { startTestReceiver } from '#/tests/support/receiver.ts';
import { addHook, attemptsOf, eventually, startDeliveries, submit, webhookEntries } from '#/tests/support/webhooks.ts';
import { destinationOf } from './webhooks.ts';

describe.each(databaseKinds)('a webhook whose receiver fails, on %s', (kind) => {
  const open = () => openApp(kind, { allowsLocal: true, formLimitPer10Min: 1_000 });

  it('fault 23: keeps what fails, tries it again under the same id, and gives it up after three days, visibly', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver({ status: 500 });
    await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    const entry = async () => (await webhookEntries(app.database))[0];
    const tries = async () => attemptsOf(app.database, (await entry())?.id ?? '');
    await eventually(async () => expect(await tries()).toMatchObject([{ outcome: 'deferred', error: 'HTTP 500' }]));
    await passTime(app.database, 2 * dayMs);
    deliveries.wake();
    await eventually(async () => expect(await tries()).toHaveLength(2));
    expect(await entry()).toMatchObject({ given_up_at: null });
    await passTime(app.database, dayMs + minuteMs);
    deliveries.wake();
    await eventually(async () => expect(await entry()).toMatchObject({ given_up_at: expect.any(String) }));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const listed = await (await app.request('/api/outbox/deliveries?state=given-up', { headers: staff })).json();
    expect(listed.items).toMatchObject([{ channel: 'webhook', attempts: 3, last: { error: 'HTTP 500' } }]);
  });

  it('fault 23: is replayed under the same id, with the actor in the log, and tried for three days again', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await eventually(async () => expect((await webhookEntries(app.database))[0]?.delivered_at).not.toBeNull());
    await passTime(app.database, 10 * dayMs);
    const [{ id } = { id: '' }] = await webhookEntries(app.database);
    receiver.behaviour = { status: 500 };
    const replay = () => app.request(`/api/outbox/deliveries/${id}/replay`, { method: 'POST', headers: staff });
    expect((await replay()).status).toBe(204);
    expect((await replay()).status).toBe(409);
    deliveries.wake();
    await eventually(async () => expect(await attemptsOf(app.database, id)).toHaveLength(2));
    expect((await webhookEntries(app.database))[0]).toMatchObject({ given_up_at: null, delivered_at: null });
    receiver.behaviour = { status: 204 };
    await passTime(app.database, minuteMs);
    deliveries.wake();
    await eventually(async () => expect((await webhookEntries(app.database))[0]?.delivered_at).not.toBeNull());
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
    const { user } = await (await app.request('/api/auth/get-session', { headers: staff })).json();
    expect(await listEvents(app.database.db)).toContainEqual(
      expect.objectContaining({
        kind: 'delivery.replayed',
        subject: { kind: 'delivery', id },
        actor: { kind: 'staff', id: user.id },
        data: expect.objectContaining({ was: 'delivered', channel: 'webhook' }),
      }),
    );
  });

  it('fault 23: sends a message again under the same id when its server died before recording it', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver();
    const { id } = await addHook(app, staff, receiver.url);
    const first = startDeliveries(app.database);
    await first.stop(0);
    await submit(app);
    await first.read();
    const until = new Date(Date.now() + hourMs);
    const destination = destinationOf(id);
    const [claimed] = await claimDue(app.database, { destination, limit: 1, now: new Date(), until });
    await passTime(app.database, 2 * hourMs);
    startDeliveries(app.database);
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received[0]?.headers['webhook-id']).toBe(claimed?.id);
  });

  it.each(['hang', 'gigabyte', 'drip', 'break-off'] as const)(
    'fault 23: a receiver that behaves as %s costs the others nothing',
    async (behaviour) => {
      const app = await open();
      const staff = await app.signIn();
      const [ill, sound] = [await startTestReceiver(behaviour), await startTestReceiver()];
      await addHook(app, staff, ill.url);
      await addHook(app, staff, sound.url);
      const deliveries = startDeliveries(app.database, { timeoutMs: 60_000 });
      for (let count = 0; count < 8; count++) await submit(app);
      await deliveries.read();
      await eventually(() => expect(sound.received).toHaveLength(8));
      expect(ill.received.length).toBeLessThanOrEqual(8);
      if (behaviour === 'hang') expect(ill.received).toHaveLength(4);
    },
  );

  it('fault 23: is paused after three days of failures, with mail to staff, and resumed with all that came meanwhile', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver({ status: 503 });
    const { id } = await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    const hook = async () => (await (await app.request('/api/webhooks', { headers: staff })).json()).items[0];
    await eventually(async () => expect(await hook()).toMatchObject({ last_error: 'HTTP 503', paused_at: null }));
    // As after days with more failures than these two.
    const before = new Date(Date.now() - 3 * dayMs).toISOString();
    await app.database.db.updateTable('webhooks').set({ failing_since: before, failures: 9 }).execute();
    await passTime(app.database, hourMs);
    deliveries.wake();
    await eventually(async () => expect(await hook()).toMatchObject({ paused_because: 'failing' }));
    const mails = app.database.db.selectFrom('outbox').select('subject_id').where('kind', '=', 'webhook.paused');
    expect(await mails.execute()).toEqual([{ subject_id: id }]);
    const state = await (await app.request('/api/outbox', { headers: staff })).json();
    expect(state.webhooks.paused).toEqual([`127.0.0.1:${receiver.port}`]);

    receiver.behaviour = { status: 204 };
    const seen = receiver.received.length;
    const other = await startTestReceiver();
    await addHook(app, staff, other.url);
    await passTime(app.database, hourMs);
    // The other one gets what comes meanwhile, in polls in which the paused one would have been served, too.
    for (const count of [1, 2, 3]) {
      await submit(app);
      await deliveries.read();
      await eventually(() => expect(other.received).toHaveLength(count));
    }
    expect(receiver.received).toHaveLength(seen);
    const { version } = await hook();
    const resumed = await app.send('PATCH', `/api/webhooks/${id}`, { paused: false, version }, { headers: staff });
    expect(await resumed.json()).toMatchObject({ paused_at: null, failing_since: null });
    await deliveries.read();
    deliveries.wake();
    await eventually(() => expect(receiver.received).toHaveLength(seen + 4));
  });

  it.each([
    ['seconds', 429, () => '1800', 1_800],
    ['a date', 503, () => new Date(Date.now() + 1_800_000).toUTCString(), 1_800],
    ['few seconds', 503, () => '2', 2],
    ['days', 429, () => '864000', 3_600],
    ['nothing that is one', 503, () => 'soon', 30],
  ])('asks again when its Retry-After says, given as %s', async (_, status, retryAfter, seconds) => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver({ status, headers: { 'retry-after': retryAfter() } });
    await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    const rest = () =>
      app.database.db
        .selectFrom('outbox_destinations')
        .select(['failing_since', 'next_attempt_at'])
        .where('destination', 'like', 'webhook:%')
        .executeTakeFirst();
    await eventually(async () => expect(await rest()).toBeDefined());
    const { failing_since = '', next_attempt_at = '' } = (await rest()) ?? {};
    const waited = (Date.parse(next_attempt_at) - Date.parse(failing_since)) / 1_000;
    expect(waited).toBeGreaterThan(seconds - 10);
    expect(waited).toBeLessThanOrEqual(seconds);
    const listed = await (
      await app.request('/api/outbox/deliveries?state=waiting&channel=webhook', { headers: staff })
    ).json();
    expect(listed.items).toMatchObject([{ next_attempt_at }]);
  });

  it('fault 23: is paused at once by a receiver that wants no more', async () => {
    const app = await open();
    const staff = await app.signIn();
    const receiver = await startTestReceiver({ status: 410 });
    await addHook(app, staff, receiver.url);
    const deliveries = startDeliveries(app.database);
    await submit(app);
    await deliveries.read();
    await eventually(async () => {
      const { items } = await (await app.request('/api/webhooks', { headers: staff })).json();
      expect(items).toMatchObject([{ paused_because: 'gone' }]);
    });
  });
});
