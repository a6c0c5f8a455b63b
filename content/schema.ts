import * as z from 'zod';

export const words = z.string().trim().min(1);

export const linkSchema = z.object({ label: words, href: z.string().startsWith('/') });

/** Something the site promises. */
export const claimSchema = z.object({
  text: words,
  /** Who vouches for it. */
  source: words,
  /** Where the site says more of it. */
  more: z.string().startsWith('/'),
});

/** A claim shown as a figure with its caption, as on a key tag. */
export const figureSchema = claimSchema.extend({ figure: words, caption: words });
export type Figure = z.infer<typeof figureSchema>;

/** What a browser tab, a search result and a shared link show of a page. */
export const pageSchema = z.object({ title: words, description: words.max(160) });
export type Page = z.infer<typeof pageSchema>;

export const cardSchema = z.object({ title: words, text: words });

/** One step of a timeline. `when` is left out where only the order counts. */
export const stepSchema = cardSchema.extend({ when: words.optional() });

/** The name of a part of a page in its address: `/faq#…`. */
export const idSchema = z.string().regex(/^[a-z][a-z-]+$/);

/** A card that is spoken of elsewhere, by its id. */
export const namedCardSchema = cardSchema.extend({ id: idSchema });

/** A page to be read through: what is done with data, what holds between us, who can use the site. */
export const legalSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  sections: z.array(z.object({ id: idSchema, heading: words, points: z.array(words).min(1) })).min(1),
  closing: z.object({ text: words, link: linkSchema }),
});
export type Legal = z.infer<typeof legalSchema>;
