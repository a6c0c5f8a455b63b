import { useSyncExternalStore } from 'react';
import { classNames } from '#/web/ui/class-names.ts';
import { shownNow, subscribeToTime } from './minute.ts';
import { leftText, spanText } from './span-text.ts';

/** From this long before its time on, what is due stands out. */
const soonMs = 4 * 60 * 60_000;

/** When something is due: 'due in 3 h', or 'overdue by 2 h' in the colour of an alarm. `at` is ISO 8601. */
export function Due({ at }: { at: string }) {
  const read = () => dueText(Date.parse(at) - shownNow());
  const text = useSyncExternalStore(subscribeToTime, read, read);
  const left = Date.parse(at) - shownNow();
  return (
    <time
      dateTime={at}
      className={classNames(
        'tabular-nums',
        left < 0 ? 'font-semibold text-alarm' : left < soonMs ? 'font-semibold text-brass-ink' : 'text-ink-soft',
      )}
    >
      {text}
    </time>
  );
}

function dueText(leftMs: number): string {
  if (leftMs < 0) return leftMs > -60_000 ? 'due now' : `overdue by ${spanText(-leftMs)}`;
  return leftMs < 60_000 ? 'due now' : `due in ${leftText(leftMs)}`;
}
