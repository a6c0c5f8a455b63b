import * as z from 'zod';
import { audiences } from './audiences.ts';
import { navigation } from './brand.ts';
import { paths } from './paths.ts';
import { linkSchema, words } from './schema.ts';

/** The links at the foot of every page. */
export const footer = z.array(z.object({ heading: words, links: z.array(linkSchema) })).parse([
  { heading: 'Pages', links: navigation },
  {
    heading: 'Good to know',
    links: [
      { label: 'How pricing works', href: paths.pricing },
      { label: 'Security', href: paths.security },
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
  { heading: "Who it's for", links: audiences.map(({ label, path }) => ({ label, href: path })) },
]);
