import type { Home } from '#/content/home.ts';
import { classNames } from '#/web/ui/class-names.ts';

/** What an owner gets: a page of the book with what was asked in a day, and what became of it. */
export function SampleDay({ heading, lines }: Home['whoWeAre']['day']) {
  return (
    <div className="flex grow flex-col rounded-lg bg-sheet text-ink">
      <p className="border-brass border-b-4 px-4 py-2 font-display font-semibold">{heading}</p>
      <ul className="grid grow">
        {lines.map(({ time, asked, outcome, isHandedOver }) => (
          <li key={time} className="flex flex-wrap items-center gap-x-3 border-line px-4 py-2 not-last:border-b">
            <span className="mr-auto w-20 text-ink-soft text-sm">{time}</span>
            <span className="grow max-sm:order-1 max-sm:w-full">{asked}</span>
            <b className={classNames('text-sm', isHandedOver && 'text-brass-ink')}>{outcome}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
