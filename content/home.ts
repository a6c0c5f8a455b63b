import * as z from 'zod';
import { claims, promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, claimSchema, linkSchema, namedCardSchema, pageSchema, stepSchema, words } from './schema.ts';

export const homeSchema = z.object({
  page: pageSchema,
  hero: z.object({
    headline: words,
    text: words,
    tryIt: linkSchema,
    start: linkSchema,
    promises: z.array(claimSchema),
  }),
  sampleCall: z.object({
    heading: words,
    text: words,
    caller: words,
    assistant: words,
    listen: words,
    stop: words,
    sample: words,
    booked: words,
    facts: z.object({ when: words, service: words, person: words, name: words }),
    tryIt: linkSchema,
  }),
  whoWeAre: z.object({ heading: words, text: words, automation: cardSchema, audience: words, guests: z.array(words) }),
  howItWorks: z.object({ heading: words, text: words, steps: z.array(stepSchema).length(3) }),
  whyItWorks: z.object({ heading: words, reasons: z.array(namedCardSchema).length(4), guarantee: cardSchema }),
  closing: z.object({ heading: words, text: words, start: linkSchema }),
});

export const home = homeSchema.parse({
  page: {
    title: 'AI voice agents for customer service',
    description: `AI voice agents and chatbots that answer customers, book appointments and update your CRM, day and night. Live within ${promised.liveWithin}.`,
  },
  hero: {
    headline: 'Automating Customer Service for Modern Brands',
    text: 'AI voice agents and chatbots take the calls and messages your business has no time for. They answer, they book, and they know when to fetch you.',
    tryIt: { label: 'Try Our AI Agent Live', href: paths.howItWorks },
    start: { label: 'Get Started Free', href: paths.startWorking },
    promises: [claims.hoursSaved, claims.moreBookings, claims.goLive, claims.freeTrial],
  },
  sampleCall: {
    heading: 'One call, word for word',
    text: "Two questions, a change of plan, and an appointment. We wrote the caller's lines, and the clinic is made up. The answers are those of this site's assistant, unedited.",
    caller: 'Caller',
    assistant: 'AI Assistant',
    listen: 'Listen',
    stop: 'Stop',
    sample: 'A sample desk',
    booked: 'Booked during the call',
    facts: { when: 'When', service: 'What for', person: 'With', name: 'Name' },
    tryIt: { label: 'Try it yourself', href: `${paths.howItWorks}#voice-demo` },
  },
  whoWeAre: {
    heading: 'Who Are We',
    text: 'We run the front desk for online brands, freelancers and service providers: an agency that builds AI voice agents and chatbots, connects them to the tools you already use, and stays to look after them.',
    automation: {
      title: 'AI automation',
      text: 'Calls, chats and repeat questions go to an agent trained on your business. What needs a person goes to a person, with the conversation attached.',
    },
    audience: 'Who checks in with us',
    guests: [
      'Coaches',
      'Agencies',
      'Local shops',
      'E-commerce stores',
      'Healthcare providers',
      'Real estate agents',
      'Consultants',
    ],
  },
  howItWorks: {
    heading: 'How It Works',
    text: 'Three steps from a ringing phone to an answered one.',
    steps: [
      {
        title: 'Audit your current service load',
        text: 'We go through your calls, messages and bookings, and find what repeats, what waits and what gets lost.',
      },
      {
        title: 'Design your voice agent',
        text: 'On a voice-AI platform we build an agent with your answers, your tone and your rules for when to call a human.',
      },
      {
        title: 'Deploy and see results',
        text: 'The agent goes live on your lines. You read what was asked and what was booked, and we adjust.',
      },
    ],
  },
  whyItWorks: {
    heading: 'Why This Works',
    reasons: [
      {
        id: 'instant',
        title: 'AI agents respond instantly',
        text: 'No queue and no hold music: the first ring gets an answer.',
      },
      {
        id: 'missed-calls',
        title: 'No burnout or missed calls',
        text: 'Evenings, weekends and the lunch rush are covered, and your team keeps its energy for the conversations that need it.',
      },
      {
        id: 'crm',
        title: claims.integrations.text,
        text: 'Names, requests and appointments go straight into the system you already work in. Nobody copies notes by hand.',
      },
      {
        id: 'bookings',
        title: claims.moreBookings.text,
        text: 'A caller who is answered at once can book at once, instead of leaving a message.',
      },
    ],
    guarantee: {
      title: claims.guaranteed.text,
      text: `If it does not work for you, you get your money back: ${promised.moneyBack} of it.`,
    },
  },
  closing: {
    heading: 'Ready to Automate Your Customer Service?',
    text: `Tell us where your service gets stuck. We reply within ${promised.replyWithin}.`,
    start: { label: 'Start Working With Us', href: paths.startWorking },
  },
});

export type Home = z.infer<typeof homeSchema>;
