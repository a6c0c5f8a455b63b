import { brand } from '#/content/brand.ts';
import type { HistoryItem } from '#/inbox/changes/history.ts';

/** As the person whom it is about reads it. */
const emails: Record<string, string> = {
  'submission.notice': 'Notice to our staff',
  'submission.receipt': 'Confirmation to you',
  'submission.reply': 'Our reply to you',
  'submission.due': 'Reminder to our staff',
  'person.confirm': 'Question to you, whether you asked for your data',
  'person.asked': 'Notice to our staff that you asked for your data',
};

const changes: Record<string, string> = {
  'submission.created': 'the request was sent',
  'submission.status_changed': 'its status was changed',
  'submission.notes_changed': 'its notes were changed',
  'submission.assigned': 'it was given to a member of our staff',
  'submission.labelled': 'its labels were changed',
  'submission.corrected': 'it was corrected',
  'submission.data_asked': 'you asked for your data, or for its erasure',
  'submission.data_given': 'what you asked for was done',
  'submission.spam_changed': 'it was marked as spam, or as none',
  'submission.joined': 'it was joined with another request',
  'submission.parted': 'it was parted from another request',
  'submission.replied': 'a reply was written',
  'submission.reply_accepted': 'the reply was sent',
  'submission.reply_failed': 'the reply could not be sent',
  'submission.reply_bounced': 'an email came back undelivered',
  'submission.answered': 'your answer came by email',
  'submission.answer_dealt': 'your answer was read',
  'submission.called': 'you were called',
  'submission.texted': 'you were sent a text message',
  'submission.deleted': 'it was deleted',
  'submission.restored': 'its deletion was taken back',
};

const actors: Record<HistoryItem['actor']['kind'], string> = {
  visitor: 'you',
  staff: 'a member of our staff',
  token: 'a program of ours',
  assistant: 'our assistant',
  system: brand.name,
};

export function emailText(kind: string): string {
  return emails[kind] ?? plain(kind);
}

export function changeText({ kind, actor }: HistoryItem): string {
  return `${changes[kind] ?? plain(kind)}, by ${actor.name ?? actors[actor.kind]}`;
}

/** A kind that has no words here is told by its own. */
function plain(kind: string): string {
  return kind.slice(kind.indexOf('.') + 1).replaceAll('_', ' ');
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Such as `23 November 2026 at 05:35 UTC`. */
export function momentText(at: string): string {
  return `${moment.format(new Date(at))} UTC`;
}
