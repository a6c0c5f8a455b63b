import * as z from 'zod';
import { getStarted } from './brand.ts';
import { promised } from './claims.ts';
import { home } from './home.ts';
import { sampleDay, slotSchema } from './sample-day.ts';
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
  /** `live` marks the last of the days; `made` is what is there at the end of a step, of the sample clinic. */
  timeline: z.object({
    heading: words,
    text: words,
    live: words,
    /** The calendar once it is connected. */
    slots: z.array(slotSchema),
    steps: z
      .array(
        stepSchema.required().extend({
          made: z.object({
            title: words,
            /** What was done, with a tick, or else a note. */
            done: words.optional(),
            note: words.optional(),
          }),
        }),
      )
      .length(4),
  }),
  closing: z.object({ heading: words, text: words, start: linkSchema }),
});

const { audit, design } = home.howItWorks.panes;
const { calendar } = sampleDay;

const texts = howItWorksSchema.parse({
  page: {
    title: 'How It Works',
    description: `Try a live call with an AI voice assistant, and see how yours is designed, connected and launched within ${promised.liveWithin}.`,
  },
  header: {
    heading: 'How It Works',
    text: 'Experience the power of AI automation with our live demo.',
  },
  sampleCall: { note: 'A sample call. Yours appears here.' },
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
    text: `From the discovery call to a live agent within ${promised.liveWithin}, at a sample clinic.`,
    live: 'Live',
    slots: [
      { from: '9 am', halfHours: 1, state: 'yours', label: 'Test booking' },
      { from: '9:30 am', halfHours: 1, state: 'free', label: 'Free' },
      { from: '10 am', halfHours: 1, state: 'taken', label: 'Taken' },
    ],
    steps: [
      {
        when: 'Day 1',
        title: 'Discovery Call',
        text: 'You tell us what customers ask and where they wait too long.',
        made: {
          title: audit.title,
          note: audit.note,
        },
      },
      {
        when: 'Day 2-3',
        title: 'AI Agent Design',
        text: 'We write the conversation flows and train the agent on your business. You choose its voice with us.',
        made: {
          title: design.title,
          done: design.approved,
        },
      },
      {
        when: 'Day 4-5',
        title: 'Integration Setup',
        text: 'We connect the agent to your phone line, calendar and CRM. You keep your number.',
        made: {
          title: calendar.day,
          done: calendar.booked,
        },
      },
      {
        when: 'Day 6-7',
        title: 'Testing & Launch',
        text: 'We call it as your toughest customers would, fix what breaks and switch it on. You try it free first.',
        made: {
          title: 'Test call',
          done: 'Booked',
        },
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
