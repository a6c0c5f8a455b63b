import { paths } from '#/content/paths.ts';

/**
 * What the browser may prefetch: the page of a link that the pointer rests on or a finger presses. Pages are fetched
 * but not run, so that nothing happens for a visitor who does not follow the link. Only public pages are prefetched.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [paths.admin, `${paths.admin}/*`, '/api/*', '/voice/*', '/*.*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
