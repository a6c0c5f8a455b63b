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
    /** In the head of the call. */
    note: words,
    /** At the end of the whole call. */
    wording: words,
  }),
  whoWeAre: z.object({
    heading: words,
    text: words,
    /** On a figure that is one. */
    sample: words,
    claims: linkSchema,
    automation: cardSchema,
    /** What an owner reads in the evening: when, what was asked, and what became of it. */
    day: z.object({
      heading: words,
      lines: z.array(z.object({ time: words, asked: words, outcome: words, isHandedOver: z.boolean() })),
    }),
    audience: words,
  }),
  howItWorks: z.object({ heading: words, text: words, steps: z.array(stepSchema).length(3), tryIt: linkSchema }),
  whyItWorks: z.object({
    heading: words,
    reasons: z.array(namedCardSchema).length(4),
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
    effort: `Send a short form, hear back within ${promised.replyWithin}, and try it free before you pay.`,
    promises: [claims.hoursSaved, claims.moreBookings, claims.goLive, claims.freeTrial],
  },
  sampleCall: {
    heading: 'A sample call',
    note: 'Sample call. Clinic and caller are made up.',
    wording: 'In this call, every answer comes from wording we wrote.',
  },
  whoWeAre: {
    heading: 'Who Are We',
    text: 'We build AI front desks for online brands, freelancers and service providers, from dental practices to design studios. We train your agent, connect it to your tools and keep it running.',
    sample: 'Sample figure',
    claims: { label: 'What each claim rests on', href: `${paths.terms}#claims` },
    automation: {
      title: 'AI automation',
      text: 'An agent trained on your business takes your calls, chats and repeat questions. When someone needs a person, it passes along the whole conversation.',
    },
    day: {
      heading: 'A sample day',
      lines: [
        { time: '8:05 am', asked: '“Are you open on Saturday?”', outcome: 'Answered', isHandedOver: false },
        { time: '12:40 pm', asked: '“Can I come in on Friday?”', outcome: 'Booked', isHandedOver: false },
        { time: '3:15 pm', asked: '“My invoice is wrong.”', outcome: 'Handed to you', isHandedOver: true },
        { time: '9:50 pm', asked: '“How much is a first visit?”', outcome: 'Answered', isHandedOver: false },
      ],
    },
    audience: 'Who we work with',
  },
  howItWorks: {
    heading: 'How It Works',
    text: 'From missed calls to answered ones, in three steps.',
    steps: [
      {
        title: 'Audit your service load',
        text: 'It starts with a discovery call: we review your calls, messages and bookings to find repeat questions, long waits and missed calls.',
      },
      {
        title: 'Design your voice agent',
        text: 'We build your agent on a voice-AI platform, around your answers, your tone and your rules for when to bring in a person.',
      },
      {
        title: 'Deploy and see results',
        text: 'The agent goes live on your phone line and website. You see what people ask and book, and we keep tuning it.',
      },
    ],
    tryIt: { label: 'Try Live Demo', href: demoAddress('dental-clinic') },
  },
  whyItWorks: {
    heading: 'Why This Works',
    reasons: [
      {
        id: 'instant',
        title: 'AI agents respond instantly',
        text: 'No phone menus, no hold music. Your customers just get an answer.',
      },
      {
        id: 'missed-calls',
        title: 'No burnout or missed calls',
        text: 'It covers evenings, weekends and the lunch rush, so your team doesn’t have to.',
      },
      {
        id: 'crm',
        title: claims.integrations.text,
        text: 'We connect the agent to your CRM, so names, requests and appointments land where you already work.',
      },
      {
        id: 'bookings',
        title: claims.moreBookings.text,
        text: 'When someone picks up, callers can book on the spot instead of leaving a message. The figure is our aim, not a promise.',
      },
    ],
    guarantee: {
      title: claims.guaranteed.text,
      text: 'If it doesn’t work for you, we refund what you paid us for it. Your quote says how long you have to ask.',
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
