import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import { createMailChannel } from '#/outbox/channels/mail.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { startWorker } from '#/tests/support/outbox.ts';
import { askMail, yourDataLink } from './ask-mail.ts';

const publicUrl = 'http://localhost';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function openDesk(kind: DatabaseKind) {
  const app = await openInbox(kind);
  const { database, signer } = app;
  const id = await app.store('Ann Lee');
  const options = { notifyEmail: 'desk@example.com', publicUrl };
  const receipts = inboxMail(database, { ...options, yourDataLink: yourDataLink(publicUrl, signer) });
  const confirmations = askMail(database, { ...options, signer });
  const pathIn = (text = '') => text.slice(text.indexOf(publicUrl)).split(/\s/)[0]?.slice(publicUrl.length) ?? '';
  return {
    ...app,
    id,
    compose: { ...receipts, ...confirmations },
    askPath: async () => pathIn((await receipts['submission.receipt'](id))?.text),
    confirmPath: async () => pathIn((await confirmations['person.confirm']?.(id))?.text),
    post: (path: string, wants?: string) =>
      app.request(path, { method: 'POST', headers: form, body: wants === undefined ? '' : `wants=${wants}` }),
    asks: async () => (await app.get('/api/people/asks')).items,
  };
}

describe.each(databaseKinds)('somebody who asks for their data on %s', (kind) => {
  it('follows a link in their receipt, confirms by another mail, and is told to staff', async () => {
    const desk = await openDesk(kind);
    const path = await desk.askPath();
    expect(path).toMatch(/^\/your-data\?of=/);
    const page = await desk.request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('ann@example.com');

    expect(await (await desk.post(path, 'erasure')).text()).toContain('Look into your mailbox');
    const confirm = await desk.confirmPath();
    // A program that looks through mail follows links.
    expect(await (await desk.request(confirm)).text()).toContain('Is that right?');
    expect(await desk.asks()).toEqual([]);
    expect((await desk.post(confirm)).status).toBe(200);
    expect((await desk.post(confirm)).status).toBe(200);
    const told = desk.database.db.selectFrom('outbox').select('id').where('kind', '=', 'person.asked');
    expect(await told.execute()).toHaveLength(1);
    expect((await desk.compose['person.asked']?.())?.text).toContain('/admin/settings/people');
    const [open, ...others] = await desk.asks();
    expect(open).toMatchObject({ email: 'ann@example.com', wants: 'erasure' });
    expect(others).toEqual([]);

    expect((await desk.call('POST', `/api/people/asks/${open.id}/done`, {})).status).toBe(204);
    expect((await desk.call('POST', `/api/people/asks/${open.id}/done`, {})).status).toBe(404);
    expect(await desk.asks()).toEqual([]);
    const { items } = await desk.get(`/api/submissions/${desk.id}/history`);
    expect(items.slice(-2)).toMatchObject([
      { kind: 'submission.data_asked', actor: { kind: 'visitor' }, data: { wants: 'erasure' } },
      { kind: 'submission.data_given', actor: { kind: 'staff' } },
    ]);
  });

  it('needs a link that is ours, for that step, about something that is still held, and no older than a day', async () => {
    const desk = await openDesk(kind);
    const path = await desk.askPath();
    await desk.post(path, 'copy');
    const confirm = await desk.confirmPath();
    const token = (address: string) => address.slice(address.indexOf('of=') + 3);
    for (const wrong of [
      '/your-data',
      '/your-data?of=',
      `/your-data?of=${desk.id}.`,
      `${path}x`,
      `/your-data?of=${token(confirm)}`,
      `/your-data/confirm?of=${token(path)}`,
      `/your-data/confirm?of=${desk.id}.AAAA`,
    ]) {
      expect([(await desk.request(wrong)).status, (await desk.post(wrong, 'copy')).status], wrong).toEqual([404, 404]);
    }
    const late = new Date(Date.now() - 86_400_001).toISOString();
    await desk.database.db.updateTable('person_asks').set({ created_at: late }).execute();
    expect([(await desk.request(confirm)).status, (await desk.post(confirm)).status]).toEqual([404, 404]);
    await desk.call('POST', '/api/people/erase', { email: 'ann@example.com' });
    expect((await desk.post(path, 'copy')).status).toBe(404);
  });

  it('gets three mails a day at most, and none for a wish that there is not', async () => {
    const desk = await openDesk(kind);
    const path = await desk.askPath();
    expect((await desk.post(path, 'gold')).status).toBe(422);
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await desk.post(path, 'copy')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const mails = desk.database.db.selectFrom('outbox').select('id').where('kind', '=', 'person.confirm');
    expect(await mails.execute()).toHaveLength(3);
  });

  it('is gone from the list and from the mail in files once they are erased', async () => {
    const desk = await openDesk(kind);
    await desk.post(await desk.askPath(), 'erasure');
    await desk.post(await desk.confirmPath());
    await desk.post(await desk.askPath(), 'copy');
    const worker = startWorker(
      desk.database,
      createMailChannel({
        smtpUrl: undefined,
        from: { name: 'Frontdesk', address: 'desk@example.com' },
        dataDir: desk.dataDir,
        compose: desk.compose,
      }),
    );
    const folder = join(desk.dataDir, 'mail');
    await expect.poll(async () => (await readdir(folder).catch(() => [])).length, { timeout: 10_000 }).toBe(5);
    await worker.stop(1_000);
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => /^Subject: Please confirm/m.test(text))).toHaveLength(2);
    await desk.call('POST', '/api/people/erase', { email: 'ann@example.com' });
    expect(await readdir(folder)).toEqual([]);
    expect(await desk.asks()).toEqual([]);
  });
});
