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
  }),
});

/** The emails about a request. */
export const mail = mailSchema.parse({
  receipt: {
    subject: 'We have received your request',
    greeting: 'Hello {name},',
    namelessGreeting: 'Hello,',
    thanks: `Thank you for your request. It has reached us, and our team replies within ${promised.replyWithin}.`,
    nextHeading: startWorking.form.success.nextHeading,
    next: startWorking.form.success.next,
    notYou: 'If you did not send this request, you can ignore this email.',
    signature: brand.name,
  },
  notice: {
    subject: 'New request',
    urgentSubject: 'Urgent request',
    opening: '{name} sent a request.',
    urgentOpening: '{name} asked for a person. Please call or write back as soon as you can.',
  },
});
