import { mail } from '#/content/mail.ts';
import { paths } from '#/content/paths.ts';
import { requestForm } from '#/content/request-form.ts';
import type { Database } from '#/database/open.ts';
import type { Field } from '#/forms/field.ts';
import { shownValue, staffLabel } from '#/forms/shown-field.ts';
import type { SubmissionField } from '../request/submission-input.ts';
import { getSubmission } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { displayName, firstName } from './names.ts';

export interface InboxMailOptions {
  /** The address that gets the notices of new requests. */
  notifyEmail: string;
  /** The site's configured public origin, for links to the inbox. */
  publicUrl: string | undefined;
  /** Where the reader of a receipt asks for their data; null for no such link. */
  yourDataLink?: (submissionId: string) => string | null;
}

/** Composes a request's emails, by kind of outbox entry, when they are sent, from what is stored then. */
export function inboxMail(database: Database, options: InboxMailOptions) {
  /** No mail goes out for spam, nor for what is deleted or erased. */
  async function wanted(submissionId: string): Promise<SubmissionRow | null> {
    const request = await getSubmission(database.db, submissionId);
    return request?.is_spam ? null : request;
  }

  return {
    'submission.notice': async (submissionId: string) => {
      const request = await wanted(submissionId);
      return (
        request && {
          to: options.notifyEmail,
          replyTo: { name: displayName(request.full_name), address: request.email },
          subject: request.urgent ? mail.notice.urgentSubject : mail.notice.subject,
          text: noticeText(request, options.publicUrl),
        }
      );
    },
    'submission.receipt': async (submissionId: string) => {
      const request = await wanted(submissionId);
      return (
        request && {
          to: request.email,
          replyTo: { name: '', address: options.notifyEmail },
          subject: mail.receipt.subject,
          text: receiptText(request, options.yourDataLink?.(submissionId) ?? null),
        }
      );
    },
  };
}

/** All fields but the name, which the email begins with. */
const told: readonly Field<SubmissionField>[] = requestForm.filter(({ name }) => name !== 'full_name');
const longFields = told.filter(({ rows }) => rows);
const shortFields = told.filter(({ rows }) => !rows);

/** In UTC, which it names: an email does not know its reader's time zone. */
const received = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
});

/** Omits an empty conditional field; an empty field that every form has is 'not given'. */
function factLine(field: Field, value: string | null): string[] {
  if (value === null && field.when) return [];
  return [`${staffLabel(field)}: ${value === null ? 'not given' : shownValue(field, value)}`];
}

function noticeText(request: SubmissionRow, publicUrl: string | undefined): string {
  return [
    named(request.urgent ? mail.notice.urgentOpening : mail.notice.opening, request.full_name),
    '',
    ...shortFields.flatMap((field) => factLine(field, request[field.name])),
    `Received: ${received.format(new Date(request.created_at))}`,
    mail.notice.promise,
    '',
    ...longFields.flatMap((field) => [`${staffLabel(field)}:`, quoted(request[field.name] ?? 'not given'), '']),
    ...(request.call_id ? [mail.notice.fromCall, ''] : []),
    mail.notice.inInbox.replace('{link}', `${publicUrl ?? ''}${paths.admin}?request=${request.id}`),
    named(mail.notice.replyTo, request.full_name),
  ].join('\n');
}

/**
 * The text of a receipt. Anybody may have typed its recipient's address, so it repeats only the first name and the way
 * of contact, and cannot carry a stranger's message.
 */
function receiptText({ full_name, contact_method }: SubmissionRow, yourDataLink: string | null): string {
  const name = firstName(full_name);
  const { greeting, namelessGreeting, thanks, reply, nextHeading, next, notYou, yourData, signature } = mail.receipt;
  return [
    name === null ? namelessGreeting : named(greeting, name),
    '',
    [thanks, reply[contact_method]].filter(Boolean).join(' '),
    '',
    nextHeading,
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    notYou,
    ...(yourDataLink === null ? [] : [yourData.replace('{link}', () => yourDataLink)]),
    '',
    signature,
  ].join('\n');
}

/** Isolates the name (U+2068, U+2069), so that a right-to-left name does not reorder the sentence. */
export function named(sentence: string, name: string): string {
  return sentence.replace('{name}', () => `\u2068${name}\u2069`);
}

/** Quotes every line, so that a visitor's words cannot pass for ours. */
function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
