import { useSyncExternalStore } from 'react';
import { dateFormat } from './local-format.ts';
import { shownNow, subscribeToTime } from './minute.ts';
import { spanText } from './span-text.ts';

const full = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** How long ago a moment was, in one short word; `at` is ISO 8601. */
export function Age({ at }: { at: string }) {
  const read = () => spanText(shownNow() - Date.parse(at));
  const text = useSyncExternalStore(subscribeToTime, read, read);
  return (
    <time dateTime={at} title={full.format(new Date(at))}>
      {text}
    </time>
  );
}
