import * as z from 'zod';
import { getStarted } from './brand.ts';
import { claims, promised } from './claims.ts';
import { demoAddress } from './demo-address.ts';
import { paths } from './paths.ts';
import { cardSchema, claimSchema, linkSchema, namedCardSchema, pageSchema, stepSchema, words } from './schema.ts';

export const homeSchema = z.object({
  page: pageSchema,
  hero: z.object({
    headline: words,
    text: words,
    tryIt: linkSchema,
    start: linkSchema,
    /** What the form asks of a visitor, below the buttons. */
    effort: words,
    promises: z.array(claimSchema),
  }),
  sampleCall: z.object({
    heading: words,
    /** At the end of the whole call. */
    wording: words,
  }),
  whoWeAre: z.object({
    heading: words,
    text: words,
    /** On a figure that is one. */
    sample: words,
    automation: cardSchema,
    /** Around the request of a recorded call. */
    handOver: z.object({
      title: words,
      urgent: words,
      /** What comes with it; `{lines}` is how many the call has. */ whole: z.tuple([words, words]),
    }),
    audience: words,
    /** For whom it does not name, after the others. */
    others: linkSchema.extend({ text: words }),
  }),
  howItWorks: z.object({
    heading: words,
    text: words,
    steps: z.array(stepSchema).length(3),
    /** What a sample clinic works with at each step. */
    panes: z.object({
      audit: z.object({
        title: words,
        note: words,
        questions: z.array(z.object({ asked: words, count: z.int().positive() })),
        missed: z.object({ label: words, value: words }),
      }),
      design: z.object({ title: words, approved: words, asked: words, answer: words, handOver: words }),
      deploy: z.object({
        title: words,
        note: words,
        /** Of the calls of the sample day. */
        outcomes: z.array(words),
        answered: z.object({ label: words, value: words }),
      }),
    }),
    tryIt: linkSchema,
  }),
  whyItWorks: z.object({
    heading: words,
    text: words,
    reasons: z.array(namedCardSchema.extend({ more: linkSchema.optional() })).length(4),
    guarantee: cardSchema.extend({ more: linkSchema }),
  }),
  closing: z.object({ heading: words, text: words, start: linkSchema, pricing: linkSchema }),
});

export const home = homeSchema.parse({
  page: {
    title: 'AI voice agents for customer service',
    description: `AI voice agents and chatbots that answer your customers day and night, and book appointments once connected to your calendar. Live within ${promised.liveWithin}.`,
  },
  hero: {
    headline: 'Automating Customer Service for Modern Brands',
    text: 'AI voice agents and chatbots pick up the calls and messages you can’t get to. They answer questions, book appointments, and hand over to you when it counts.',
    tryIt: { label: 'Try Our AI Agent Live', href: paths.howItWorks },
    start: { label: 'Get Started Free', href: paths.startWorking },
    effort: `A short form. We reply within ${promised.replyWithin}.`,
    promises: [claims.hoursSaved, claims.moreBookings, claims.goLive, claims.freeTrial],
  },
  sampleCall: {
    heading: 'A sample call',
    wording: 'Every answer comes from wording we wrote.',
  },
  whoWeAre: {
    heading: 'Who Are We',
    text: 'We build AI front desks for online brands, freelancers and service providers. We train your agent, connect it to your tools and keep it running.',
    sample: 'sample figure',
    automation: {
      title: 'AI automation',
      text: 'An agent trained on your business handles your calls and chats. When someone needs a person, it passes along the whole conversation.',
    },
    handOver: {
      title: 'Sample request',
      urgent: 'Urgent',
      whole: ['Conversation', 'All {lines} lines'],
    },
    audience: 'Who we work with',
    others: { label: 'Other businesses', text: 'Tell us what your callers ask', href: paths.startWorking },
  },
  howItWorks: {
    heading: 'How It Works',
    text: 'From the calls you miss to the visits you book, in three steps.',
    steps: [
      {
        title: 'Audit your service load',
        text: 'It starts with a discovery call: we look for repeat questions, long waits and missed calls.',
      },
      {
        title: 'Design your voice agent',
        text: 'We build your agent on a voice-AI platform or our server, around your answers, your tone and your rules for when to bring in a person.',
      },
      {
        title: 'Deploy and see results',
        text: 'The agent goes live on your phone line and website. You see what people ask and book, and we keep tuning it.',
      },
    ],
    panes: {
      audit: {
        title: 'What callers ask',
        note: 'A sample clinic’s week',
        questions: [
          { asked: 'How much is a check-up?', count: 31 },
          { asked: 'Do you take my insurance?', count: 22 },
          { asked: 'Are you open on Saturday?', count: 18 },
          { asked: 'Can I move my visit?', count: 14 },
        ],
        missed: { label: 'Missed', value: '19 of 85' },
      },
      design: {
        title: 'Answer',
        approved: 'Approved by the clinic',
        asked: 'When callers ask',
        answer: 'The agent says',
        handOver: 'Hands over when a caller asks for a person.',
      },
      deploy: {
        title: 'What came of it',
        note: 'Calls on Monday',
        outcomes: ['Booked', 'Answered', 'Handed over'],
        answered: { label: 'Answered', value: '7 of 7' },
      },
    },
    tryIt: { label: 'Try Live Demo', href: demoAddress('dental-clinic') },
  },
  whyItWorks: {
    heading: 'Why This Works',
    text: 'Every call is answered, and what callers want is done when they hang up.',
    reasons: [
      {
        id: 'missed-calls',
        title: 'No burnout or missed calls',
        text: 'It covers evenings, weekends and the lunch rush, so your team doesn’t have to.',
      },
      {
        id: 'instant',
        title: 'AI agents respond instantly',
        text: 'No phone menus, no hold music. Your customers just get an answer.',
      },
      {
        id: 'crm',
        title: claims.integrations.text,
        text: 'We connect the agent to your calendar and CRM where your software lets us, so everything stays in one place.',
        more: { label: 'See what happens to the data', href: paths.security },
      },
      {
        id: 'bookings',
        title: claims.moreBookings.text,
        text: 'When the agent picks up, callers can book on the spot instead of leaving a message. That figure is our goal, not a promise.',
        more: { label: 'See where our numbers come from', href: `${paths.terms}#claims` },
      },
    ],
    guarantee: {
      title: claims.guaranteed.text,
      text: 'If it doesn’t work for you, we refund what you paid us for it. Your quote names the last day to ask.',
      more: { label: 'Read the terms', href: `${paths.terms}#guarantee` },
    },
  },
  closing: {
    heading: 'Ready to Automate Your Customer Service?',
    text: `Tell us which calls you’re missing. We’ll reply within ${promised.replyWithin}.`,
    start: getStarted,
    pricing: { label: 'How pricing works', href: paths.pricing },
  },
});

export type Home = z.infer<typeof homeSchema>;
