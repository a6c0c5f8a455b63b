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
    text: words,
    tryIt: linkSchema,
  }),
  whoWeAre: z.object({
    heading: words,
    text: words,
    /** Below the figures, where one is a sample. */
    sample: words,
    claims: linkSchema,
    automation: cardSchema,
    audience: words,
  }),
  howItWorks: z.object({ heading: words, text: words, steps: z.array(stepSchema).length(3) }),
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
    text: 'AI voice agents and chatbots answer the calls and messages you can’t get to. They answer questions, take requests, and know when to hand over to you.',
    tryIt: { label: 'Try Our AI Agent Live', href: paths.howItWorks },
    start: { label: 'Get Started Free', href: paths.startWorking },
    effort: `A short form, a reply within ${promised.replyWithin}, and a free trial before you pay.`,
    promises: [claims.hoursSaved, claims.moreBookings, claims.goLive, claims.freeTrial],
  },
  sampleCall: {
    heading: 'One call, word for word',
    text: 'The clinic and the caller are made up. The AI says only what people have written for it.',
    tryIt: { label: 'Try Live Demo', href: demoAddress('dental-clinic') },
  },
  whoWeAre: {
    heading: 'Who Are We',
    text: 'We run the front desk for online brands, freelancers and service providers, from dental practices to design studios. We build AI voice agents and chatbots, connect them to your tools, and look after them.',
    sample: 'The number of users is a sample figure.',
    claims: { label: 'All\u00a0our\u00a0claims', href: `${paths.terms}#claims` },
    automation: {
      title: 'AI automation',
      text: 'Calls, chats and repeat questions go to an agent trained on your business. What needs a person goes to a person, with the conversation.',
    },
    audience: 'Who we work with',
  },
  howItWorks: {
    heading: 'How It Works',
    text: 'From a ringing phone to an answered one.',
    steps: [
      {
        title: 'Audit your current service load',
        text: 'We go through your calls, messages and bookings to find common questions, long waits and missed calls.',
      },
      {
        title: 'Design your voice agent',
        text: 'We build your agent on a voice-AI platform, with your answers, your tone and your rules for when to bring in a person.',
      },
      {
        title: 'Deploy and see results',
        text: 'The agent goes live on your phone line and your website. You see what people asked and booked, and we fine-tune it.',
      },
    ],
  },
  whyItWorks: {
    heading: 'Why This Works',
    reasons: [
      {
        id: 'instant',
        title: 'AI agents respond instantly',
        text: 'No phone menu and no hold music: your customers get an answer right away.',
      },
      {
        id: 'missed-calls',
        title: 'No burnout or missed calls',
        text: 'Evenings, weekends and the lunch rush are covered, and your team can focus on the rest.',
      },
      {
        id: 'crm',
        title: claims.integrations.text,
        text: 'We connect the agent to the system you already use, so names, requests and appointments arrive there.',
      },
      {
        id: 'bookings',
        title: claims.moreBookings.text,
        text: 'A caller who gets an answer right away can book right away, instead of leaving a message.',
      },
    ],
    guarantee: {
      title: claims.guaranteed.text,
      text: `If it doesn’t work for you, you get ${promised.moneyBack} of your money back. Your quote gives the deadline.`,
      more: { label: 'Read the terms', href: `${paths.terms}#guarantee` },
    },
  },
  closing: {
    heading: 'Ready to Automate Your Customer Service?',
    text: `Tell us which calls you’re missing. We reply within ${promised.replyWithin}.`,
    start: getStarted,
    pricing: { label: 'How pricing works', href: paths.pricing },
  },
});

export type Home = z.infer<typeof homeSchema>;
