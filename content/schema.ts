import * as z from 'zod';

export const words = z.string('is not a text').trim().min(1, 'is empty');

export const linkSchema = z.object({ label: words, href: z.string().startsWith('/') });

/** What a claim rests on. */
export const basisSchema = z.discriminatedUnion('kind', [
  /** True of the software: the test of this title in this file shows it. */
  z.object({ kind: z.literal('software'), file: words, title: words }),
  /** The owner's word, which follows a setting in `promises.ts`. */
  z.object({ kind: z.literal('setting'), setting: words }),
  /** The owner's word. */
  z.object({ kind: z.literal('owner') }),
  /** An example, in the place of the owner's own figure. */
  z.object({ kind: z.literal('sample') }),
]);
export type Basis = z.infer<typeof basisSchema>;

/** A promise of the site. */
export const claimSchema = z.object({
  text: words,
  basis: basisSchema,
  /** The address on the site that says more. */
  more: z.string().startsWith('/'),
});
export type Claim = z.infer<typeof claimSchema>;

/** A claim shown as a figure with a caption. */
export const figureSchema = claimSchema.extend({ figure: words, caption: words });
export type Figure = z.infer<typeof figureSchema>;

/** The title and description of a page for browser tabs, search results and link previews. */
export const pageSchema = z.object({ title: words, description: words.max(160) });
export type Page = z.infer<typeof pageSchema>;

export const cardSchema = z.object({ title: words, text: words });

/** One step of a timeline. `when` is absent when only the order matters. */
export const stepSchema = cardSchema.extend({ when: words.optional() });

/** The fragment id of a part of a page: `/faq#…`. */
export const idSchema = z.string().regex(/^[a-z][a-z-]+$/);

/** A card that other content refers to by its id. */
export const namedCardSchema = cardSchema.extend({ id: idSchema });

/** What may be true of a server; `server/site-files/for-installation.ts` reads it from the settings. */
const installationTraits = [
  'native',
  'engine',
  'cloud',
  'mail',
  'no-mail',
  'model',
  'no-model',
  'browser-model',
  'speech-service',
  'own-speech',
  'sealed',
  'not-sealed',
  'backup-service',
  'monitored',
] as const;
export type InstallationTrait = (typeof installationTraits)[number];

/** The server leaves out what is shown with none of its traits. */
const shownWithSchema = z.array(z.enum(installationTraits)).min(1).optional();

/** A text alone is shown by every server. */
const legalPointSchema = z.preprocess(
  (point) => (typeof point === 'string' ? { text: point } : point),
  z.object({ /** What it is about, before it. */ lead: words.optional(), text: words, shownWith: shownWithSchema }),
);

/** A legal page: privacy, terms, accessibility. In its texts `{retention}` is how long a call is kept. */
export const legalSchema = z.object({
  page: pageSchema,
  header: z.object({ heading: words, text: words }),
  /** When its words last changed. */
  updated: words.optional(),
  /** Above the list of the sections. */
  contents: words.default('On this page'),
  /** The page in a few sentences. */
  summary: z.array(cardSchema).optional(),
  /** What is kept of a visitor, a line each, above the sections. */
  kept: z
    .object({
      id: idSchema,
      heading: words,
      columns: z.object({ what: words, where: words, howLong: words, why: words }),
      lines: z.array(z.object({ what: words, where: words, howLong: words, why: words, shownWith: shownWithSchema })),
    })
    .optional(),
  sections: z
    .array(
      z.object({
        id: idSchema,
        heading: words,
        shownWith: shownWithSchema,
        points: z.array(legalPointSchema).min(1),
      }),
    )
    .min(1),
  closing: z.object({ text: words, link: linkSchema, more: linkSchema.optional() }),
});
export type Legal = z.infer<typeof legalSchema>;
