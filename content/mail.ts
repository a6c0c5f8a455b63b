import * as z from 'zod';
import { brand } from './brand.ts';
import { promised } from './claims.ts';
import { words } from './schema.ts';
import { startWorking } from './start-working.ts';

const mailSchema = z.object({
  /** To whoever sent a request. */
  receipt: z.object({
    subject: words,
    /** `{name}`: the sender's. */
    greeting: words,
    thanks: words,
    yourWords: words,
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

/** The e-mails a request causes. */
export const mail = mailSchema.parse({
  receipt: {
    subject: 'We have received your request',
    greeting: 'Hello {name},',
    thanks: `Thank you for your request. It has arrived, and our team replies within ${promised.replyWithin}.`,
    yourWords: 'What you told us:',
    nextHeading: startWorking.form.success.nextHeading,
    next: startWorking.form.success.next,
    notYou: 'If you did not send this request, you need not do anything.',
    signature: brand.name,
  },
  notice: {
    subject: 'A new request has arrived',
    urgentSubject: 'An urgent call-back request has arrived',
    opening: '{name} has asked to start working with us.',
    urgentOpening: '{name} has asked for a person. Please call or write back as soon as you can.',
  },
});
