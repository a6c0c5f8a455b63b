import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

interface DataTableProps {
  caption: string;
  /** A chart of the same numbers, below the caption. */
  chart?: ReactNode;
  /** The first names the rows. */
  columns: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** It has many rows: they scroll by themselves, by keys as well. */
  scrolls?: boolean;
}

/** The numbers of a chart: a row's name first, the rest are numbers. */
export function DataTable({ caption, chart, columns, rows, scrolls = false }: DataTableProps) {
  const id = `numbers-${caption.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="font-semibold text-xl">
        {caption}
      </h2>
      {chart}
      <div
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': `${caption}, as a table` })}
        className={classNames('overflow-x-auto', scrolls && 'max-h-80 overflow-y-auto rounded-md border border-line')}
      >
        <table aria-labelledby={id} className="w-full border-collapse text-sm max-sm:text-xs">
          <thead className={classNames('text-ink-soft', scrolls && 'sticky top-0 bg-paper')}>
            <tr className="border-edge border-b">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    'whitespace-nowrap px-2 py-1.5 font-semibold max-sm:px-1',
                    at === 0 ? 'text-left' : 'text-right',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...numbers] }) => (
              <tr key={key} className="border-line border-b last:border-0">
                <th scope="row" className="min-w-16 px-2 py-1.5 text-left font-normal wrap-break-word max-sm:px-1">
                  {name}
                </th>
                {numbers.map((number, at) => (
                  <td
                    key={columns[at + 1]}
                    className="whitespace-nowrap px-2 py-1.5 text-right tabular-nums max-sm:px-1"
                  >
                    {number}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
