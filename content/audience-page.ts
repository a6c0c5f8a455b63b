import * as z from 'zod';
import { getStarted } from './brand.ts';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { cardSchema, linkSchema, words } from './schema.ts';

const audiencePageSchema = z.object({
  questions: words,
  /** Whom the sample answers are from. */
  answeredBy: words,
  /** What an agent does, and what stays with people: the card of an audience comes first. */
  does: z.object({ heading: words, cards: z.array(cardSchema) }),
  leaves: z.object({ heading: words, cards: z.array(cardSchema) }),
  /** What the owner of such a business wants to know, and where it is answered. */
  owners: z.object({ heading: words, ways: z.array(linkSchema.extend({ text: words })) }),
  call: words,
  note: words,
  tryIt: words,
  start: linkSchema,
  closing: words,
});
export type AudiencePage = z.infer<typeof audiencePageSchema>;

/** The words that the pages of all audiences share. */
export const audiencePage = audiencePageSchema.parse({
  questions: 'What callers ask',
  answeredBy: 'Sample answers from a made-up business. Your agent gives yours.',
  does: {
    heading: 'What it does',
    cards: [
      { title: 'Answers day and night', text: 'Evenings, weekends and holidays included.' },
      {
        title: 'Flags who needs a person',
        text: 'It takes the name, the number and the reason, and marks the request as urgent.',
      },
      {
        title: 'Books appointments',
        text: 'Straight into your calendar where your software lets us connect. Otherwise it takes the request and your staff confirms. You’ll know which before you pay.',
      },
    ],
  },
  leaves: {
    heading: 'What it leaves to you',
    cards: [
      { title: 'What it doesn’t know', text: 'It says so and takes a message. It doesn’t guess.' },
      { title: 'Complaints', text: 'They go to a person, along with the full conversation.' },
      {
        title: 'Callers who ask for a person',
        text: 'You get an urgent request with the whole conversation, so the caller doesn’t have to start over.',
      },
    ],
  },
  owners: {
    heading: 'What owners ask',
    ways: [
      {
        label: 'What will it cost?',
        text: 'A setup fee and a monthly fee, both in your written quote.',
        href: paths.pricing,
      },
      {
        label: 'What happens to my callers’ data?',
        text: 'Our software keeps text, never recordings, for the time you set.',
        href: `${paths.security}#your-callers`,
      },
      {
        label: 'How long does it take?',
        text: `Your agent is live within ${promised.liveWithin} of the discovery call.`,
        href: `${paths.howItWorks}#timeline`,
      },
    ],
  },
  call: 'One call, word for word',
  note: 'The business and the caller are made up. We wrote the answers, and the AI picked one each time.',
  tryIt: 'Try Live Demo',
  start: getStarted,
  closing: `Tell us what your callers ask. A person replies within ${promised.replyWithin} with times for a discovery call.`,
});
