import { randomUUIDv7 } from 'node:crypto';
import { accountMail } from '#/content/account-mail.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { byMail, enqueue } from '#/outbox/queue.ts';
import { type ListedPasskey, listPasskeys } from './listed-passkeys.ts';
import type { Place } from './place.ts';

/** What the owner of an account is told of by mail. */
export type AccountNotice = keyof typeof accountMail.notices;

declare module '#/database/schema.ts' {
  interface Tables {
    account_notices: {
      id: string;
      user_id: string;
      kind: AccountNotice;
      /** Where it came from; null where that says nothing. */
      browser: string | null;
      network: string | null;
      created_at: string;
    };
  }
}

export const noticeKind = 'account.notice';
/** More than the outbox tries. */
const keptMs = 30 * 24 * 3_600_000;

/** Tells the owner of an account by mail, in the transaction of what it is about. */
export async function enqueueNotice(
  write: Write,
  kind: AccountNotice,
  userId: string,
  place: Place | null,
): Promise<void> {
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  const { browser = null, network = null } = place ?? {};
  await write
    .insertInto('account_notices')
    .values({ id, user_id: userId, kind, browser, network, created_at: now })
    .execute();
  await enqueue(write, { kind: noticeKind, ...byMail, subjectId: id, now });
}

export function forgetNotices(database: Database, now: Date): Promise<unknown> {
  return database.write((write) =>
    write
      .deleteFrom('account_notices')
      .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
      .execute(),
  );
}

export interface AccountMailOptions {
  /** The site's configured public origin, for links. */
  publicUrl: string | undefined;
}

/** In UTC, which it names: an email does not know its reader's time zone. */
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function inUtc(at: string): string {
  return `${moment.format(new Date(at))} UTC`;
}

/** A new password leaves passkeys as they are: their owner is told which there are, so that none stays unnoticed. */
async function passkeyLines(db: Queries, userId: string): Promise<string[]> {
  const passkeys = await listPasskeys({ db }, userId);
  if (passkeys.length === 0) return [];
  const { passkey, passkeysStay } = accountMail;
  // Isolated, so that a right-to-left name does not reorder the line.
  const lineOf = ({ name, created_at }: ListedPasskey) =>
    passkey.replace('{name}', () => `\u2068${name}\u2069`).replace('{when}', inUtc(created_at));
  return ['', passkeysStay, ...passkeys.map(lineOf)];
}

/** Composes the mail of a notice when it is sent; null when the account is gone. */
export function noticeMail({ db }: Database, { publicUrl }: AccountMailOptions) {
  return async (noticeId: string) => {
    const notice = await db
      .selectFrom('account_notices')
      .innerJoin('user', 'user.id', 'account_notices.user_id')
      .select(['account_notices.kind', 'user_id', 'browser', 'network', 'created_at', 'user.email'])
      .where('account_notices.id', '=', noticeId)
      .executeTakeFirst();
    if (!notice) return null;
    const { browser, network, email, created_at } = notice;
    const { when, where, notYou, notYouUnlinked, signature } = accountMail;
    const { subject, text } = accountMail.notices[notice.kind];
    const passkeys = notice.kind === 'password-changed' ? await passkeyLines(db, notice.user_id) : [];
    return {
      to: email,
      subject,
      text: [
        text,
        '',
        when.replace('{when}', inUtc(created_at)),
        ...(browser === null ? [] : [where.replace('{browser}', browser).replace('{network}', network ?? '')]),
        '',
        publicUrl ? notYou.replace('{link}', () => `${publicUrl}${paths.admin}${staffPaths.account}`) : notYouUnlinked,
        ...passkeys,
        '',
        signature,
      ].join('\n'),
    };
  };
}
