import { onTestFinished } from 'vitest';
import type { DatabaseKind } from '#/database/open.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import type { Reply } from '#/inbox/replies/reply.ts';
import { replyKind } from '#/inbox/replies/reply.ts';
import { replyMail, replySettled } from '#/inbox/replies/reply-mail.ts';
import { createMailChannel } from '#/outbox/channels/mail.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { type AppOptions, openApp, type TestApp } from '#/tests/support/app.ts';

export const ann = {
  full_name: 'Ann Lee',
  email: 'ann@example.org',
  website: 'https://www.lee.example/shop',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

export const words = { subject: 'Your request to Frontdesk', text: 'Hi Ann,\n\nhow about Tuesday?\n\nSam' };

/** An inbox with Ann's request, and what staff do to it. */
export async function openRepliedRequest(kind: DatabaseKind, options: AppOptions = { sendsMail: true }) {
  const app = await openApp(kind, options);
  const headers = await app.signIn();
  const { id } = await (await app.send('POST', '/api/submissions', ann)).json();
  const at = `/api/submissions/${id}`;
  const call = (method: string, path: string, body: unknown) => app.send(method, at + path, body, { headers });
  const get = async (path: string) => (await app.request(at + path, { headers })).json();
  return {
    app,
    headers,
    id,
    row: () => get(''),
    kinds: async () => (await get('/history')).items.map(({ kind: each }: { kind: string }) => each),
    replies: async (): Promise<Reply[]> => (await get('/replies')).items,
    form: () => get('/replies'),
    reply: (given: object = {}) => call('POST', '/replies', { id: crypto.randomUUID(), ...words, ...given }),
    change: (given: object) => call('PATCH', '', given),
    contact: (given: object) => call('POST', '/contacts', given),
    remove: () => app.request(at, { method: 'DELETE', headers }),
  };
}

/** The outbox at work, with a mail server or without one. */
export function startReplyMail({ database }: TestApp, smtpUrl: string | undefined) {
  const options = { notifyEmail: 'staff@example.com', mailFrom: 'desk@example.com', publicUrl: undefined };
  const mail = createMailChannel({
    smtpUrl,
    from: { name: 'Frontdesk', address: 'desk@example.com' },
    dataDir: '/nowhere',
    compose: { ...inboxMail(database, options), ...replyMail(database, options) },
  });
  const worker = startOutboxWorker({
    database,
    channels: { mail },
    onSettled: { [replyKind]: replySettled },
    onProblem: () => {},
  });
  onTestFinished(() => worker.stop(0));
  return worker;
}
