import * as z from 'zod';

export const words = z.string().trim().min(1);

export const linkSchema = z.object({ label: words, href: z.string().startsWith('/') });

/** Something the site promises. `source` says who vouches for it. */
export const claimSchema = z.object({ text: words, source: words });

/** A claim shown as a figure with its caption, as on a key tag. */
export const figureSchema = claimSchema.extend({ figure: words, caption: words });
export type Figure = z.infer<typeof figureSchema>;

/** What a browser tab and a search result show of a page. */
export const pageSchema = z.object({ title: words, description: words.max(160) });
export type Page = z.infer<typeof pageSchema>;

export const cardSchema = z.object({ title: words, text: words });

/** One step of a timeline. `when` is left out where only the order counts. */
export const stepSchema = cardSchema.extend({ when: words.optional() });

export const categories = [
  'Technical',
  'Business',
  'Timeline',
  'Security',
  'Service',
  'Support',
  'Customization',
  'ROI',
] as const;
export type Category = (typeof categories)[number];

export const questionSchema = z.object({
  /** Part of the question's address: `/faq#…`. */
  id: z.string().regex(/^[a-z][a-z-]+$/),
  category: z.enum(categories),
  question: words.endsWith('?'),
  answer: z.array(words).min(1),
});
export type Question = z.infer<typeof questionSchema>;
