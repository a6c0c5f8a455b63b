import { classNames } from '#/web/ui/class-names.ts';
import { AlertIcon, CheckIcon } from '#/web/ui/icons.tsx';
import { Age } from '../../locale/age.tsx';
import { Initials } from '../../page/initials.tsx';
import { deliveryText } from './delivery-text.ts';
import type { Reply } from './reply-api.ts';

interface ReplyItemProps {
  reply: Reply;
  /** Given where it can be sent again. */
  onAgain: (() => void) | null;
}

/** What a member of staff wrote, and how far it is. */
export function ReplyItem({ reply: { sender, created_at, subject, text, delivery }, onAgain }: ReplyItemProps) {
  const { text: state, tone } = deliveryText(delivery);
  return (
    <li className="grid gap-2 rounded-md border border-line bg-paper p-3">
      <div className="flex items-center gap-2 text-sm">
        <Initials name={sender.name} />
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{sender.name}</bdi> <span className="text-ink-soft">replied by email</span>
        </p>
        <span className="ml-auto shrink-0 text-ink-soft tabular-nums">
          <Age at={created_at} />
        </span>
      </div>
      <p dir="auto" className="font-semibold wrap-anywhere">
        {subject}
      </p>
      <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <p
        className={classNames(
          'flex items-start gap-1.5 text-sm',
          { soft: 'text-ink-soft', good: 'text-good', alarm: 'text-alarm' }[tone],
        )}
      >
        {tone === 'good' && <CheckIcon className="mt-0.5 size-4 shrink-0" />}
        {tone === 'alarm' && <AlertIcon className="mt-0.5 size-4 shrink-0" />}
        <span className="min-w-0 wrap-anywhere">
          {state}
          {onAgain && (
            <button type="button" onClick={onAgain} className="text-link ml-2 min-h-6">
              Edit and send again
            </button>
          )}
        </span>
      </p>
    </li>
  );
}
