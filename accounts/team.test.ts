import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { listEvents } from '#/events/list-events.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { type AppOptions, cookieOf, openApp, staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { oneTimeCode } from '#/tests/support/one-time-code.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { createAccount } from './accounts.ts';
import { invitationMail, invitationMailKind } from './invitation-mail.ts';
import type { Role } from './principals.ts';

const kim = { name: 'Kim', email: 'kim@example.com', password: 'a long enough password' };

/** An app with one owner, who is signed in. */
async function openTeam(kind: DatabaseKind, options: AppOptions = {}) {
  const app = await openApp(kind, options);
  const headers = await app.signIn();
  const team = async () => (await app.request('/api/team', { headers })).json();
  const send = (method: string, path: string, body: unknown = {}, as: Record<string, string> = headers) =>
    app.send(method, `/api/team${path}`, body, { headers: as });

  async function invite(email: string, role: Role = 'member') {
    const answer = await (await send('POST', '/invitations', { email, role })).json();
    return { id: answer.invitation.id, mailed: answer.mailed, token: tokenOf(answer.path) };
  }

  const accept = (token: string, given: object = {}) =>
    app.send('POST', '/api/invitations/accept', { token, name: kim.name, password: kim.password, ...given });
  const check = async (token: string) => (await app.send('POST', '/api/invitations/check', { token })).json();

  /** A colleague who has accepted; gives the headers of their session and their id. */
  async function join(email: string, role: Role) {
    const answer = await accept((await invite(email, role)).token);
    const { items } = await team();
    const { id } = items.find((one: { email: string }) => one.email === email);
    return { id, headers: { cookie: cookieOf(answer) } };
  }

  const { id } = (await (await app.request('/api/auth/get-session', { headers })).json()).user;
  const kinds = async () => (await listEvents(app.database.db)).map((event) => event.kind);
  return { ...app, id, headers, team, sendTeam: send, invite, accept, check, join, kinds };
}

function tokenOf(path: string): string {
  return new URL(path, 'http://localhost').hash.slice(1);
}

