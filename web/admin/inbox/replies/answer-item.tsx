import { Age } from '../../locale/age.tsx';
import { Initials } from '../../page/initials.tsx';
import type { Answer } from './reply-api.ts';

const whats: Record<Answer['kind'], string> = {
  answer: 'answered by email',
  'auto-reply': 'sent an automatic reply',
  bounce: 'sent the confirmation back: it was not delivered',
};

/** A mail that came back, as text alone. Its address is shown unless it is that of the request. */
export function AnswerItem({ answer, name }: { answer: Answer; name: string }) {
  const { kind, received_at, from, subject, text, quoted, is_cut, attachments } = answer;
  const sender = from.is_other ? from.name || from.address || 'An unknown sender' : name;
  return (
    <li className="grid gap-2 rounded-md border border-line bg-well p-3">
      <div className="flex items-center gap-2 text-sm">
        <Initials name={sender} />
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{sender}</bdi>{' '}
          {from.is_other && from.address !== sender && from.address !== '' && (
            <>
              <bdi>{from.address}</bdi>{' '}
            </>
          )}
          <span className="text-ink-soft">{whats[kind]}</span>
        </p>
        <span className="ml-auto shrink-0 text-ink-soft tabular-nums">
          <Age at={received_at} />
        </span>
      </div>
      {subject !== '' && (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {subject}
        </p>
      )}
      <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {quoted !== '' && (
        <details className="text-ink-soft text-sm">
          <summary className="min-h-6 w-fit cursor-pointer">Quoted below it</summary>
          <p dir="auto" className="mt-1 max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
            {quoted}
          </p>
        </details>
      )}
      {attachments.length > 0 && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          In your mailbox, with it: <bdi>{attachments.join(', ')}</bdi>
        </p>
      )}
      {is_cut && <p className="text-ink-soft text-sm">This is not all of the mail. The rest is in your mailbox.</p>}
    </li>
  );
}
