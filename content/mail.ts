import * as z from 'zod';
import { brand } from './brand.ts';
import { promised } from './claims.ts';
import { words } from './schema.ts';
import { startWorking } from './start-working.ts';

const mailSchema = z.object({
  /** To whoever sent a request. */
  receipt: z.object({
    subject: words,
    /** `{name}`: the sender's first name. */
    greeting: words,
    /** For who gave no name that can be used. */
    namelessGreeting: words,
    thanks: words,
    nextHeading: words,
    next: z.array(words),
    notYou: words,
    signature: words,
  }),
  /** To staff, of each request. */
  notice: z.object({
    subject: words,
    urgentSubject: words,
    /** `{name}`: the sender's. */
    opening: words,
    urgentOpening: words,
  }),
});

/** The emails a request causes. */
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
