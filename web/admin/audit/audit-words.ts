import type { AuditItem } from './audit-api.ts';

/** The kinds of things that changes are about, for a choice. */
export const subjects: readonly { value: string; label: string }[] = [
  { value: 'submission', label: 'Requests' },
  { value: 'call', label: 'Calls and chats' },
  { value: 'account', label: 'Accounts' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'token', label: 'API tokens' },
  { value: 'setting', label: 'Settings' },
  { value: 'webhook', label: 'Webhooks' },
  { value: 'delivery', label: 'Deliveries' },
  { value: 'person', label: 'People’s data' },
  { value: 'export', label: 'Exports' },
];

/** Who may have made a change without an account. */
export const otherActors: readonly { value: string; label: string }[] = [
  { value: 'visitor', label: 'Visitors' },
  { value: 'assistant', label: 'The assistant' },
  { value: 'system', label: 'Frontdesk itself' },
];

export function whoOf({ actor: { kind, name } }: AuditItem): string {
  switch (kind) {
    case 'staff':
      return name ?? 'Somebody who left';
    case 'token':
      return name === null ? 'A program' : `The program ${name}`;
    case 'visitor':
      return 'A visitor';
    case 'assistant':
      return 'The assistant';
    case 'system':
      return 'Frontdesk';
  }
}

type Words = (facts: Record<string, unknown>, item: AuditItem) => string;

/** What was done, after the name of who did it. */
const sentences: Record<string, Words> = {
  'submission.created': (_, { words }) => `sent a request${nameIn(words, 'full_name')}`,
  'submission.status_changed': ({ from, to }) => `set the status of a request from ${from ?? 'new'} to ${to}`,
  'submission.notes_changed': () => 'changed the notes of a request',
  'submission.assigned': ({ to }, item) =>
    to === null ? 'took a request off everybody' : `gave a request to ${nameOf(item, to)}`,
  'submission.labelled': () => 'changed the labels of a request',
  'submission.spam_changed': ({ is_spam }) => (is_spam ? 'marked a request as spam' : 'took a request out of spam'),
  'submission.deleted': () => 'deleted a request',
  'submission.restored': () => 'took back the deletion of a request',
  'submission.joined': () => 'joined requests',
  'submission.parted': () => 'parted requests',
  'submission.replied': () => 'wrote a reply',
  'submission.reply_accepted': () => 'handed a reply to the mail server',
  'submission.reply_failed': () => 'could not send a reply',
  'submission.answered': () => 'received an answer by email',
  'submission.reply_bounced': () => 'got a mail back undelivered',
  'submission.answer_dealt': () => 'needed no reply to an answer',
  'submission.called': () => 'called about a request',
  'submission.texted': () => 'sent a text message about a request',
  'submission.corrected': () => 'corrected a request',
  'submission.erased': () => 'erased a request',
  'submission.data_asked': ({ wants }) =>
    wants === 'erasure' ? 'asked to have their data erased' : 'asked for a copy of their data',
  'submission.data_given': ({ wants }) =>
    wants === 'erasure' ? 'finished an erasure that was asked for' : 'finished a copy of data that was asked for',
  'submission.expired': () => 'deleted a request that was kept long enough',
  'person.exported': () => 'handed over what is held of a person',
  'person.erased': () => 'erased what was held of a person',
  'export.made': () => 'downloaded requests as CSV',
  'delivery.replayed': () => 'sent a delivery again',
  'webhook.added': () => 'added a webhook',
  'webhook.changed': () => 'changed a webhook',
  'webhook.paused': () => 'paused a webhook',
  'webhook.resumed': () => 'resumed a webhook',
  'webhook.removed': () => 'removed a webhook',
  'webhook.secret_changed': () => 'changed the secret of a webhook',
  'call.deleted': () => 'deleted a call',
  'call.expired': () => 'deleted a call that was kept long enough',
  'account.created': (_, { words, subject_name }) => `created the account${nameIn(words, 'name') || of(subject_name)}`,
  'account.removed': () => 'removed an account',
  'account.password_reset': (_, { subject_name }) => `set a new password${subject_name ? ` for ${subject_name}` : ''}`,
  'account.signed_in': ({ new_browser }) => (new_browser ? 'signed in with a new browser' : 'signed in'),
  'account.second_step_failed': () => 'failed at the second step of a sign-in',
  'account.session_revoked': () => 'ended a session',
  'account.password_changed': () => 'changed the password',
  'account.password_reset_sent': () => 'sent a link for a new password',
  'account.renamed': () => 'changed the name of the account',
  'account.confirmed': () => 'gave the password again',
  'account.two_factor_enabled': () => 'switched two-step sign-in on',
  'account.two_factor_disabled': () => 'switched two-step sign-in off',
  'account.recovery_codes_renewed': () => 'made new recovery codes',
  'account.phone_added': () => 'added a phone number for codes',
  'account.phone_removed': () => 'removed the phone number for codes',
  'account.passkey_added': (_, { words }) => `added a passkey${nameIn(words, 'name')}`,
  'account.passkey_renamed': (_, { words }) => `renamed a passkey${nameIn(words, 'name')}`,
  'account.passkey_removed': () => 'removed a passkey',
  'account.role_changed': ({ from, to }, { subject_name }) =>
    `changed the role of ${subject_name ?? 'an account'} from ${from} to ${to}`,
  'invitation.created': ({ role }, { words }) => `invited${nameIn(words, 'email') || ' somebody'} as ${role}`,
  'invitation.renewed': () => 'made a new link for an invitation',
  'invitation.withdrawn': () => 'withdrew an invitation',
  'invitation.accepted': ({ role }) => `accepted an invitation as ${role}`,
  'token.created': (_, { words, subject_name }) => `made the API token${nameIn(words, 'name') || of(subject_name)}`,
  'token.revoked': (_, { subject_name }) => `revoked the API token${of(subject_name)}`,
  'setting.second_factor_changed': ({ required }) =>
    required ? 'required a second factor of everybody' : 'left the second factor to each person',
  'setting.first_step_skipped': ({ step }) => `skipped the first step ${step}`,
  'setting.first_steps_dismissed': () => 'closed the first steps',
};

/** A kind that has no sentence here is told by its own words. */
export function whatOf(item: AuditItem): string {
  const sentence = Object.hasOwn(sentences, item.kind) ? sentences[item.kind] : undefined;
  return sentence?.(item.data, item) ?? `${item.kind.split('.').at(-1)?.replaceAll('_', ' ')} (${item.subject.kind})`;
}

function nameOf({ names }: AuditItem, id: unknown): string {
  return (typeof id === 'string' && names[id]) || 'somebody who left';
}

function of(name: string | null): string {
  return name === null ? '' : ` ${name}`;
}

/** With a space before it; nothing once the words are erased. */
function nameIn(words: AuditItem['words'], field: string): string {
  const value = words?.[field];
  if (typeof value !== 'string') return '';
  return field === 'full_name' ? ` as ${value}` : ` ${value}`;
}
