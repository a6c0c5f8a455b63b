import { mail } from '#/content/mail.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Database } from '#/database/open.ts';
import { getSubmission } from '#/inbox/request/submission-row.ts';
import { askedKind, confirmKind, type LinkSigner, latestAsk } from './asks.ts';

/** Where visitors ask for their data. */
export const yourDataPath = '/your-data';

export interface AskMailOptions {
  notifyEmail: string;
  /** The site's configured public origin: without one there is no link to send. */
  publicUrl: string | undefined;
  signer: LinkSigner;
}

/** The link in a receipt by which its reader asks for their data; null without a public address. */
export function yourDataLink(publicUrl: string | undefined, signer: LinkSigner) {
  return (submissionId: string) =>
    publicUrl === undefined ? null : `${publicUrl}${yourDataPath}?of=${signer.sign('ask', submissionId)}`;
}

/** Composes the mail that asks whether it was them, and the one that tells staff. */
export function askMail({ db }: Database, { notifyEmail, publicUrl, signer }: AskMailOptions) {
  return {
    [askedKind]: async () => ({
      to: notifyEmail,
      subject: mail.dataAsked.subject,
      text: mail.dataAsked.text.replace('{link}', () => `${publicUrl ?? ''}${paths.admin}${staffPaths.people}`),
    }),
    [confirmKind]: async (submissionId: string) => {
      const request = await getSubmission(db, submissionId);
      const ask = await latestAsk(db, submissionId);
      if (!request || !ask || publicUrl === undefined) return null;
      const link = `${publicUrl}${yourDataPath}/confirm?of=${signer.sign('confirm', ask.id)}`;
      const { subject, opening, wants, lasts, notYou, signature } = mail.yourData;
      return {
        to: request.email,
        replyTo: { name: '', address: notifyEmail },
        subject,
        text: [opening, '', wants[ask.wants], link, '', lasts, notYou, '', signature].join('\n'),
      };
    },
  };
}
