import * as z from 'zod';
import { brand } from './brand.ts';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, pageSchema, words } from './schema.ts';

/** Steps of which each costs the same. */
const pricedSchema = z.object({
  label: words,
  /** What it is, and an example of it. */
  lines: z.array(z.tuple([words, words])),
});

const stretchSchema = z.object({ /** What they cost. */ label: words, steps: z.array(cardSchema) });

export const pricingSchema = z.object({
  page: pageSchema,
  header: z.object({
    heading: words,
    text: words,
    /** What an owner wants to know first, in a line each. */
    answers: z.array(z.tuple([words, words])),
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
    /** What to do with the result; `{missed}` is the number of calls. */
    next: z.object({ text: words, link: linkSchema }),
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
    guarantee: z.object({ title: words, text: words, link: linkSchema }),
    /** At the last step. */
    week: linkSchema,
  }),
  /** What a quote is worked out from, and what it tells. */
  decides: z.object({
    heading: words,
    text: words,
    /** What every agent does, and what adds to its price. */
    base: pricedSchema,
    /** The visitor ticks what their quote is to name; the first ones are ticked. */
    added: pricedSchema.extend({ ticked: z.int(), /** What ticking does. */ note: words }),
    /** The document as a customer gets it, with blanks for the amounts. */
    quote: z.object({
      heading: words,
      /** On the document, which is nobody’s. */
      sample: words,
      to: z.tuple([words, words]),
      /** Names what the agent does. */
      agent: words,
      lines: z.array(
        z.object({
          name: words,
          text: words,
          /** Before a blank for the amount. */ unit: words.optional(),
          due: words,
        }),
      ),
      agreed: z.object({ text: words, by: z.tuple([words, words]) }),
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
    text: 'There’s no price list: every business is different, so we quote each one.',
    answers: [
      ['What you pay', 'A setup fee once, then a monthly fee.'],
      ['What it depends on', 'What your agent does and connects to.'],
      ['When you’ll know', 'After the discovery call, in writing.'],
      ['When you pay', 'After a free trial, if we both agree.'],
    ],
  },
  calculator: {
    heading: 'What do missed calls cost you?',
    text: 'A sample clinic’s numbers: type yours. Nothing you enter leaves this page.',
    example: 'For example: 19 missed calls, of which 20% would book, at $75 a booking: 19 × 20% × $75 = $285 a week.',
    missed: 'Missed calls per week',
    share: 'Callers who would book (%)',
    value: 'Value of a booking ($)',
    bookings: 'Missed bookings per week',
    week: 'Value per week',
    month: 'Value per month',
    total: 'Missed calls could be costing you',
    currency: 'USD',
    aMonth: 'a month',
    caution: 'This doesn’t predict how much of that you’d get back.',
    next: { text: 'Tell us about those {missed} calls a week. We’ll quote what answering them costs.', link: getQuote },
  },
  prices: 'Prices',
  integrations: 'What we have connected agents to',
  references: 'What customers say',
  steps: {
    heading: 'From your request to your first bill',
    text: 'Five steps. You don’t pay until the last one.',
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
          text: 'In writing: what we’d build, both fees and how long your trial lasts.',
        },
        {
          title: 'Trial',
          text: 'You try an agent built for you. If you want it, we both agree to the quote in writing. If not, you owe nothing.',
        },
      ],
    },
    due: {
      label: 'You start paying',
      steps: [
        {
          title: 'Live',
          text: `Your agent starts answering within ${promised.liveWithin} of the discovery call. You pay from here on.`,
        },
      ],
    },
    guarantee: {
      title: `${promised.moneyBack} refund if the agent doesn’t work for you`,
      text: 'We refund what you paid us for it. Your quote says how long you have to request a refund.',
      link: { label: 'Read the guarantee', href: `${paths.terms}#guarantee` },
    },
    week: { label: 'See the week', href: `${paths.howItWorks}#timeline` },
  },
  decides: {
    heading: 'How we set your price',
    text: 'Two things decide it: what your agent does, and what it’s connected to. We build, set up and test each of them.',
    base: {
      label: 'In every price',
      lines: [
        ['Answers questions', 'Prices, hours, insurance'],
        ['Takes requests', 'Name, number and reason'],
        ['Your phone line or your website', 'Your quote names which, or both'],
      ],
    },
    added: {
      label: 'Adds to the price: tick yours',
      ticked: 2,
      note: 'Your quote names what you tick. The amounts come after the discovery call.',
      lines: [
        ['Books appointments', 'During the call'],
        ['Follows your booking rules', 'Who sees whom, and when'],
        ['Your calendar', 'Checks free times'],
        ['Your CRM', 'Adds each new contact'],
      ],
    },
    quote: {
      heading: 'Your quote',
      sample: 'Sample',
      to: ['For', 'Your business'],
      agent: 'Your agent',
      lines: [
        { name: 'Setup fee', text: 'Design, training, setup and testing', unit: '$', due: 'once' },
        { name: 'Monthly fee', text: 'The agent, and support from the second month', unit: '$', due: 'a month' },
        { name: 'Support in the first month', text: 'From the day the agent goes live', due: 'Included' },
        { name: 'Trial', text: 'Your quote says what you try, and for how long.', due: 'Free' },
        {
          name: 'Refund',
          text: 'If the agent doesn’t work for you. Your quote says how long you can ask.',
          due: promised.moneyBack,
        },
      ],
      agreed: { text: 'You owe nothing until we’ve both agreed in writing.', by: ['You', brand.name] },
    },
  },
  closing: {
    heading: 'Get a quote for your business',
    text: `Tell us what your callers ask. A person replies within ${promised.replyWithin} with times for a discovery call.`,
    ways: [getQuote, { label: 'Try Live Demo', href: `${paths.howItWorks}#voice-demo` }],
  },
});
