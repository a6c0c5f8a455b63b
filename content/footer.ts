import * as z from 'zod';
import { audiences } from './audiences.ts';
import { brand, navigation } from './brand.ts';
import { paths } from './paths.ts';
import { linkSchema, words } from './schema.ts';

/** The foot of every page. */
export const footer = z
  .object({
    lists: z.array(z.object({ heading: words, links: z.array(linkSchema) })).length(3),
    owner: words,
    /** In the last line, beside the owner. */
    last: z.array(linkSchema),
  })
  .parse({
    lists: [
      { heading: 'Pages', links: navigation },
      {
        heading: 'Good to know',
        links: [
          { label: 'How pricing works', href: paths.pricing },
          { label: 'Security', href: paths.security },
          { label: 'Accessibility', href: paths.accessibility },
        ],
      },
      { heading: 'Who it’s for', links: audiences.map(({ label, path }) => ({ label, href: path })) },
    ],
    owner: `© ${brand.name}`,
    last: [
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Contact us', href: paths.startWorking },
    ],
  });
