import type { SearchHit } from '../api/staff-api.ts';

/** Where a search is met, in its words. */
export function Excerpt({ excerpt: { before, match, after } }: { excerpt: Omit<SearchHit, 'field'> }) {
  return (
    <>
      {before}
      <mark className="rounded-sm bg-brass-pale px-0.5 text-on-brass">{match}</mark>
      {after}
    </>
  );
}
