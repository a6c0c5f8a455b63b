import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openApp, staff } from '#/tests/support/app.ts';
import { isWeak } from './weak-password.ts';

describe('a password that is easy to guess', () => {
  it.each([
    ['common among leaked ones', 'password1234'],
    ['common with other letters', 'P4ssw0rd1234'],
    ['typed along the keyboard', 'qwertyuiop123'],
    ['repeated', 'letmeinletmein'],
    ['counted up', '123456789012'],
    ['of one letter', 'aaaaaaaaaaaa'],
    ['blank', ' '.repeat(12)],
    ['made of the name of the product', 'Frontdesk2026!'],
    ['made of the address of its account', 'Sam@Example.com'],
    ['made of the name of its account', 'samstaff2026'],
    ['long, and hard on whoever judges it', 'P4$$w0rd'.repeat(16)],
  ])('is known: %s', async (_, password) => {
    expect(await isWeak(password, [staff.name, staff.email])).toBe(true);
  });

  it.each(['correct horse battery', 'mein alter gelber bus', 'x7k2mq9rtdab', 'ein hund, 中文', 'kX9#fa82-qq1z'])(
    'is not one of any characters that is hard to guess: %s',
    async (password) => expect(await isWeak(password, [staff.name, staff.email])).toBe(false),
  );

  it('is refused wherever one is chosen, and changes nothing; one of 128 characters is taken', async () => {
    const app = await openApp('sqlite', { sendsMail: true });
    const weak = { password: 'password1234' };
    const refusals = [await app.send('POST', '/api/set-up', { ...staff, ...weak, token: app.setUp.token })];
    const headers = await app.signIn();
    const present = staff.password;
    refusals.push(await app.send('POST', '/api/account/password', { present, ...weak }, { headers }));
    const invitation = { email: 'kim@example.com', role: 'member' };
    const { path } = await (await app.send('POST', '/api/team/invitations', invitation, { headers })).json();
    const token = new URL(path, 'http://localhost').hash.slice(1);
    const accept = (given: object) => app.send('POST', '/api/invitations/accept', { token, name: 'Kim', ...given });
    refusals.push(await accept(weak));
    for (const refused of refusals) {
      expect([refused.status, (await refused.json()).errors]).toEqual([422, { password: expect.any(String) }]);
    }
    expect((await app.request('/api/account', { headers })).status).toBe(200);
    const password = randomBytes(64).toString('hex');
    expect((await accept({ password })).status).toBe(201);
    const signedIn = await app.send('POST', '/api/auth/sign-in/email', { email: 'kim@example.com', password });
    expect(signedIn.status).toBe(200);
  });
});
