import * as z from 'zod';
import { brand } from './brand.ts';
import { promised } from './claims.ts';
import { words } from './schema.ts';
import { startWorking } from './start-working.ts';

const mailSchema = z.object({
  /** Sent to the visitor. */
  receipt: z.object({
    subject: words,
    /** `{name}` is the visitor's first name. */
    greeting: words,
    /** For visitors without a usable first name. */
    namelessGreeting: words,
    thanks: words,
    /** By the way of contact that was chosen. */
    reply: z.record(z.string(), words),
    nextHeading: words,
    next: z.array(words),
    notYou: words,
    /** `{link}` is where they ask for their data; left out where the site has no public address. */
    yourData: words,
    signature: words,
  }),
  /** Sent to staff when a visitor has confirmed that they ask for their data. It names nobody. */
  dataAsked: z.object({ subject: words, text: words }),
  /** Sent to a visitor who asks for their data: was it them? The link is on a line of its own. */
  yourData: z.object({
    subject: words,
    opening: words,
    wants: z.object({ copy: words, erasure: words }),
    lasts: words,
    notYou: words,
    signature: words,
  }),
  /** Sent to staff for each request. */
  notice: z.object({
    subject: words,
    urgentSubject: words,
    /** `{name}` is the visitor's full name. */
    opening: words,
    urgentOpening: words,
    /** How soon the site says that staff reply. */
    promise: words,
    fromCall: words,
    /** `{link}` is the request's address in the inbox. */
    inInbox: words,
    /** `{name}` is the visitor's full name. */
    replyTo: words,
  }),
  /** Warns staff of a request whose promised time is almost over. */
  dueWarning: z.object({
    subject: words,
    /** `{name}` is the visitor's full name, `{due}` when the promised time is over. */
    due: words,
    /** In the place of `due` when it was sent too late. */
    missed: words,
    promise: words,
    /** `{name}` is the member of staff who has it. */
    assigned: words,
    unassigned: words,
  }),
  /** Sent to staff each working morning. */
  digest: z.object({
    subject: words,
    /** `{since}` is the time of the digest before. */
    new: words,
    open: words,
    overdue: words,
    byPerson: words,
    /** Whom requests have that nobody has. */
    nobody: words,
    /** After a number. */
    openOnes: words,
    overdueOnes: words,
    /** `{link}` is the inbox's address. */
    inInbox: words,
    /** `{link}` is the address of what is overdue. */
    overdueLink: words,
  }),
  /** Tells staff that a webhook is paused. */
  webhookPaused: z.object({
    subject: words,
    /** `{name}` is the webhook's, `{error}` the code of the last failure. */
    failing: words,
    gone: words,
    meanwhile: words,
    /** `{link}` is the address of the page of webhooks. */
    link: words,
  }),
  /** Tells staff that backups fail. */
  backupFailing: z.object({
    subject: words,
    /** `{since}` is a time in UTC, `{error}` the code of the last failure. */
    failing: words,
    /** `{at}` is a time in UTC. */
    last: words,
    never: words,
    meanwhile: words,
  }),
  /** Sent to whom an owner invites. */
  invitation: z.object({
    subject: words,
    /** `{name}` is the owner's. */
    opening: words,
    /** `{link}` is the address where it is accepted. */
    link: words,
    once: words,
    notYou: words,
    signature: words,
  }),
});

/** The emails that Frontdesk writes. */
export const mail = mailSchema.parse({
  receipt: {
    subject: 'We have received your request',
    greeting: 'Hello {name},',
    namelessGreeting: 'Hello,',
    thanks: [
      `Thank you for your request. We have it, and our team replies within ${promised.replyWithin}.`,
      ...promised.businessHours,
    ].join(' '),
    reply: startWorking.form.success.unnamed.reply,
    nextHeading: startWorking.form.success.nextHeading,
    next: startWorking.form.success.next,
    notYou: 'If you didn’t send this request, you can ignore this email.',
    yourData: 'Ask for a copy of your data, or have it deleted: {link}',
    signature: brand.name,
  },
  dataAsked: {
    subject: 'Somebody asks for their data',
    text: 'A visitor asks for a copy of their data, or to have it deleted, and has confirmed it by email. Who it is and what they ask for is in the settings, under People’s data: {link}',
  },
  yourData: {
    subject: 'Please confirm what you asked for',
    opening: 'Hello,',
    wants: {
      copy: 'Somebody asked for a copy of everything that we hold under this email address. If it was you, open this link:',
      erasure:
        'Somebody asked us to delete everything that we hold under this email address. If it was you, open this link:',
    },
    lasts: 'The link works for one day.',
    notYou: 'If it wasn’t you, you can ignore this email: nothing happens.',
    signature: brand.name,
  },
  notice: {
    subject: 'New request',
    urgentSubject: 'Urgent request',
    opening: '{name} sent a request.',
    urgentOpening: '{name} asked for a person. Please get back to them as soon as you can.',
    promise: `The site promises a reply within ${promised.replyWithin}.`,
    fromCall: 'It came from a conversation with the assistant. The transcript is in the inbox.',
    inInbox: 'It is in the inbox: {link}',
    replyTo: 'Reply to this email to answer {name}.',
  },
  dueWarning: {
    subject: 'A request is due soon',
    due: 'Nobody has answered {name} yet. The reply is due by {due}.',
    missed: 'Nobody has answered {name} yet. The reply was due by {due}.',
    promise: `The site promises a reply within ${promised.replyWithin}.`,
    assigned: '{name} has the request.',
    unassigned: 'Nobody has the request yet.',
  },
  digest: {
    subject: 'The inbox this morning',
    new: 'New since {since}',
    open: 'Open (new or contacted)',
    overdue: 'Overdue',
    byPerson: 'Open requests by person',
    nobody: 'Nobody yet',
    openOnes: 'open',
    overdueOnes: 'overdue',
    inInbox: 'The inbox: {link}',
    overdueLink: 'What is overdue: {link}',
  },
  webhookPaused: {
    subject: 'A webhook is paused',
    failing: 'The webhook {name} has failed for three days, last with {error}. It is paused.',
    gone: 'The webhook {name} answered that it wants no more messages ({error}). It is paused.',
    meanwhile: 'What waits for it is kept. When it is resumed, the changes of the three days before are sent, too.',
    link: 'Test and resume it: {link}',
  },
  backupFailing: {
    subject: 'Backups are failing',
    failing: 'No backup could be made since {since} (UTC). The last try failed with {error}.',
    last: 'The newest backup is of {at} (UTC).',
    never: 'There is no backup yet.',
    meanwhile: 'The server tries again at least once an hour. "npm run doctor" on the server says what is set.',
  },
  invitation: {
    subject: `You are invited to the inbox of ${brand.name}`,
    opening: `{name} invites you to work in the inbox of ${brand.name}.`,
    link: 'Choose your name and password here: {link}',
    once: 'The link works once, for this address, and for seven days.',
    notYou: 'If you did not expect this invitation, you can ignore this email.',
    signature: brand.name,
  },
});
