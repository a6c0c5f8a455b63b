import { mail } from '#/content/mail.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Database } from '#/database/open.ts';
import { linkToken } from './link-token.ts';

export const invitationMailKind = 'account.invitation';

/** The path of the page where an invitation is accepted. Behind the number sign a token is in no log of a server. */
export function invitationPath(token: string): string {
  return `${paths.admin}${staffPaths.invitation}#${token}`;
}

export interface InvitationMailOptions {
  /** The key that tokens are made from. */
  secret: string;
  /** The site's configured public origin; without it a mail would hold no link that works. */
  publicUrl: string | undefined;
  /** Whether mail goes to a mail server: a file with a link would be a way in for whoever reads it. */
  sends: boolean;
}

/** Composes the mail of an invitation when it is sent: with the link of that moment, none when it is not open. */
export function invitationMail({ db }: Database, { secret, publicUrl, sends }: InvitationMailOptions) {
  return {
    [invitationMailKind]: async (invitationId: string) => {
      const row = await db
        .selectFrom('invitations')
        .leftJoin('user', 'user.id', 'invitations.invited_by')
        .select(['invitations.email', 'invitations.version', 'invitations.expires_at', 'user.name as inviter'])
        .where('invitations.id', '=', invitationId)
        .executeTakeFirst();
      if (!row || !publicUrl || !sends || row.expires_at <= new Date().toISOString()) return null;
      const { subject, opening, link, once, notYou, signature } = mail.invitation;
      const address = `${publicUrl}${invitationPath(linkToken(secret, 'invitation', invitationId, row.version))}`;
      return {
        to: row.email,
        subject,
        text: [
          // Isolated, so that a right-to-left name does not reorder the sentence.
          opening.replace('{name}', () => `\u2068${row.inviter ?? signature}\u2069`),
          '',
          link.replace('{link}', () => address),
          '',
          once,
          notYou,
          '',
          signature,
        ].join('\n'),
      };
    },
  };
}
