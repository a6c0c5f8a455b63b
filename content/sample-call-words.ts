import * as z from 'zod';
import { words } from './schema.ts';

export const sampleCallWordsSchema = z.object({
  caller: words,
  assistant: words,
  listen: words,
  stop: words,
  /** Says that nobody called. */
  sample: words,
  whole: words,
  /** Where lines are left out; `{lines}` is how many. */
  left: words,
  /** What happened when, on the picture of a call. */
  moments: z.object({ price: words, offered: words, message: words, booked: words, noted: words }),
  booked: words,
  noted: words,
  facts: z.object({ when: words, service: words, person: words, name: words }),
  /** The fields of a request that are shown, by their labels in a form. */
  fields: z.record(z.string(), words),
});

export type SampleCallWords = z.infer<typeof sampleCallWordsSchema>;

/** The words around every recorded sample call. */
export const sampleCallWords = sampleCallWordsSchema.parse({
  caller: 'Caller',
  assistant: 'AI Assistant',
  listen: 'Listen',
  stop: 'Stop',
  sample: 'Sample call',
  whole: 'Read the whole call',
  left: '… {lines} more lines',
  moments: { price: 'Price', offered: 'Times offered', message: 'Message', booked: 'Booked', noted: 'Noted' },
  booked: 'Booked during the call',
  noted: 'Noted during the call',
  facts: { when: 'When', service: 'Service', person: 'With', name: 'Name' },
  fields: {
    'Full Name': 'Name',
    'Email Address': 'Email',
    'Phone Number': 'Phone',
    'Describe Your Service Bottleneck': 'What they called about',
    Message: 'What they called about',
  },
});
