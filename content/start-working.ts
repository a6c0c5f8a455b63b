import * as z from 'zod';
import { figures, promised } from './claims.ts';
import { figureSchema, linkSchema, pageSchema, words } from './schema.ts';

const fieldSchema = z.object({ label: words, hint: words.optional() });

const formSchema = z.object({
  heading: words,
  fields: z.object({
    full_name: fieldSchema,
    email: fieldSchema,
    website: fieldSchema,
    phone: fieldSchema,
    bottleneck: fieldSchema,
    contact_method: fieldSchema,
  }),
  contactMethods: z.object({ email: words, phone: words, video: words, text: words }),
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

export const startWorking = z
  .object({
    page: pageSchema,
    header: z.object({ heading: words, text: words }),
    promises: z.array(figureSchema).length(3),
    form: formSchema,
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
      fields: {
        full_name: { label: 'Full Name' },
        email: { label: 'Email Address' },
        website: { label: 'Website/Brand', hint: 'The full address, such as https://example.com' },
        phone: { label: 'Phone Number', hint: 'Needed if we are to call or text you. Include the area code.' },
        bottleneck: {
          label: 'Describe Your Service Bottleneck',
          hint: 'What do customers ask most, and where do they have to wait?',
        },
        contact_method: { label: 'Preferred Contact Method' },
      },
      contactMethods: { email: 'Email', phone: 'Phone', video: 'Video', text: 'Text' },
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
        again: { label: 'Submit another request', href: '/start-working' },
      },
    },
  });

export type RequestFormWords = z.infer<typeof formSchema>;
