import type { Home } from '#/content/home.ts';
import { classNames } from '#/web/ui/class-names.ts';

/** What an owner gets: a page of the book with what was asked in a day, and what became of it. */
export function SampleDay({ heading, lines }: Home['whoWeAre']['day']) {
  return (
    <div className="guest-page flex grow flex-col text-ink [--after-line:1rem] [--margin-line:0.75rem] sm:[--margin-line:5.5rem]">
      <p className="border-line border-b py-2.5 font-semibold text-ink-soft text-sm">{heading}</p>
      <ul className="grid grow auto-rows-fr">
        {lines.map(({ time, asked, outcome, isHandedOver }) => (
          <li
            key={time}
            className="relative flex flex-wrap content-center items-center gap-x-3 border-line py-2 pr-4 not-last:border-b"
          >
            {/* In the margin, where there is one. */}
            <span className="mr-auto text-ink-soft text-sm sm:absolute sm:-left-25 sm:w-20 sm:text-right">{time}</span>
            <span className="max-sm:order-1 max-sm:basis-full sm:mr-auto">{asked}</span>
            <b className={classNames('text-sm', isHandedOver && 'text-brass-ink')}>{outcome}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
