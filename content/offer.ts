import * as z from 'zod';
import { words } from './schema.ts';

const offerSchema = z.object({
  /** What is sold, such as `{ name: 'One agent', price: '$400 a month', includes: ['Up to 500 calls'] }`. */
  prices: z.array(z.object({ name: words, price: words, includes: z.array(words).min(1) })),
  /** Names of calendars, CRMs and phone systems that your agents have been connected to. */
  integrations: z.array(words),
  /** Customers who agreed to be named, in their own words. */
  references: z.array(
    z.object({ quote: words, name: words, business: words, href: z.url({ protocol: /^https$/ }).optional() }),
  ),
});

/** What only the owner can tell. Whatever is empty does not appear on the site; `npm run doctor` names it. */
export const offer: z.infer<typeof offerSchema> = offerSchema.parse({
  prices: [],
  integrations: [],
  references: [],
});
