import * as z from 'zod';
import { type SampleCallId, sampleCallIds } from './sample-call/callers.ts';
import { words } from './schema.ts';

const pairSchema = z.tuple([words, words]);

/** What is drawn, each kind for one audience. */
const pictureSchema = z.discriminatedUnion('kind', [
  /** A first step, and the sessions that may follow it, by months. */
  z.object({ kind: z.literal('sessions'), first: pairSchema, months: z.array(words), each: z.int(), sum: pairSchema }),
  /** Ranges of budgets as percentages of the largest, and the weeks until the first free one. */
  z.object({
    kind: z.literal('budget'),
    ranges: z.array(z.object({ name: words, amount: words, from: z.int(), to: z.int() })),
    weeks: z.int(),
    booked: words,
    free: words,
  }),
  /** Opening hours by days on one clock, when the call came on the first day, and what it booked on the last. */
  z.object({
    kind: z.literal('week'),
    days: z.array(z.object({ day: words, open: z.tuple([z.int(), z.int()]).optional(), hours: words.optional() })),
    clock: z.array(
      z.object({ hour: z.int(), name: words, /** On a narrow page, too. */ isMain: z.literal(true).optional() }),
    ),
    closed: words,
    call: z.object({ hour: z.int(), name: words }),
    booked: z.object({ hour: z.int(), name: words }),
  }),
  /** A thing with a fault, and the slip on it. */
  z.object({ kind: z.literal('parcel'), slip: z.array(pairSchema) }),
  /** Calls of one evening: when, what was said, what the agent did, and what came of it when people were back. */
  z.object({
    kind: z.literal('night'),
    evening: words,
    closed: words,
    morning: words,
    urgent: words,
    answers: z.array(
      z.object({ at: words, said: words, does: words, next: pairSchema, isUrgent: z.literal(true).optional() }),
    ),
  }),
  /** A home as its listing has it, and when it is shown. */
  z.object({ kind: z.literal('listing'), name: words, price: words, facts: z.array(words), showing: words }),
  /** What to bring, and to what. */
  z.object({ kind: z.literal('papers'), papers: z.array(words).length(2), meeting: words, fees: z.array(pairSchema) }),
]);
export type MomentPicture = z.infer<typeof pictureSchema>;

const momentSchema = z.object({
  heading: words,
  /** The caller's words: the call, and the place of the turn in it. */
  said: z.object({ call: z.enum(sampleCallIds as [SampleCallId, ...SampleCallId[]]), turn: z.int() }),
  /** What was noted, and the outcome. */
  text: words,
  picture: pictureSchema,
});
export type AudienceMoment = z.infer<typeof momentSchema>;

