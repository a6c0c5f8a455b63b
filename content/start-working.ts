import * as z from 'zod';
import { formSchema } from '#/forms/form-schema.ts';
import { figures, promised } from './claims.ts';
import { paths } from './paths.ts';
import { requestForm } from './request-form.ts';
import { figureSchema, linkSchema, pageSchema, words } from './schema.ts';

const formWords = z.object({
  heading: words,
  submit: words,
  sending: words,
  success: z.object({
    heading: words,
    thanks: words,
    nextHeading: words,
    next: z.array(words).length(4),
    again: linkSchema,
  }),
});

// Validates the form like all content; browsers load the list without this check.
formSchema.parse(requestForm);

export const startWorking = z
  .object({
    page: pageSchema,
    header: z.object({ heading: words, text: words }),
    promises: z.array(figureSchema).length(3),
    form: formWords,
  })
  .parse({
    page: {
      title: 'Start Working With Us',
      description: `Tell us where your customer service gets stuck. We reply within ${promised.replyWithin}, and you can be live within ${promised.liveWithin}.`,
    },
    header: {
      heading: 'Start Working With Us',
      text: `Sign the guest book and tell us where your service gets stuck. Our team replies within ${promised.replyWithin}.`,
    },
    promises: [figures.response, figures.goLive, figures.moneyBack],
    form: {
      heading: 'Your request',
      submit: "Let's Automate This",
      sending: 'Processing...',
      success: {
        heading: "Success! We'll Be In Touch Soon",
        thanks: `Thank you for your request. Our team replies within ${promised.replyWithin}.`,
        nextHeading: 'What happens next?',
        next: [
          'We analyze your service bottleneck',
          'We design a custom AI solution',
          'We schedule a demo call with you',
          `You go live within ${promised.liveWithin}`,
        ],
        again: { label: 'Submit another request', href: paths.startWorking },
      },
    },
  });

export type RequestFormWords = z.infer<typeof formWords>;
