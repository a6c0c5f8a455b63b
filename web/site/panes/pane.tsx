import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';

const line = 'flex min-h-11 flex-wrap content-center items-baseline justify-between gap-x-4 border-line px-4 py-1.5';

export interface PaneProps {
  title: string;
  /** At the end of the head. */
  note?: ReactNode;
  /** A line below the rest. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A piece of what a customer works with, in the one frame that all of them have. */
export function Pane({ title, note, foot, className, children }: PaneProps) {
  return (
    <div
      className={classNames(
        'flex flex-col overflow-clip rounded-lg border border-line bg-sheet text-ink text-sm shadow-sheet',
        className,
      )}
    >
      <p className={`${line} border-b font-semibold`}>
        {title}
        {note && <span className="font-normal text-ink-soft text-xs">{note}</span>}
      </p>
      <div className="grid grow">{children}</div>
      {foot && <p className={`${line} border-t bg-well text-ink-soft`}>{foot}</p>}
    </div>
  );
}