/** One moment of a sample call for each audience, as a picture of its own. `audience-moments.test.ts` holds them to the calls. */
export const audienceMoments = z.record(z.string(), momentSchema).parse({
  coaches: {
    heading: 'First the free half hour',
    said: { call: 'career-coach', turn: 5 },
    text: 'Maya has heard the price of a session and of a package. The free intro call is booked for Wednesday at 1:30 pm, and what follows is up to the two of them.',
    picture: {
      kind: 'sessions',
      first: ['Intro call, free', 'Wednesday, 1:30 pm'],
      months: ['First month', 'Second month', 'Third month'],
      each: 2,
      sum: ['Six sessions', '$750'],
    },
  },
  agencies: {
    heading: 'Budget and timing before the intro call',
    said: { call: 'design-agency', turn: 3 },
    text: 'Robert hears the usual range and how long the wait is before he books. He still wants to talk, and Luis meets him on Friday at 9 am.',
    picture: {
      kind: 'budget',
      ranges: [
        { name: 'Website', amount: '$20,000 to $60,000', from: 33, to: 100 },
        { name: 'Branding', amount: 'from $12,000', from: 20, to: 100 },
      ],
      weeks: 6,
      booked: 'Six weeks booked',
      free: 'Could start',
    },
  },
  'local-shops': {
    heading: 'A call on the day you’re closed',
    said: { call: 'hair-salon', turn: 3 },
    text: 'The salon is closed on Mondays, and Ines calls on one. The agent warns her that Saturdays fill up, and she has 9 am with Mara.',
    picture: {
      kind: 'week',
      days: [
        { day: 'Mon' },
        { day: 'Tue', open: [9, 18], hours: '9 to 6' },
        { day: 'Wed', open: [9, 18], hours: '9 to 6' },
        { day: 'Thu', open: [9, 20], hours: '9 to 8' },
        { day: 'Fri', open: [9, 20], hours: '9 to 8' },
        { day: 'Sat', open: [9, 16], hours: '9 to 4' },
      ],
      clock: [
        { hour: 8, name: '8 am', isMain: true },
        { hour: 10, name: '10 am' },
        { hour: 12, name: 'noon', isMain: true },
        { hour: 14, name: '2 pm' },
        { hour: 16, name: '4 pm', isMain: true },
        { hour: 18, name: '6 pm' },
        { hour: 20, name: '8 pm', isMain: true },
      ],
      closed: 'Closed',
      call: { hour: 10, name: '10 am: Ines calls' },
      booked: { hour: 9, name: '9 am: Ines' },
    },
  },
  'e-commerce-stores': {
    heading: 'A broken pot at 3:04 am',
    said: { call: 'online-store', turn: 3 },
    text: 'Priya knows at once that a new one is free and that she should keep the parts. In the morning, the team finds the order number and what happened.',
    picture: {
      kind: 'parcel',
      slip: [
        ['Order', '20418'],
        ['What', 'The blue pot'],
        ['Damage', 'Crack in the side'],
        ['Answer', 'A new one for free'],
      ],
    },
  },
  'healthcare-providers': {
    heading: 'One night, three answers',
    said: { call: 'dental-emergency', turn: 1 },
    text: 'Both callers rang after hours. What can be booked is booked, what can’t wait follows the clinic’s rule for emergencies, and what only a dentist can tell is left to the dentist.',
    picture: {
      kind: 'night',
      evening: 'Monday evening',
      closed: 'Closed',
      morning: 'Tuesday',
      urgent: 'Urgent',
      answers: [
        {
          at: '9:42 pm',
          said: 'A filling just fell out',
          does: 'Booked in the call',
          next: ['9 am', 'An emergency visit with Dr. Okafor'],
        },
        {
          at: '10:10 pm',
          said: 'I broke a tooth',
          does: 'When to call 911, then a request',
          next: ['8 am', 'The clinic calls back'],
          isUrgent: true,
        },
        {
          at: 'In the same call',
          said: 'Do you think it’s infected?',
          does: 'Left to the dentist',
          next: ['11 am', 'Dr. Okafor takes a look'],
        },
      ],
    },
  },
  'real-estate-agents': {
    heading: 'It knows the house on Birch Lane',
    said: { call: 'real-estate-office', turn: 3 },
    text: 'Elena asks about the price, then the taxes, and gets both from the listing. She books while she still has the house in mind, and Grace shows it to her.',
    picture: {
      kind: 'listing',
      name: '14 Birch Lane',
      price: '$412,000',
      facts: ['Three bedrooms and a yard', 'Property tax $5,300 last year', 'No homeowners’ association'],
      showing: 'Showing: Saturday, 10 am',
    },
  },
  consultants: {
    heading: 'The client comes prepared',
    said: { call: 'tax-consultant', turn: 13 },
    text: 'Jonas knows the fee, has Tuesday at 12:30 pm with Nora, and asks one thing more. The meeting starts with his papers on the table.',
    picture: {
      kind: 'papers',
      papers: ['Last year’s return', 'Income and expenses'],
      meeting: 'Tuesday, 12:30 pm',
      fees: [
        ['Yearly return', '$480'],
        ['Advice, an hour', '$160'],
      ],
    },
  },
} satisfies Record<string, z.input<typeof momentSchema>>);
