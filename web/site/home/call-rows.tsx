import type { ListedCall } from '#/content/sample-day.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { Outcome } from './outcome.tsx';

/** What is followed, or open, is marked in brass wherever it stands. */
export const followed = 'border-brass-bright bg-brass-wash';

export interface CallRowsProps {
  calls: readonly ListedCall[];
  /** The time of the call that is marked. */
  open: string;
}

/** Calls, each with who called, what they asked first, and what came of it. */
export function CallRows({ calls, open }: CallRowsProps) {
  return (
    <ul className="grid grow auto-rows-fr">
      {calls.map(({ time, who, asked, outcome, isHandedOver }) => (
        <li
          key={time}
          className={classNames(
            'grid content-center gap-y-0.5 border-l-4 py-2 pr-4 pl-3',
            time === open ? followed : 'border-l-transparent border-line not-last:border-b',
          )}
        >
          <p className="flex justify-between gap-x-4">
            <b>{who}</b>
            <Outcome text={outcome} isHandedOver={isHandedOver} />
          </p>
          <p className="flex items-baseline justify-between gap-x-4">
            {asked}
            <span className="whitespace-nowrap text-xs">{time}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
