import type { ComponentProps } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

/** A choice in a line of a list, or above one. */
export function SmallSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...rest}
      className={classNames(
        'min-h-9 rounded-md border border-edge bg-sheet px-2 text-sm hover:border-ink disabled:border-line disabled:bg-well disabled:text-ink-soft stacked:min-h-11',
        className,
      )}
    />
  );
}
