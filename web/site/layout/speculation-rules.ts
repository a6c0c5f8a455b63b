import { paths } from '#/content/paths.ts';

/**
 * What the browser may fetch before it is asked for: the page behind a link that the pointer rests on or a finger goes
 * down on. Fetched and not run, so that nothing happens in the name of a visitor who never comes; pages only, and none
 * of the staff's.
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
