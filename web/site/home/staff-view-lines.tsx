import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

interface LineProps {
  className?: string;
  children: ReactNode;
}

/** The line above a part of the staff view. */
export function Head({ className, children }: LineProps) {
  return (
    <p
      className={classNames('flex min-h-13 items-center justify-between gap-x-4 border-line border-b px-4', className)}
    >
      {children}
    </p>
  );
}

/** The line below a part of it. */
export function Foot({ children }: LineProps) {
  return <p className="flex min-h-13 items-center gap-3 border-line border-t bg-well px-4 text-ink-soft">{children}</p>;
}
