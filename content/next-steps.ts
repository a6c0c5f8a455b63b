import * as z from 'zod';
import { cardSchema, words } from './schema.ts';

/** What follows a press on 'Get Started', at the end of a page. */
export const nextSteps = z.object({ heading: words, steps: z.array(cardSchema).length(3) }).parse({
  heading: 'What happens next',
  steps: [
    { title: 'Your request', text: 'You send a short form. No account needed.' },
    { title: 'Discovery call', text: 'Day 1: we go through what your callers ask.' },
    { title: 'Written quote', text: 'You owe nothing until we’ve both agreed in writing.' },
  ],
});
