import * as z from 'zod';
import { words } from './schema.ts';

const told = z.object({ heading: words, text: words });

const yourDataSchema = z.object({
  /** Opened by the link in a confirmation of a request. */
  ask: z.object({
    heading: words,
    text: words,
    legend: words,
    wishes: z.object({ copy: words, erasure: words }),
    send: words,
  }),
  /** Opened by the link in the mail that this sends. */
  confirm: z.object({ heading: words, wishes: z.object({ copy: words, erasure: words }), send: words }),
  told: z.object({ sent: told, limited: told, done: told, gone: told }),
});

/** The pages by which visitors ask for what is held of them. */
export const yourData = yourDataSchema.parse({
  ask: {
    heading: 'Your data',
    text: 'You can have a copy of everything that we hold under your email address, or have it deleted. We send you an email first, to make sure that it is you.',
    legend: 'What would you like?',
    wishes: { copy: 'A copy of my data', erasure: 'Delete everything about me' },
    send: 'Send me the email',
  },
  confirm: {
    heading: 'Is that right?',
    wishes: {
      copy: 'You would like a copy of everything that we hold under your email address. Our team gets it ready and sends it to you.',
      erasure:
        'You would like us to delete everything that we hold under your email address. Our team then deletes your requests, our replies and what was said in your calls and chats. This cannot be undone.',
    },
    send: 'Yes, please',
  },
  told: {
    sent: {
      heading: 'Look into your mailbox',
      text: 'We have sent you an email with a link. It works for one day. Nothing happens before you follow it.',
    },
    limited: {
      heading: 'An email is on its way already',
      text: 'We have sent you several emails today. Please use the link in the last one, or try again tomorrow.',
    },
    done: {
      heading: 'Thank you, we have it',
      text: 'Our team has been told and takes care of it, within a month at the latest, as the law says.',
    },
    gone: {
      heading: 'This link no longer works',
      text: 'It is too old, or we no longer hold what it was about. You can always write to us with the form.',
    },
  },
});