describe.each(databaseKinds)('an invitation on %s', (kind) => {
  it('makes an account with its role and address, and signs in', async () => {
    const desk = await openTeam(kind);
    const { token } = await desk.invite(kim.email, 'viewer');
    expect(await desk.check(token)).toEqual({ invitation: { email: kim.email, role: 'viewer' } });
    const answer = await desk.accept(token);
    expect(answer.status).toBe(201);
    const headers = { cookie: cookieOf(answer) };
    const session = await (await desk.request('/api/auth/get-session', { headers })).json();
    expect(session.user).toMatchObject({ name: kim.name, email: kim.email, role: 'viewer' });
    expect(session.permissions).not.toContain('submissions:write');
    const { items, invitations } = await desk.team();
    expect(items).toMatchObject([{ email: staff.email }, { email: kim.email, role: 'viewer', second_factor: false }]);
    expect(invitations).toEqual([]);
    const events = await listEvents(desk.database.db);
    expect(events.filter((event) => String(event.kind) !== 'account.signed_in').slice(1)).toMatchObject([
      { kind: 'invitation.created', actor: { kind: 'staff', id: desk.id }, data: { role: 'viewer' }, words: null },
      { kind: 'account.created', actor: { kind: 'staff', id: session.user.id } },
      { kind: 'invitation.accepted', data: { account: session.user.id, role: 'viewer' } },
    ]);
    expect(await verifyChain(desk.database.db)).toEqual({ whole: true, events: events.length });
  });

  it('is refused a second time, after its week, when it is withdrawn or replaced, and for another address (faults 27)', async () => {
    const desk = await openTeam(kind);
    const used = await desk.invite(kim.email);
    expect((await desk.accept(used.token, { email: 'other@example.com' })).status).toBe(422);
    expect((await desk.accept(used.token)).status).toBe(201);
    const withdrawn = await desk.invite('withdrawn@example.com');
    expect((await desk.sendTeam('DELETE', `/invitations/${withdrawn.id}`)).status).toBe(204);
    const replaced = await desk.invite('replaced@example.com');
    const renewal = await desk.sendTeam('POST', `/invitations/${replaced.id}/renew`);
    const renewed = tokenOf((await renewal.json()).path);
    const expired = await desk.invite('expired@example.com');
    await desk.database.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', expired.id)
      .execute();

    for (const { token } of [used, withdrawn, replaced, expired, { token: 'guessed' }]) {
      expect(await desk.check(token)).toEqual({ invitation: null });
      const refused = await desk.accept(token);
      expect([refused.status, (await refused.json()).type]).toEqual([403, 'urn:frontdesk:problem:wrong-link']);
    }
    expect((await desk.accept(renewed)).status).toBe(201);
    expect((await desk.team()).items).toHaveLength(3);
  });

  it('makes one account when it is accepted ten times at once', async () => {
    const desk = await openTeam(kind, {});
    const { token } = await desk.invite(kim.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        desk.send(
          'POST',
          '/api/invitations/accept',
          { token, name: `Kim ${index}`, password: kim.password },
          { from: `198.51.${index}.1` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(403)]);
    expect((await desk.team()).items).toHaveLength(2);
  });

  it('is one for each address that has no account', async () => {
    const desk = await openTeam(kind);
    await desk.invite(kim.email);
    for (const email of [kim.email, kim.email.toUpperCase(), staff.email, 'not an address']) {
      const answer = await desk.sendTeam('POST', '/invitations', { email, role: 'member' });
      expect([email, answer.status, Object.keys((await answer.json()).errors)]).toEqual([email, 422, ['email']]);
    }
    const fault = await desk.sendTeam('POST', '/invitations', { email: 'x@example.com', role: 'admin' });
    expect(Object.keys((await fault.json()).errors)).toEqual(['role']);
  });

  it('leaves nothing in the database that opens it', async () => {
    const desk = await openTeam(kind);
    const { token } = await desk.invite(kim.email);
    const { rows } = await sql`select * from invitations`.execute(desk.database.raw);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(desk.logged.join('')).not.toContain(token);
  });

  it('goes out by mail where there is a mail server and an address of the site, with the link that works', async () => {
    const publicUrl = 'http://localhost';
    const desk = await openTeam(kind, { sendsMail: true, publicUrl });
    const { id, mailed, token } = await desk.invite(kim.email);
    expect(mailed).toBe(true);
    const entries = await desk.database.db.selectFrom('outbox').select(['kind', 'subject_id']).execute();
    expect(entries).toEqual([{ kind: invitationMailKind, subject_id: id }]);
    const compose = (given: { sends: boolean }) =>
      invitationMail(desk.database, { secret: desk.secret, publicUrl, ...given })[invitationMailKind](id);
    const mail = await compose({ sends: true });
    expect(mail).toMatchObject({ to: kim.email, text: expect.stringContaining(`/admin/invitation#${token}\n`) });
    expect(await compose({ sends: false }), 'no file holds a link').toBeNull();
    await desk.accept(token);
    expect(await compose({ sends: true }), 'none once it is accepted').toBeNull();
  });

  it('is void once its sender may invite nobody any more', async () => {
    const desk = await openTeam(kind);
    const other = await desk.join('other@example.com', 'owner');
    const answer = await desk.sendTeam('POST', '/invitations', { email: kim.email, role: 'owner' }, other.headers);
    const token = tokenOf((await answer.json()).path);
    expect((await desk.sendTeam('PATCH', `/${other.id}`, { role: 'member' })).status).toBe(200);
    expect(await desk.check(token)).toEqual({ invitation: null });
    expect(await desk.kinds()).toContain('invitation.withdrawn');
  });
});

describe.each(databaseKinds)('a role on %s', (kind) => {
  it('changes what somebody may do from their next call on', async () => {
    const desk = await openTeam(kind);
    const other = await desk.join(kim.email, 'member');
    const row = await (await desk.send('POST', '/api/submissions', newRequest({}))).json();
    const change = (status: string) =>
      desk.send('PATCH', `/api/submissions/${row.id}`, { status }, { headers: other.headers });
    expect((await change('contacted')).status).toBe(200);
    expect((await desk.sendTeam('PATCH', `/${other.id}`, { role: 'viewer' })).status).toBe(200);
    const refused = await change('completed');
    expect([refused.status, (await refused.json()).type]).toEqual([403, 'urn:frontdesk:problem:forbidden']);
    expect((await listEvents(desk.database.db)).at(-1)).toMatchObject({
      kind: 'account.role_changed',
      subject: { id: other.id },
      actor: { kind: 'staff', id: desk.id },
      data: { from: 'member', to: 'viewer' },
    });
  });

  it('of the last owner stays, and so do they (faults 27)', async () => {
    const desk = await openTeam(kind);
    const other = await desk.join(kim.email, 'member');
    for (const refused of [
      await desk.sendTeam('PATCH', `/${desk.id}`, { role: 'member' }),
      await desk.sendTeam('DELETE', `/${desk.id}`),
    ]) {
      expect([refused.status, (await refused.json()).type]).toEqual([409, 'urn:frontdesk:problem:last-owner']);
    }
    await desk.sendTeam('PATCH', `/${other.id}`, { role: 'owner' });
    expect((await desk.sendTeam('PATCH', `/${desk.id}`, { role: 'viewer' })).status).toBe(200);
    expect((await desk.request('/api/team', { headers: desk.headers })).status).toBe(403);
  });

  it('of an owner stays with one of two who demote and remove each other at once (faults 27)', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const desk = await openTeam(kind);
      const other = await desk.join(kim.email, 'owner');
      const [one, two] = await Promise.all([
        desk.sendTeam(method, `/${other.id}`, { role: 'viewer' }),
        desk.sendTeam(method, `/${desk.id}`, { role: 'viewer' }, other.headers),
      ]);
      const statuses = [one.status, two.status].sort();
      expect(statuses[0]).toBeLessThan(300);
      expect([401, 403, 409]).toContain(statuses[1]);
      const { rows } = await sql`select id from "user" where role = 'owner'`.execute(desk.database.raw);
      expect(rows).toHaveLength(1);
    }
  });
});

