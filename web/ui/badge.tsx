import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brass' | 'good' | 'alarm';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-edge bg-well text-ink',
  brass: 'border-brass bg-brass-wash text-brass-ink',
  good: 'border-good bg-good-wash text-good',
  alarm: 'border-alarm bg-alarm-wash text-alarm',
};

/** A short label. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full border border-current" />
      {children}
    </span>
  );
}
