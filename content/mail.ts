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
});

/** The emails about a request. */
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
    notYou: 'If you did not send this request, you can ignore this email.',
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
});
