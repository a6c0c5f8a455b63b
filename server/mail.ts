import type { Auth } from '#/accounts/auth.ts';
import { invitationMail } from '#/accounts/invitation-mail.ts';
import { noticeKind, noticeMail } from '#/accounts/notices.ts';
import { resetKind, resetMail } from '#/accounts/reset/password-resets.ts';
import { staffNames } from '#/accounts/staff.ts';
import { backupMail } from '#/backups/backup-mail.ts';
import { brand } from '#/content/brand.ts';
import type { Database } from '#/database/open.ts';
import { inboxMail } from '#/inbox/mail/mail.ts';
import type { DigestTime } from '#/inbox/reminders/digest-time.ts';
import { reminderMail } from '#/inbox/reminders/reminder-mail.ts';
import { replyMail } from '#/inbox/replies/reply-mail.ts';
import { createMailChannel, type MailChannel } from '#/outbox/channels/mail.ts';
import { askMail, yourDataLink } from '#/people/ask-mail.ts';
import type { LinkSigner } from '#/people/asks.ts';
import { webhookMail } from '#/webhooks/failures.ts';
import type { Config } from './config/config.ts';

export interface MailOptions {
  config: Config;
  auth: Auth;
  /** The secret of the installation. */
  secret: string;
  /** Signs the links by which a visitor asks for their data. */
  signer: LinkSigner;
  /** Where staff open the site: its public address, or where it listens. */
  address: string;
  digest: DigestTime | null;
  staffTimeZone: string;
}

/** The channel for email, which knows how each kind is written. */
export function connectMail(database: Database, options: MailOptions): MailChannel {
  const { config, auth, secret, signer, address, digest, staffTimeZone } = options;
  const { smtpUrl, publicUrl } = config;
  return createMailChannel({
    smtpUrl,
    from: { name: brand.name, address: config.mailFrom },
    dataDir: config.dataDir,
    sealer: database.sealer,
    compose: {
      ...inboxMail(database, { ...config, yourDataLink: yourDataLink(publicUrl, signer) }),
      ...askMail(database, { ...config, signer }),
      [noticeKind]: noticeMail(database, config),
      [resetKind]: resetMail({ database, auth }, address),
      ...replyMail(database, config),
      ...webhookMail(database, config),
      ...backupMail(database, config),
      ...invitationMail(database, { secret, publicUrl, sends: smtpUrl !== undefined }),
      ...reminderMail(database, {
        ...config,
        digest,
        timeZone: staffTimeZone,
        nameOf: (ids) => staffNames(database.db, ids),
      }),
    },
  });
}
