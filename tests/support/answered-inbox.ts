import type { DatabaseKind } from '#/database/open.ts';
import { openApp } from './app.ts';
import { type WrittenMail, writeMail } from './mail-text.ts';
import { readMailbox, readUpTo, startTestImap } from './mailbox.ts';

export const ann = {
  full_name: 'Ann Lee',
  email: 'ann@example.org',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

/** An inbox with a request that staff have replied to, and the mailbox that answers come to. */
export async function openAnsweredInbox(kind: DatabaseKind) {
  const [app, imap] = [await openApp(kind, { sendsMail: true, formLimitPer10Min: 100 }), await startTestImap()];
  const headers = await app.signIn();
  const get = async (path: string) => (await app.request(path, { headers })).json();
  const call = (method: string, path: string, body: unknown) => app.send(method, path, body, { headers });

  async function sendRequest(given: object = {}) {
    const { id } = await (await app.send('POST', '/api/submissions', { ...ann, ...given })).json();
    const at = `/api/submissions/${id}`;
    return {
      id,
      row: () => get(at),
      conversation: () => get(`${at}/replies`),
      kinds: async () => (await get(`${at}/history`)).items.map((item: { kind: string }) => item.kind),
      change: (given: object) => call('PATCH', at, given),
      contact: async () => call('POST', `${at}/contacts`, { by: 'called', version: (await get(at)).version }),
      remove: () => app.request(at, { method: 'DELETE', headers }),
      /** Gives its Message-ID. */
      async reply(): Promise<string> {
        const reply = crypto.randomUUID();
        await call('POST', `${at}/replies`, { id: reply, subject: 'Your request', text: 'Hi Ann, how about Tuesday?' });
        const stored = app.database.db.selectFrom('submission_replies').select('message_id').where('id', '=', reply);
        return (await stored.executeTakeFirstOrThrow()).message_id;
      },
    };
  }

  const request = await sendRequest();
  return {
    ...request,
    app,
    imap,
    sendRequest,
    call,
    get,
    read: () => readMailbox(app.database, imap.url),
    readUpTo: (uid: number) => readUpTo(app.database, uid),
    deliver: (...mails: WrittenMail[]) => imap.deliver(...mails.map(writeMail)),
  };
}
