import { classNames } from '#/web/ui/class-names.ts';
import { CloseIcon } from '#/web/ui/icons.tsx';

/** What came of the last action. */
export interface ActionNotice {
  tone: 'done' | 'alarm';
  text: string;
  /** A next step, such as taking it back. */
  action?: { label: string; run: () => void };
}

interface NoticeBarProps {
  notice: ActionNotice | null;
  /** Something else stands at the foot of the page. */
  isRaised: boolean;
  onClose: () => void;
}

/** One line at the foot of the page; screen readers hear it, a failure at once. */
export function NoticeBar({ notice, isRaised, onClose }: NoticeBarProps) {
  const alarm = notice?.tone === 'alarm';
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-40 flex justify-center px-4 print:hidden',
        isRaised ? 'bottom-16 stacked:bottom-28' : 'bottom-4',
      )}
    >
      <div
        className={classNames(
          'pointer-events-auto flex max-w-2xl items-center gap-3 rounded-md border py-1 pr-1 pl-3.5 text-sm shadow-raised',
          alarm ? 'border-alarm bg-alarm-wash text-ink' : 'border-desk-line bg-desk-deep text-desk-ink',
          !notice && 'sr-only',
        )}
      >
        <p role="status" className="min-w-0 wrap-anywhere empty:hidden">
          {!alarm && notice?.text}
        </p>
        <p role="alert" className="min-w-0 wrap-anywhere empty:hidden">
          {alarm && notice.text}
        </p>
        {notice?.action && (
          <button
            type="button"
            onClick={notice.action.run}
            className="min-h-8 shrink-0 rounded-sm border border-current px-2.5 font-semibold"
          >
            {notice.action.label}
          </button>
        )}
        {notice && (
          <button
            type="button"
            aria-label="Dismiss"
            onClick={onClose}
            className="grid size-8 shrink-0 place-items-center rounded-sm"
          >
            <CloseIcon className="size-4" />
          </button>
        )}
      </div>
    </div>
  );
}
