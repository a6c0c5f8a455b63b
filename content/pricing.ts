import * as z from 'zod';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, pageSchema, words } from './schema.ts';

/** Steps of which each costs the same. */
const stretchSchema = z.object({ /** What they cost. */ label: words, steps: z.array(cardSchema) });

export const pricingSchema = z.object({
  page: pageSchema,
  header: z.object({
    heading: words,
    text: words,
    /** What an owner wants to know first, in a line each. */
    answers: z.array(z.tuple([words, words])),
    start: linkSchema,
  }),
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
  prices: words,
  integrations: words,
  references: words,
  /** The way from a request to the first bill. */
  steps: z.object({
    heading: words,
    text: words,
    free: stretchSchema,
    due: stretchSchema,
    guarantee: z.object({ title: words, text: words, due: words, link: linkSchema }),
  }),
  ways: z.array(linkSchema),
  /** What a quote is worked out from, and what it tells. */
  decides: z.object({
    heading: words,
    text: words,
    factors: z.array(cardSchema),
    quote: z.object({
      heading: words,
      lines: z.array(z.tuple([words, words])),
      total: z.tuple([words, words]),
    }),
  }),
  closing: z.object({ heading: words, text: words, ways: z.array(linkSchema) }),
});
export type Pricing = z.infer<typeof pricingSchema>;

const getQuote = { label: 'Get a quote', href: paths.startWorking };

export const pricing = pricingSchema.parse({
  page: {
    title: 'How pricing works',
    description:
      'How you get a price for an AI voice agent, how the trial and the guarantee work, and a calculator for your own numbers.',
  },
  header: {
    heading: 'How pricing works',
    text: 'We price each agent for one business, so there’s no price list. This is what you pay, and when.',
    answers: [
      ['What you pay', 'One price for setup, then one each month.'],
      ['What decides it', 'What your agent does, and what we connect it to.'],
      ['When you know it', 'After the discovery call, in a written quote.'],
      ['When you pay', 'After a free trial, once we’ve both agreed to the quote in writing.'],
    ],
    start: getQuote,
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
    caution: 'Based only on your numbers. It doesn’t forecast what an agent would win back.',
  },
  prices: 'Prices',
  integrations: 'What we have connected agents to',
  references: 'What customers say',
  steps: {
    heading: 'From your request to your first bill',
    text: 'Five steps. You pay at the last one.',
    free: {
      label: 'You pay nothing',
      steps: [
        {
          title: 'Request',
          text: `You tell us what your callers ask. A person replies within ${promised.replyWithin} with times for a discovery call.`,
        },
        {
          title: 'Discovery call',
          text: 'Day 1. We find your most common questions, longest waits and missed calls.',
        },
        {
          title: 'Quote',
          text: 'In writing: what we’d build, both prices and how long your trial lasts.',
        },
        {
          title: 'Trial',
          text: 'You try an agent built for you. If it’s not for you, you owe nothing.',
        },
      ],
    },
    due: {
      label: 'Your quoted prices',
      steps: [
        {
          title: 'Live',
          text: `Your agent answers within ${promised.liveWithin} of the discovery call. You pay once we’ve both agreed in writing.`,
        },
      ],
    },
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
    heading: 'How your price is made',
    text: 'Two things decide it. We go through both on the discovery call.',
    factors: [
      {
        title: 'What the agent does',
        text: 'Answers questions, books appointments, takes requests. The more it does, the more we build and test.',
      },
      {
        title: 'What it’s connected to',
        text: 'Your phone line, calendar and CRM. We set up and test each one.',
      },
    ],
    quote: {
      heading: 'What your quote says',
      lines: [
        ['One-time price', 'Design, training, connections and tests'],
        ['Monthly price', 'The agent, and support from the second month. The first month is included.'],
        ['Your trial', 'What you try, and for how long'],
        ['Refund window', 'How long you have to ask for your money back'],
      ],
      total: ['The quote itself', 'Free'],
    },
  },
  closing: {
    heading: 'Get a quote for your business',
    text: `Tell us what your callers ask. A person replies within ${promised.replyWithin} with times for a discovery call.`,
    ways: [getQuote, { label: 'Try Live Demo', href: `${paths.howItWorks}#voice-demo` }],
  },
});
