import { formatCount } from '../locale/local-format.ts';
import { Moment } from '../locale/moment.tsx';
import type { VisitReport } from './visit-api.ts';

const number = 'py-2 pl-2 text-right tabular-nums sm:pl-4';

/** The days, newest first, each with a bar for its visits. */
export function DayTable({ days }: { days: VisitReport['days'] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse max-sm:text-sm">
        <caption className="pb-2 text-left font-display font-semibold text-xl">By day</caption>
        <thead className="border-edge border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 text-left font-semibold">
              Day
            </th>
            <td className="w-1/3 max-sm:hidden" />
            <th scope="col" className={`${number} font-semibold`}>
              Visits
            </th>
            <th scope="col" className={`${number} font-semibold`}>
              Demos
            </th>
            <th scope="col" className={`${number} font-semibold`}>
              Requests
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits, demos_started, requests_sent }) => (
            <tr key={day} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 pr-2 text-left sm:pr-4 font-normal">
                <Moment at={day} show="day" />
              </th>
              <td aria-hidden="true" className="max-sm:hidden">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  className="h-2 w-full fill-brass"
                >
                  <rect width={(100 * visits) / most} height="6" />
                </svg>
              </td>
              <td className={number}>{formatCount(visits)}</td>
              <td className={number}>{formatCount(demos_started)}</td>
              <td className={number}>{formatCount(requests_sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
