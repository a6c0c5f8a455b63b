import type { Slot } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';

/** By half hours. */
const spans = ['', '', 'row-span-2', 'row-span-3'];

/** The calendar of a day as the engine has it: each row is half an hour. */
export function Day({ slots }: { slots: readonly Slot[] }) {
  return (
    <ol className="grid grow auto-rows-fr gap-0.5 p-4">
      {slots.map(({ from, halfHours, state, label }) => (
        <li key={from} className={classNames('grid grid-cols-[4rem_1fr]', spans[halfHours])}>
          <span className="text-ink-soft text-xs">{from}</span>
          <span
            className={classNames(
              'flex min-h-9 items-center rounded-md px-3.5',
              state === 'yours' && 'bg-brass-bright font-semibold text-on-brass',
              state === 'taken' && 'bg-line',
              state === 'free' && '[border:1px_dashed_var(--color-edge)]',
            )}
          >
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
