import { formatCount } from '../locale/local-format.ts';
import type { VisitReport } from './visit-api.ts';

/** The visited pages, most visited first. */
export function PageTable({ pages }: { pages: VisitReport['pages'] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-display font-semibold text-xl">By page</caption>
      <thead className="border-edge border-b text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-2 text-left font-semibold">
            Page
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Views
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, views }) => (
          <tr key={page} className="border-line border-b">
            <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
              {page}
            </th>
            <td className="py-2 pl-4 text-right tabular-nums">{formatCount(views)}</td>
          </tr>
        ))}
        {pages.length === 0 && (
          <tr>
            <td colSpan={2} className="py-2 text-ink-soft">
              No page has been opened yet.
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
