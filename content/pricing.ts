import * as z from 'zod';
import { getStarted } from './brand.ts';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, pageSchema, words } from './schema.ts';
import { startWorking } from './start-working.ts';

export const pricingSchema = z.object({
  page: pageSchema,
  header: z.object({
    heading: words,
    text: words,
    start: linkSchema,
    /** What every quote tells, and what it costs to get one. */
    quote: z.object({
      heading: words,
      lines: z.array(z.tuple([words, words])),
      total: z.tuple([words, words]),
    }),
  }),
  prices: words,
  integrations: words,
  references: words,
  /** The way from a request to the first bill, in the words of the form's answer. */
  steps: z.object({
    heading: words,
    text: words,
    /** Over the columns. */
    columns: z.object({ step: words, text: words, due: words }),
    lines: z.array(cardSchema).length(5),
    /** What the first four steps cost. */
    free: words,
    /** What is due at the last one. */
    due: words,
    guarantee: z.object({ title: words, text: words, due: words, link: linkSchema }),
  }),
  ways: z.array(linkSchema),
  /** What a quote is worked out from, and what it includes. */
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
    start: linkSchema,
    caution: words,
  }),
  closing: z.object({
    heading: words,
    text: words,
    start: linkSchema,
    other: linkSchema,
  }),
});
export type Pricing = z.infer<typeof pricingSchema>;

/** The steps as the answer to a request tells them, so that a step has one name everywhere. */
const [analyze, design, demo, live] = startWorking.form.success.next;

const getQuote = { label: 'Get a quote', href: paths.startWorking };

export const pricing = pricingSchema.parse({
  page: {
    title: 'How pricing works',
    description:
      'How you get a price for an AI voice agent, how the trial and the guarantee work, and a calculator for your own numbers.',
  },
  header: {
    heading: 'How pricing works',
    text: 'Two prices: one for setup, one each month. You get both in writing, and pay only after you’ve tried your agent and agreed to them.',
    start: getQuote,
    quote: {
      heading: 'What’s in your quote',
      lines: [
        ['One-time price', 'Design, setup and tests'],
        ['Monthly price', 'The agent, and support from the second month'],
        ['Your trial', 'What you try, and for how long'],
        ['Refund window', 'How long you have to ask'],
      ],
      total: ['Getting it', 'Free'],
    },
  },
  prices: 'Prices',
  integrations: 'What we have connected agents to',
  references: 'What customers say',
  steps: {
    heading: 'From your request to your first bill',
    text: 'What happens, in what order, and what you pay at each step.',
    columns: { step: 'Step', text: 'What happens', due: 'What you pay' },
    lines: [
      {
        title: 'You send a request',
        text: `No commitment. A person replies within ${promised.replyWithin} with times for a discovery call.`,
      },
      {
        title: analyze,
        text: 'Day 1 is the discovery call. We find your most common questions, longest waits and missed calls.',
      },
      {
        title: design,
        text: 'You get a written quote: what we’d build, the one-time price, the monthly price and how long your trial lasts.',
      },
      {
        title: demo,
        text: 'You try an agent built for you. If it’s not for you, the trial ends and you owe nothing.',
      },
      {
        title: live,
        text: `Your agent answers within ${promised.liveWithin} of the discovery call. You pay nothing until we’ve both agreed to the quote in writing.`,
      },
    ],
    free: 'Free',
    due: 'Your quoted price',
    guarantee: {
      title: 'If the agent doesn’t work for you',
      text: 'We refund what you paid us for it. Your quote says how long you have to ask.',
      due: `${promised.moneyBack} refund`,
      link: { label: 'Read the guarantee', href: `${paths.terms}#guarantee` },
    },
  },
  ways: [
    { label: 'See the week day by day', href: `${paths.howItWorks}#timeline` },
    { label: 'Read the terms', href: `${paths.terms}#trial` },
  ],
  decides: {
    heading: 'What goes into your quote',
    text: 'Every agent is built for one business. You see all of this in writing before you agree to anything.',
    cards: [
      {
        title: 'What the agent does',
        text: 'Answering questions, booking appointments, taking requests. The more it does, the more we build and test.',
      },
      {
        title: 'What it’s connected to',
        text: 'Your phone line, calendar and CRM. We set up and test each one.',
      },
      {
        title: 'What setup includes',
        text: 'Design and training, the connections, the conversation flows and the tests.',
      },
      {
        title: 'Support',
        text: 'The first month is included. After that, it’s part of your monthly price.',
      },
    ],
  },
  calculator: {
    heading: 'What do missed calls cost you?',
    text: 'Use your own numbers. Nothing you enter leaves this page.',
    example: 'For example: 10 missed calls, of which 20% would book, at $50 a booking: 10 × 20% × $50 = $100 a week.',
    missed: 'Missed calls per week',
    share: 'Callers who would book (%)',
    value: 'Value of a booking ($)',
    bookings: 'Missed bookings per week',
    week: 'Value per week',
    month: 'Value per month (52 weeks / 12)',
    total: 'Missed calls could be costing you',
    currency: 'USD',
    aMonth: 'a month',
    start: getQuote,
    caution: 'Based only on your numbers. It doesn’t forecast what an agent would win back.',
  },
  closing: {
    heading: 'Get a quote for your business',
    text: `Tell us what your callers ask. A person replies within ${promised.replyWithin} with times for a discovery call.`,
    start: getStarted,
    other: { label: 'Try Live Demo', href: `${paths.howItWorks}#voice-demo` },
  },
});
