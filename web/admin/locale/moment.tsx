import { dateFormat } from './local-format.ts';

const formats = {
  full: dateFormat({ dateStyle: 'medium', timeStyle: 'short' }),
  /** A day of the server's counts, which begin at midnight UTC. */
  day: dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }),
  time: dateFormat({ timeStyle: 'medium' }),
};

/** A moment in the reader's locale; `at` is ISO 8601 and becomes the element's `datetime`. */
export function Moment({ at, show = 'full' }: { at: string; show?: keyof typeof formats }) {
  const format = formats[show];
  return (
    <time dateTime={at} lang={format.resolvedOptions().locale} dir="auto">
      {format.format(new Date(at))}
    </time>
  );
}
