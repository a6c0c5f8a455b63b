import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { SubmissionRow } from '../../api/staff-api.ts';
import type { StaffUser } from '../../session/auth-api.ts';
import { useMayWrite } from '../../session/permissions.ts';
import { requestStore } from '../requests/use-requests.ts';
import { AnswerItem } from './answer-item.tsx';
import { Composer } from './composer.tsx';
import { ContactButton } from './contact-button.tsx';
import { mailSubject } from './mail-subject.ts';
import type { Answer, Reply, ReplyForm } from './reply-api.ts';
import { dropDraft, keepDraft, newDraft, type ReplyDraft, readDraft } from './reply-drafts.ts';
import { ReplyItem } from './reply-item.tsx';
import { useReplyForm } from './use-reply-form.ts';

interface ReplyThreadProps {
  row: SubmissionRow;
  user: StaffUser | null;
  /** Given while a reply is wanted: another object each time that one is. */
  replying: object | null;
  onClose: () => void;
}

/** What staff have answered and what came back, oldest first, and the next reply. */
export function ReplyThread(props: ReplyThreadProps) {
  const headingId = useId();
  const { form, reread } = useReplyForm(props.row);
  const mayWrite = useMayWrite();
  const isLoaded = form !== null && form !== 'failed';
  return (
    <section aria-labelledby={headingId} className="grid gap-2.5">
      <h3
        id={headingId}
        className={isLoaded && form.items.length + form.answers.length > 0 ? 'font-semibold text-sm' : 'sr-only'}
      >
        Conversation
      </h3>
      {form === 'failed' && <p className="text-ink-soft text-sm">The replies could not be loaded.</p>}
      {isLoaded && <LoadedThread {...props} form={form} reread={reread} />}
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ContactButton row={props.row} />
        </div>
      )}
    </section>
  );
}

/** What is said of a reply that was just sent, by how far it is; its own line says why it did not go out. */
const sentTexts: Record<Reply['delivery']['state'], string> = {
  queued: 'The reply is on its way. The request becomes contacted when the mail server has accepted it.',
  retrying: 'The mail server has not accepted the reply yet.',
  accepted: 'The mail server has accepted the reply.',
  bounced: 'The reply came back undelivered.',
  failed: 'The reply did not go out.',
  withdrawn: 'The reply did not go out.',
};

interface LoadedThreadProps extends ReplyThreadProps {
  form: ReplyForm;
  reread: () => void;
}

function LoadedThread({ row, user, replying, onClose, form, reread }: LoadedThreadProps) {
  const place = { accountId: user?.id ?? '', requestId: row.id };
  const [draft, setDraft] = useState(() => readDraft(place));
  const [told, setTold] = useState('');
  const [sentId, setSentId] = useState<string | null>(null);
  const { items, answers } = form;
  const mayWrite = useMayWrite();
  const shown = draft ?? (replying ? newDraft(subjectAfter(items)) : null);

  // A reply whose answer was lost is there all the same.
  const hasArrived = draft !== null && items.some(({ id }) => id === draft.id);
  const arrive = useEffectEvent(sent);
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);

  function write(next: ReplyDraft): void {
    setDraft(next);
    keepDraft(place, next);
    setTold('');
  }

  function leave(text = ''): void {
    setTold(text);
    onClose();
    document.getElementById(`reply-${row.id}`)?.focus({ preventScroll: true });
  }

  function discard(): void {
    dropDraft(place);
    setDraft(null);
    leave();
  }

  function sent(): void {
    setSentId(draft?.id ?? null);
    discard();
    look();
  }

  function look(): void {
    reread();
    void requestStore.read(row.id);
  }

  const last = items.find(({ id }) => id === sentId);
  return (
    <>
      {items.length + answers.length > 0 && (
        <ol className="grid gap-2.5">
          {byTime(items, answers).map((each) =>
            'received_at' in each ? (
              <AnswerItem key={each.id} answer={each} name={row.full_name} />
            ) : (
              <ReplyItem
                key={each.id}
                reply={each}
                onAgain={mayWrite && isOver(each) && !draft ? () => write(newDraft(each.subject, each.text)) : null}
              />
            ),
          )}
        </ol>
      )}
      {shown && (
        <Composer
          row={row}
          form={form}
          draft={shown}
          accountId={place.accountId}
          focused={replying}
          onDraft={write}
          onDiscard={discard}
          onClose={() => leave(draft ? 'Your reply is kept here.' : '')}
          onSent={sent}
          onStale={look}
        />
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {told || (last && sentTexts[last.delivery.state])}
      </p>
    </>
  );
}

/** Neither delivered nor on its way. */
function isOver({ delivery: { state } }: Reply): boolean {
  return state === 'failed' || state === 'bounced' || state === 'withdrawn';
}

function byTime(items: Reply[], answers: Answer[]): (Reply | Answer)[] {
  const timeOf = (each: Reply | Answer) => ('received_at' in each ? each.received_at : each.created_at);
  return [...items, ...answers].sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

function subjectAfter(items: Reply[]): string {
  const last = items.at(-1)?.subject;
  if (last === undefined) return mailSubject;
  return /^re:/i.test(last) ? last : `Re: ${last}`;
}
