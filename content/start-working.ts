import * as z from 'zod';
import { formSchema } from '#/forms/form-schema.ts';
import { figures, promised } from './claims.ts';
import { paths } from './paths.ts';
import { requestForm } from './request-form.ts';
import { requestUse } from './request-use.ts';
import { figureSchema, linkSchema, pageSchema, words } from './schema.ts';

const nextWords = z.object({
  /** How the team gets in touch, by the way chosen. */
  reply: z.record(z.string(), words),
  /** Only where a confirmation is on its way. */
  confirmation: words,
});

const formWords = z.object({
  heading: words,
  submit: words,
  sending: words,
  /** Above the button. */
  owed: words,
  /** Below the button. */
  privacy: z.object({ text: words, link: linkSchema }),
  success: z.object({
    heading: words,
    thanks: words,
    /** `{email}` and `{phone}` are the visitor's, as the server understood them. */
    named: nextWords,
    /** Where the page does not know them: without JavaScript. */
    unnamed: nextWords,
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
    header: z.object({
      heading: words,
      text: words,
    }),
    promises: z.array(figureSchema).length(3),
    questions: z.object({ heading: words, links: z.array(linkSchema) }),
    /** What each step that follows a request is, in the words of the quote and the week. */
    nextTexts: z.array(words).length(4),
    form: formWords,
  })
  .parse({
    page: {
      title: 'Start Working With Us',
      description: `Tell us which calls and messages you can’t get to. We reply within ${promised.replyWithin}, and you can be live within ${promised.liveWithin}.`,
    },
    header: {
      heading: 'Start Working With Us',
      text: 'Tell us which calls and messages you can’t get to.',
    },
    promises: [figures.response, figures.goLive, figures.moneyBack],
    questions: {
      heading: 'Quick answers',
      links: [
        { label: 'What does it cost?', href: paths.pricing },
        { label: 'Is my data safe?', href: paths.security },
        { label: 'Can I hear it first?', href: `${paths.howItWorks}#voice-demo` },
        { label: 'Do you handle patient calls?', href: `${paths.healthcare}#condition` },
      ],
    },
    nextTexts: [
      `On a discovery call. We reply within ${promised.replyWithin} with times.`,
      'You get it in writing: what we’d build, and both fees.',
      'You try your agent for free, then decide.',
      'Counted from the discovery call.',
    ],
    form: {
      heading: 'Your request',
      submit: "Let's Automate This",
      sending: 'Processing...',
      owed: 'You owe nothing until we’ve both agreed in writing.',
      privacy: {
        text: requestUse,
        link: { label: 'Privacy', href: `${paths.privacy}#form` },
      },
      success: {
        heading: "Success! We'll Be In Touch Soon",
        thanks: `Thank you for your request. Our team replies within ${promised.replyWithin}.`,
        named: {
          reply: {
            email: 'We’ll email you at {email}.',
            phone: 'We’ll call you at {phone}.',
            video: 'We’ll email you at {email} with times for a video call and the link to join it.',
            text: 'We’ll text you at {phone}.',
          },
          confirmation: 'We’ll also email a confirmation to {email}.',
        },
        unnamed: {
          reply: {
            email: 'We’ll email you.',
            phone: 'We’ll call you.',
            video: 'We’ll email you times for a video call and the link to join it.',
            text: 'We’ll text you.',
          },
          confirmation: 'We’ll also email you a confirmation.',
        },
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
