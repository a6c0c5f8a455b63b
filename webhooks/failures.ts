import { mail } from '#/content/mail.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Database } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { byMail, enqueue, type OnAttempt } from '#/outbox/queue.ts';
import { findWebhook, lockWebhook, pauseWebhook, webhookOf } from './webhooks.ts';

/** Nothing but failures for so long: a receiver that comes back sooner misses nothing. */
const pauseAfterMs = 3 * 24 * 3_600_000;
/** Two failures that lie days apart say little. */
const minFailures = 10;
/** The code of a receiver that wants no more messages. */
const goneCode = 'HTTP 410';

const pausedMailKind = 'webhook.paused';

/** Counts what a webhook fails without a success between, and pauses it, with mail to staff, when that goes on for days. */
export const trackFailures: OnAttempt = async (write, { destination, outcome, code, at }) => {
  const id = webhookOf(destination);
  const webhook = await lockWebhook(write, id);
  if (!webhook) return;
  if (outcome === 'delivered') {
    if (webhook.failures === 0) return;
    const working = { failing_since: null, failures: 0, last_error: null };
    await write.updateTable('webhooks').set(working).where('id', '=', id).execute();
    return;
  }
  const failing_since = webhook.failing_since ?? at;
  const failures = webhook.failures + 1;
  await write.updateTable('webhooks').set({ failing_since, failures, last_error: code }).where('id', '=', id).execute();
  const isGone = code === goneCode;
  const isLong = failures >= minFailures && Date.parse(at) - Date.parse(failing_since) >= pauseAfterMs;
  if (webhook.paused_at !== null || (!isGone && !isLong)) return;
  await enqueue(write, { kind: pausedMailKind, ...byMail, subjectId: id, now: at });
  await pauseWebhook(write, id, { because: isGone ? 'gone' : 'failing', error: code, actor: systemActor });
};

/** Composes the mail that says that a webhook was paused; null when it works again or is removed. */
export function webhookMail({ db }: Database, options: { notifyEmail: string; publicUrl: string | undefined }) {
  return {
    [pausedMailKind]: async (id: string) => {
      const webhook = await findWebhook(db, id);
      if (!webhook || webhook.paused_at === null) return null;
      const { subject, gone, failing, meanwhile, link } = mail.webhookPaused;
      const reason = webhook.paused_because === 'gone' ? gone : failing;
      const page = `${options.publicUrl ?? ''}${paths.admin}${staffPaths.webhooks}`;
      return {
        to: options.notifyEmail,
        subject,
        text: [
          reason.replace('{name}', () => webhook.name).replace('{error}', () => webhook.last_error ?? 'unknown'),
          meanwhile,
          '',
          link.replace('{link}', () => page),
        ].join('\n'),
      };
    },
  };
}
