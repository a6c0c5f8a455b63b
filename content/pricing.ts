import * as z from 'zod';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, pageSchema, words } from './schema.ts';

export const pricingSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  prices: words,
  integrations: words,
  references: words,
  steps: z.object({ heading: words, cards: z.array(cardSchema).min(3) }),
  terms: linkSchema,
  calculator: z.object({
    heading: words,
    text: words,
    formula: words,
    example: words,
    missed: words,
    share: words,
    value: words,
    bookings: words,
    week: words,
    month: words,
    caution: words,
  }),
  closing: z.object({ heading: words, text: words, start: linkSchema }),
});
export type Pricing = z.infer<typeof pricingSchema>;

export const pricing = pricingSchema.parse({
  page: {
    title: 'How pricing works',
    description:
      'How you get a price for an AI voice agent, how the trial and the guarantee work, and a calculator for your own numbers.',
  },
  header: {
    heading: 'How pricing works',
    text: 'The price depends on what the agent does and what it is connected to. You get an offer first, and you try the agent before you pay.',
  },
  prices: 'Prices',
  integrations: 'What we have connected agents to',
  references: 'What customers say',
  steps: {
    heading: 'From your request to your first bill',
    cards: [
      {
        title: 'The request is free',
        text: `Tell us what your callers ask. It commits you to nothing. We reply within ${promised.replyWithin}.`,
      },
      {
        title: 'The offer names the price',
        text: 'It says what we would build, what it would cost, and how long the trial lasts. Nothing is binding until both sides agree in writing.',
      },
      {
        title: 'The trial costs nothing',
        text: 'You try an agent that is made for you. The trial ends by itself, and you pay nothing if you do not continue.',
      },
      {
        title: 'The guarantee',
        text: `If the agent does not work for you, you get back ${promised.moneyBack} of what you paid us for it. The offer states how long you have to claim it.`,
      },
    ],
  },
  terms: { label: 'Read the terms', href: `${paths.terms}#trial` },
  calculator: {
    heading: 'What do missed calls cost you?',
    text: 'Use your own numbers. Nothing you enter leaves this page.',
    formula: 'Missed calls a week × share that would book × value of a booking = value of missed calls a week',
    example: 'For example: 10 missed calls, of which 20% would book, at 50 a booking: 10 × 20% × 50 = 100 a week.',
    missed: 'Calls you miss in a week',
    share: 'How many out of 100 would book',
    value: 'Value of a booking, in your currency',
    bookings: 'Bookings missed in a week',
    week: 'Their value in a week',
    month: 'In a month (52 weeks / 12)',
    caution: 'This is arithmetic with your numbers. It does not say how many of these calls an agent would win back.',
  },
  closing: {
    heading: 'Get a price for your business',
    text: `Tell us what your callers ask. We reply within ${promised.replyWithin}.`,
    start: { label: 'Start Working With Us', href: paths.startWorking },
  },
});
