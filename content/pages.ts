import * as z from 'zod';
import { accessibility } from './accessibility.ts';
import { audiences } from './audiences.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { paths } from './paths.ts';
import { pricing } from './pricing.ts';
import { privacy } from './privacy.ts';
import { pageSchema, words } from './schema.ts';
import { security } from './security.ts';
import { startWorking } from './start-working.ts';
import { terms } from './terms.ts';

const publicPageSchema = z.object({
  path: z.string().startsWith('/'),
  page: pageSchema,
  /** The large text of its link preview. */
  heading: words,
});
export type PublicPage = z.infer<typeof publicPageSchema>;

/** All public pages, Home first. */
export const publicPages = z
  .array(publicPageSchema)
  .parse([
    { path: '/', page: home.page, heading: home.hero.headline },
    { path: paths.howItWorks, page: howItWorks.page, heading: howItWorks.header.heading },
    { path: paths.startWorking, page: startWorking.page, heading: startWorking.header.heading },
    { path: paths.faq, page: faq.page, heading: faq.header.heading },
    { path: paths.pricing, page: pricing.page, heading: pricing.header.heading },
    { path: paths.security, page: security.page, heading: security.header.heading },
    ...audiences.map(({ path, page, heading }) => ({ path, page, heading })),
    { path: paths.privacy, page: privacy.page, heading: privacy.header.heading },
    { path: paths.terms, page: terms.page, heading: terms.header.heading },
    { path: paths.accessibility, page: accessibility.page, heading: accessibility.header.heading },
  ]);
