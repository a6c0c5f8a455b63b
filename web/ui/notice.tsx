import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';

export type NoticeTone = 'info' | 'good' | 'alarm';

const tones: Record<NoticeTone, string> = {
  info: 'border-brass bg-brass-wash text-ink',
  good: 'border-good bg-good-wash text-ink',
  alarm: 'border-alarm bg-alarm-wash text-ink',
};

const icons = { info: InfoIcon, good: CheckIcon, alarm: AlertIcon };

export interface NoticeProps {
  tone?: NoticeTone;
  /** Screen readers announce `alert` at once and `status` at the next pause. */
  role?: 'alert' | 'status';
  /** Makes the notice focusable. */
  ref?: Ref<HTMLDivElement>;
  /** Focuses the notice on a page that is rendered with it. */
  autoFocus?: boolean;
  className?: string;
  children: ReactNode;
}

export function Notice({ tone = 'info', role, ref, autoFocus, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor just sent
      autoFocus={autoFocus || undefined}
      className={classNames('flex gap-3 rounded-sm border border-l-6 px-4 py-3', tones[tone], className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
