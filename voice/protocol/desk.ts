import * as z from 'zod/mini';
import { maxLabelLength, maxPhrases, maxSuggestions } from './limits.ts';

const words = z.string().check(z.maxLength(maxLabelLength));

/** The desk that a page calls: which agent answers, and what the page shows of it. */
export const desk = {
  /** A page names it in its request for a call. */
  id: words,
  name: words,
  /** Nothing of its calls is real. */
  sample: z.boolean(),
  /** Questions to tap. */
  suggestions: z.array(words).check(z.maxLength(maxSuggestions)),
  /** Words of its trade, for a recogniser that can be told what is likely to be said. */
  phrases: z.optional(z.array(words).check(z.maxLength(maxPhrases))),
};
export interface Desk {
  id: string;
  name: string;
  sample: boolean;
  suggestions: string[];
  phrases?: string[] | undefined;
}
