import * as z from 'zod';
import { words } from './schema.ts';

const callSchema = z.object({
  time: words,
  who: words,
  /** What the caller said first. */
  asked: words,
  /** What it was about, for a list of them. */
  topic: words,
  outcome: words,
  isHandedOver: z.literal(true).optional(),
});
export type ListedCall = z.infer<typeof callSchema>;

/** A part of a day in the calendar. */
export const slotSchema = z.object({
  from: words,
  halfHours: z.int().positive(),
  state: z.enum(['free', 'taken', 'yours']),
  label: words,
});
export type Slot = z.infer<typeof slotSchema>;

const sampleDaySchema = z.object({
  /** The bar of the staff area; the first place is the open one. */
  bar: z.object({ places: z.array(words), sample: words }),
  list: z.object({
    title: words,
    answered: words,
    /** Newest first. */
    calls: z.array(callSchema),
    /** How many of them are in sight. */
    shown: z.int().positive(),
    foot: words,
  }),
  open: z.object({
    /** The call of the list, by its time. */
    time: words,
    about: words,
  }),
  /** What the call left in the customer's list of contacts. */
  contact: z.object({
    title: words,
    added: words,
    facts: z.array(z.object({ label: words, value: words })),
  }),
  calendar: z.object({
    day: words,
    booked: words,
    slots: z.array(slotSchema),
  }),
});

/**
 * The Monday of the sample clinic, as its staff sees it. The callers with a name are those of `sample-call/callers.ts`,
 * the hours those of `agents/dental-clinic.agent.json`.
 */
export const sampleDay = sampleDaySchema.parse({
  bar: { places: ['Calls', 'Inbox', 'Numbers'], sample: 'Sample' },
  list: {
    title: 'Calls',
    answered: 'All 7 answered',
    calls: [
      {
        time: '10:10 pm',
        who: 'Laura Bennett',
        asked: 'Hi, I broke a tooth at dinner…',
        topic: 'broken tooth',
        outcome: 'Handed over',
        isHandedOver: true,
      },
      {
        time: '9:42 pm',
        who: 'Grace Miller',
        asked: 'Hi, a filling just fell out…',
        topic: 'emergency visit',
        outcome: 'Booked',
      },
      { time: '6:15 pm', who: 'Caller', asked: 'Can I park at the clinic?', topic: 'parking', outcome: 'Answered' },
      { time: '3:20 pm', who: 'Caller', asked: 'Do you treat children?', topic: 'children', outcome: 'Answered' },
      { time: '12:40 pm', who: 'Caller', asked: 'Are you open on Saturday?', topic: 'Saturday', outcome: 'Answered' },
      {
        time: '10:00 am',
        who: 'Sam Rivera',
        asked: 'Hi, how much is a check-up?',
        topic: 'check-up',
        outcome: 'Booked',
      },
      { time: '7:25 am', who: 'Caller', asked: 'Do you take insurance?', topic: 'insurance', outcome: 'Answered' },
    ],
    shown: 4,
    foot: '3 more. 4 of the 7 came after hours.',
  },
  open: {
    time: '9:42 pm',
    about: 'Monday, 9:42 pm',
  },
  contact: {
    title: 'New contact',
    added: 'In your CRM',
    facts: [
      { label: 'Name', value: 'Grace Miller' },
      { label: 'Phone', value: '201 555 0187' },
      { label: 'Source', value: 'Call, 9:42 pm' },
      { label: 'Visit', value: 'Emergency visit' },
      { label: 'When', value: 'Tuesday, 9 am' },
      { label: 'With', value: 'Dr. Okafor' },
      { label: 'Said', value: '“A filling just fell out and it really hurts.”' },
    ],
  },
  calendar: {
    day: 'Tuesday',
    booked: 'In your calendar',
    slots: [
      { from: '8 am', halfHours: 2, state: 'taken', label: 'Taken' },
      { from: '9 am', halfHours: 1, state: 'yours', label: 'Grace Miller, emergency' },
      { from: '9:30 am', halfHours: 3, state: 'taken', label: 'Taken' },
      { from: '11 am', halfHours: 1, state: 'free', label: 'Free' },
    ],
  },
});