describe.each(databaseKinds)('an account that is removed on %s', (kind) => {
  it('is signed out at once, and its requests are nobody’s', async () => {
    const desk = await openTeam(kind);
    const other = await desk.join(kim.email, 'member');
    const row = await (await desk.send('POST', '/api/submissions', newRequest({}))).json();
    const at = `/api/submissions/${row.id}`;
    await desk.send('PATCH', at, { assignee_id: other.id }, { headers: desk.headers });
    expect((await desk.sendTeam('DELETE', `/${other.id}`)).status).toBe(204);
    expect((await desk.request('/api/submissions', { headers: other.headers })).status).toBe(401);
    expect(await (await desk.request(at, { headers: desk.headers })).json()).toMatchObject({ assignee_id: null });
    expect((await listEvents(desk.database.db)).slice(-2)).toMatchObject([
      { kind: 'submission.assigned', actor: { id: desk.id }, data: { from: other.id, to: null } },
      { kind: 'account.removed', actor: { id: desk.id }, subject: { id: other.id } },
    ]);
    expect((await desk.sendTeam('DELETE', `/${other.id}`)).status).toBe(404);
  });
});

describe.each(databaseKinds)('the team on %s', (kind) => {
  it('shows when each was last seen', async () => {
    const desk = await openTeam(kind);
    await createAccount(desk, kim, systemActor);
    const { items } = await desk.team();
    expect(items).toMatchObject([
      { email: staff.email, last_seen_at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { email: kim.email, last_seen_at: null },
    ]);
  });
});

describe.each(databaseKinds)('a second factor that is required of everybody on %s', (kind) => {
  it('lets whoever has none do nothing but set one up', async () => {
    const desk = await openTeam(kind);
    const answer = await desk.sendTeam('PUT', '/second-factor', { required: true, version: 0 });
    expect(await answer.json()).toEqual({ required: true, version: 1 });
    const refused = await desk.request('/api/submissions', { headers: desk.headers });
    expect([refused.status, (await refused.json()).type]).toEqual([
      403,
      'urn:frontdesk:problem:second-factor-required',
    ]);
    const session = await (await desk.request('/api/auth/get-session', { headers: desk.headers })).json();
    expect(session).toMatchObject({ must_enrol: true, permissions: ['public', 'own-account'] });
    expect((await listEvents(desk.database.db)).at(-1)).toMatchObject({
      kind: 'setting.second_factor_changed',
      data: { required: true },
    });
  });

  it('lets them in again once they have set one up', async () => {
    const desk = await openTeam(kind);
    await desk.sendTeam('PUT', '/second-factor', { required: true, version: 0 });
    const { password } = staff;
    const begun = await desk.send('POST', '/api/account/second-factor', { password }, { headers: desk.headers });
    const code = oneTimeCode((await begun.json()).secret, Date.now());
    const confirmed = await desk.send(
      'POST',
      '/api/account/second-factor/confirm',
      { code },
      { headers: desk.headers },
    );
    const headers = { cookie: cookieOf(confirmed) };
    const { items } = await (await desk.request('/api/team', { headers })).json();
    expect(items).toMatchObject([{ second_factor: true }]);
    expect(await (await desk.request('/api/auth/get-session', { headers })).json()).toMatchObject({
      must_enrol: false,
    });
  });

  it('is not changed by whoever has not seen the last change', async () => {
    const desk = await openTeam(kind);
    await desk.sendTeam('PUT', '/second-factor', { required: false, version: 0 });
    const late = await desk.sendTeam('PUT', '/second-factor', { required: true, version: 0 });
    expect(late.status).toBe(409);
    expect((await late.json()).current).toEqual({ required: false, version: 1 });
  });
});
