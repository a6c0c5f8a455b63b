import type { Database } from '#/database/open.ts';
import type { SubmissionRow } from '#/database/schema.ts';
import type { Compose } from '#/outbox/worker.ts';
import { getSubmission } from './submissions.ts';

export interface InboxMailOptions {
  /** Who reads new requests. */
  notifyEmail: string;
  /** Where the inbox is, if the operator has said so. */
  publicUrl: string | undefined;
}

/** The e-mails a request causes, written when they are sent, so that they say what is stored then. */
export function inboxMail(database: Database, options: InboxMailOptions): Record<string, Compose> {
  return {
    'submission.notice': async ({ subject_id }) => {
      const request = await getSubmission(database.db, subject_id);
      return (
        request && {
          to: options.notifyEmail,
          replyTo: { name: request.full_name, address: request.email },
          subject: request.urgent ? 'An urgent call-back request has arrived' : 'A new request has arrived',
          text: noticeText(request, options.publicUrl),
        }
      );
    },
    'submission.receipt': async ({ subject_id }) => {
      const request = await getSubmission(database.db, subject_id);
      return (
        request && {
          to: request.email,
          replyTo: { name: '', address: options.notifyEmail },
          subject: 'We have received your request',
          text: receiptText(request),
        }
      );
    },
  };
}

function noticeText(request: SubmissionRow, publicUrl: string | undefined): string {
  return [
    // Isolated, so that a name written from right to left leaves the sentence as it is.
    request.urgent
      ? `\u2068${request.full_name}\u2069 has asked for a person. Please call or write back as soon as you can.`
      : `\u2068${request.full_name}\u2069 has asked to start working with us.`,
    '',
    `Email: ${request.email}`,
    `Website/Brand: ${request.website ?? 'not given'}`,
    ...(request.phone ? [`Phone: ${request.phone}`] : []),
    `Preferred contact method: ${request.contact_method}`,
    `Received: ${request.created_at}`,
    '',
    'Service bottleneck:',
    quoted(request.bottleneck),
    '',
    ...(request.call_id ? ['It came out of a demo call; what was said stands in the inbox beside it.', ''] : []),
    publicUrl ? `The inbox: ${publicUrl}/admin` : 'The request stands in the inbox under /admin.',
    'An answer to this e-mail goes to the sender of the request.',
  ].join('\n');
}

function receiptText(request: SubmissionRow): string {
  return [
    `Hello \u2068${request.full_name}\u2069,`,
    '',
    'Thank you for your request. It has arrived, and our team replies within 24 hours.',
    '',
    'What you told us:',
    quoted(request.bottleneck),
    '',
    'What happens next: we analyze the bottleneck, design a custom AI solution, schedule a demo call with you, and go',
    'live within 7 days.',
    '',
    'If you did not send this request, you need not do anything.',
  ].join('\n');
}

/** Marked line by line, so that a visitor's words cannot pass for ours. */
function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
