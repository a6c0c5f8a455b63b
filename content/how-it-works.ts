import * as z from 'zod';
import { getStarted } from './brand.ts';
import { promised } from './claims.ts';
import { linkSchema, namedCardSchema, pageSchema, stepSchema, words } from './schema.ts';
import { voiceDemo } from './voice-demo.ts';

const howItWorksSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  /** What the recorded call beside the start button says of itself. */
  sampleCall: z.object({ note: words }),
  experienced: z.object({
    heading: words,
    text: words,
    cards: z.array(namedCardSchema).length(3),
    /** What the caller of the first call takes back, and what they mean. */
    takenBack: words,
    meant: words,
    /** Where the caller of the second call stops and the agent starts. */
    noHold: words,
    /** The day of the last call: when it came, as in `sample-call/callers.ts`, its hour, and what stands at the quarters of the day. */
    day: z.object({ time: words, hour: z.int().min(0).max(23), quarters: z.array(words).length(4) }),
  }),
  /** `live` marks the last of the days; `gets` is what a step comes to for a customer. */
  timeline: z.object({
    heading: words,
    text: words,
    live: words,
    steps: z.array(stepSchema.required().extend({ gets: words })).length(4),
  }),
  closing: z.object({ heading: words, text: words, start: linkSchema }),
});

const texts = howItWorksSchema.parse({
  page: {
    title: 'How It Works',
    description: `Try a live call with an AI voice assistant, and see how yours is designed, connected and launched within ${promised.liveWithin}.`,
  },
  header: {
    heading: 'How It Works',
    text: 'Experience the power of AI automation with our live demo.',
  },
  sampleCall: { note: 'A sample call. Yours will appear here.' },
  experienced: {
    heading: 'What You Just Experienced',
    text: 'Haven’t called yet? Here are moments from three sample calls.',
    cards: [
      {
        id: 'natural',
        title: 'Natural Conversations',
        text: 'Talk as you would to a receptionist. Change your mind mid-sentence and it keeps up.',
      },
      {
        id: 'instant',
        title: 'Instant Responses',
        text: 'No phone menu. You ask, it answers.',
      },
      {
        id: 'availability',
        title: '24/7 Availability',
        text: 'Same service at 3 am as at 3 pm, holidays included.',
      },
    ],
    takenBack: 'Thursday',
    meant: 'Friday',
    noHold: 'No hold',
    day: {
      time: '3:04 am',
      hour: 3,
      quarters: ['midnight', '6 am', 'noon', '6 pm'],
    },
  },
  timeline: {
    heading: 'Your Implementation Timeline',
    text: `From the discovery call to a live agent within ${promised.liveWithin}.`,
    live: 'Live',
    steps: [
      {
        when: 'Day 1',
        title: 'Discovery Call',
        text: 'You tell us what your customers ask, where they get stuck waiting, and what a good answer sounds like.',
        gets: 'Your written quote follows.',
      },
      {
        when: 'Day 2-3',
        title: 'AI Agent Design',
        text: 'We write the conversation flows and train the agent on your business.',
        gets: 'You choose its voice with us.',
      },
      {
        when: 'Day 4-5',
        title: 'Integration Setup',
        text: 'We connect the agent to your phone line, calendar and CRM.',
        gets: 'You keep your number.',
      },
      {
        when: 'Day 6-7',
        title: 'Testing & Launch',
        text: 'We call it the way your toughest customers would, fix what breaks, and switch it on.',
        gets: 'You try it for free first.',
      },
    ],
  },
  closing: {
    heading: 'Want one for your business?',
    text: `Tell us what your customers ask. We’ll reply within ${promised.replyWithin} with times for a discovery call.`,
    start: getStarted,
  },
});

export const howItWorks = { ...texts, demo: voiceDemo };
export type HowItWorks = typeof howItWorks;
