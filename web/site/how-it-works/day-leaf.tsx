import { classNames } from '#/web/ui/class-names.ts';

/** A text such as `Day 2-3` on a calendar leaf: the word on its head, the days below; the day of the launch is marked. */
export function DayLeaf({ when, isLaunch }: { when: string; isLaunch: boolean }) {
  const [word, days = ''] = when.split(' ');
  return (
    <p
      className={classNames(
        'leaf w-17 self-start font-display font-semibold text-2xl sm:mt-3 sm:w-32 sm:text-3xl',
        days.includes('-') && 'leaf-more',
        isLaunch && 'leaf-marked',
      )}
    >
      <span className="block bg-desk py-0.5 text-desk-ink text-sm">{word}</span>{' '}
      <span className="block py-1.5 sm:py-3">{days}</span>
    </p>
  );
}
