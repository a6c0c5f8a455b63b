import { mail } from '#/content/mail.ts';
import type { Database } from '#/database/open.ts';
import { readBackupState } from './state.ts';

export const failingBackupKind = 'backup.failing';

/** Composes the mail that says that backups fail; null when they work again. */
export function backupMail({ db }: Database, { notifyEmail }: { notifyEmail: string }) {
  return {
    [failingBackupKind]: async () => {
      const { failures, failingSince, error, lastAt } = await readBackupState(db);
      if (failures === 0 || failingSince === null) return null;
      const { subject, failing, last, never, meanwhile } = mail.backupFailing;
      return {
        to: notifyEmail,
        subject,
        text: [
          failing.replace('{since}', minuteOf(failingSince)).replace('{error}', () => error ?? 'unknown'),
          lastAt ? last.replace('{at}', minuteOf(lastAt)) : never,
          '',
          meanwhile,
        ].join('\n'),
      };
    },
  };
}

/** '2026-11-23 08:00' of an ISO time. */
function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
