import * as z from 'zod';
import { getStarted } from './brand.ts';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, pageSchema, words } from './schema.ts';
import { startWorking } from './start-working.ts';

export const pricingSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  prices: words,
  integrations: words,
  references: words,
  /** The way from a request to the first bill, in the words of the form's answer. */
  steps: z.object({
    heading: words,
    text: words,
    /** Over the columns. */
    columns: z.object({ step: words, text: words, due: words }),
    lines: z.array(cardSchema.extend({ /** What is due then. */ due: words })).length(5),
    guarantee: z.object({ title: words, text: words, due: words, href: linkSchema.shape.href }),
  }),
  ways: z.array(linkSchema),
  /** What a quote is worked out from, and what the visitor learns of it. */
  decides: z.object({ heading: words, text: words, cards: z.array(cardSchema).length(4) }),
  calculator: z.object({
    heading: words,
    text: words,
    example: words,
    missed: words,
    share: words,
    value: words,
    bookings: words,
    week: words,
    month: words,
    total: words,
    /** Of all amounts, such as `EUR`; the label of `value` names it. */
    currency: z.string().length(3),
    aMonth: words,
    caution: words,
  }),
  closing: z.object({
    heading: words,
    text: words,
    start: linkSchema,
    tryIt: linkSchema,
    /** What every quote tells, and what it costs to get one. */
    quote: z.object({
      heading: words,
      note: words,
      lines: z.array(z.tuple([words, words])),
      total: z.tuple([words, words]),
    }),
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;

/** The steps as the answer to a request tells them, so that a step has one name everywhere. */
const [analyze, design, demo, live] = startWorking.form.success.next;

export const pricing = pricingSchema.parse({
  page: {
    title: 'How pricing works',
    description:
      'How you get a price for an AI voice agent, how the trial and the guarantee work, and a calculator for your own numbers.',
  },
  header: {
    heading: 'How pricing works',
    text: 'The price depends on what the agent does and what it’s connected to. You get a quote first, and you try the agent before you pay.',
  },
  prices: 'Prices',
  integrations: 'What we have connected agents to',
  references: 'What customers say',
  steps: {
    heading: 'From your request to your first bill',
    text: 'What happens, in which order, and what you pay at each step.',
    columns: { step: 'Step', text: 'What happens', due: 'What you pay' },
    lines: [
      {
        title: 'You send a request',
        text: `It commits you to nothing. Our team replies within ${promised.replyWithin}, in the way you chose.`,
        due: 'Nothing to pay',
      },
      {
        title: analyze,
        text: 'In a discovery call, which is day 1, we find your commonest questions, your longest waits and the calls you miss.',
        due: 'Nothing to pay',
      },
      {
        title: design,
        text: 'You get a quote in writing: what we’d build, what’s due once, what’s due each month, and how long your trial lasts.',
        due: 'Nothing to pay',
      },
      {
        title: demo,
        text: 'You try an agent made for you. If you don’t continue, the trial just ends and you pay nothing.',
        due: 'Nothing to pay',
      },
      {
        title: live,
        text: `The agent answers within ${promised.liveWithin} of the discovery call. You pay only once both of us have agreed to the quote in writing.`,
        due: 'The price in your quote',
      },
    ],
    guarantee: {
      title: 'If the agent doesn’t work for you',
      text: 'We refund what you paid us for it. The quote says how long you have to ask.',
      due: `${promised.moneyBack} refund`,
      href: `${paths.terms}#guarantee`,
    },
  },
  ways: [
    { label: 'See the week day by day', href: `${paths.howItWorks}#timeline` },
    { label: 'Read the terms', href: `${paths.terms}#trial` },
  ],
  decides: {
    heading: 'What goes into your quote',
    text: 'Each agent is built for one business. You have all of this in writing before you agree to anything.',
    cards: [
      {
        title: 'What the agent does',
        text: 'Answering questions, booking and moving appointments, taking requests: the more it does, the more there is to build and test.',
      },
      {
        title: 'What it’s connected to',
        text: 'Your phone line, your calendar, your CRM: each one is set up and tested.',
      },
      {
        title: 'What the price includes',
        text: 'Design and training, the connections, the conversation flows, the tests, and the first month of support. The quote says what support costs after that.',
      },
      {
        title: 'When you get the price',
        text: `Our team replies within ${promised.replyWithin} of your request with what we’d build and what it would cost. The quote puts it in writing.`,
      },
    ],
  },
  calculator: {
    heading: 'What do missed calls cost you?',
    text: 'Use your own numbers. Nothing you enter leaves this page.',
    example: 'For example: 10 missed calls, of which 20% would book, at $50 a booking: 10 × 20% × $50 = $100 a week.',
    missed: 'Calls you miss in a week',
    share: 'Share who would book (%)',
    value: 'Average value of a booking ($)',
    bookings: 'Bookings missed in a week',
    week: 'Their value in a week',
    month: 'In a month (52 weeks / 12)',
    total: 'Your missed calls are worth',
    currency: 'USD',
    aMonth: 'a month',
    caution: 'This is arithmetic with your numbers. It doesn’t say how many of these calls an agent would win back.',
  },
  closing: {
    heading: 'Get a price for your business',
    text: `Tell us what your callers ask. We reply within ${promised.replyWithin}.`,
    start: getStarted,
    tryIt: { label: 'Try Live Demo', href: `${paths.howItWorks}#voice-demo` },
    quote: {
      heading: 'Your quote',
      note: 'What it tells you in writing',
      lines: [
        ['Due once', 'For design, setup and tests'],
        ['Due each month', 'For the agent, and for support from the second month'],
        ['Your trial', 'What you try, and for how long'],
        ['Money back', 'How long you have to ask'],
      ],
      total: ['To get it', 'Nothing to pay'],
    },
  },
});
