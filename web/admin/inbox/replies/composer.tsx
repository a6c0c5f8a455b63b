import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fillIn } from '#/content/reply-fields.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { maxSubjectCharacters, maxTextCharacters } from '#/inbox/replies/limits.ts';
import { Button, ButtonLink } from '#/web/ui/button.tsx';
import { forbiddenText } from '../../api/failure.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { endSession, useSessionNumber } from '../../session/session.ts';
import type { ReplyTemplate } from '../../templates/template-api.ts';
import { mailLink } from './mail-link.ts';
import { type ReplyForm, type SendOutcome, sendReply } from './reply-api.ts';
import type { ReplyDraft } from './reply-drafts.ts';
import { useTemplates } from './use-templates.ts';

interface ComposerProps {
  row: SubmissionRow;
  form: ReplyForm;
  draft: ReplyDraft;
  /** Who writes. */
  accountId: string;
  /** Another object each time that it is to have the focus. */
  focused: object | null;
  onDraft: (draft: ReplyDraft) => void;
  onDiscard: () => void;
  onClose: () => void;
  onSent: () => void;
  /** The request or its replies are not as they are shown. */
  onStale: () => void;
}

const field = 'w-full rounded-md border border-edge bg-sheet px-3 text-base placeholder:text-ink-soft';

/** Outcomes that ask for another look: a lost answer may have been that of a stored reply. */
const stale: ReadonlySet<SendOutcome['kind']> = new Set(['moved-on', 'gone', 'key-reused', 'failed']);

/** A reply being written. What is typed is kept until it is sent or thrown away. */
export function Composer({
  row,
  form,
  draft,
  accountId,
  focused,
  onDraft,
  onDiscard,
  onClose,
  onSent,
  onStale,
}: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'writing' | 'sending' | SendOutcome>('writing');
  const [former, setFormer] = useState<ReplyDraft | null>(null);
  const session = useSessionNumber();
  /** The template whose words stand there as they were filled in. */
  const [begun, setBegun] = useState<{ id: string; text: string } | null>(null);
  const isUntouched = draft.text === '' || draft.text === begun?.text;
  const templates = useTemplates(session);
  const busy = state === 'sending';
  const [seen] = useState(form.items.length);
  const meanwhile = form.items.slice(seen).filter(({ sender }) => sender.id !== accountId);

  async function send({ anyway = false } = {}): Promise<void> {
    if (busy || draft.text.trim() === '') return;
    setState('sending');
    const { subject, text } = draft;
    const version = anyway ? {} : { version: row.version };
    const outcome = await sendReply(row.id, { id: draft.id, subject, text, ...version });
    if (outcome.kind === 'sent') return onSent();
    setState(outcome);
    if (outcome.kind === 'signed-out') endSession();
    if (outcome.kind === 'key-reused') onDraft({ ...draft, id: crypto.randomUUID() });
    if (stale.has(outcome.kind)) onStale();
  }

  function type(change: Partial<ReplyDraft>): void {
    onDraft({ ...draft, ...change });
    if (state !== 'sending') setState('writing');
  }

  function beginFrom(template: ReplyTemplate | undefined): void {
    if (!template) return;
    setFormer(isUntouched || draft.text.trim() === '' ? null : draft);
    // In a thread the subject stays: mail programs go by it, too.
    const subject = form.items.length > 0 ? draft.subject : fillIn(template.subject, form.fields);
    const text = fillIn(template.text, form.fields);
    setBegun({ id: template.id, text });
    type({ subject, text });
    box.current?.focus();
  }

  /** Begins from the template after the one that stands there, the first after the last. */
  function beginFromNext(items: ReplyTemplate[]): void {
    const at = draft.text === '' ? -1 : items.findIndex(({ id }) => id === begun?.id);
    if (isUntouched) beginFrom(items[(at + 1) % items.length]);
  }

  const latest = useRef({ state, send, beginFromNext });
  useEffect(() => {
    latest.current = { state, send, beginFromNext };
  });
  useEffect(() => {
    const { state, send } = latest.current;
    if (session > 0 && typeof state === 'object' && state.kind === 'signed-out') void send();
  }, [session]);
  useEffect(() => {
    if (!focused) return;
    box.current?.focus({ preventScroll: true });
    box.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && form.sends_mail) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'ArrowDown' && isFreeAtEnd(event)) {
      event.preventDefault();
      // The key may come before them.
      void templates.read().then((items) => latest.current.beginFromNext(items));
    }
  }

  /** Nothing of one's own is written, and the key would not move the caret. */
  function isFreeAtEnd({ target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const isPlain = !(shiftKey || altKey || ctrlKey || metaKey);
    return isUntouched && isPlain && target === box.current && box.current?.selectionStart === draft.text.length;
  }

  return (
    <form
      aria-label={`Reply to ${row.full_name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.sends_mail) void send();
      }}
      onKeyDown={press}
      className="grid gap-2.5 rounded-md border border-edge bg-paper p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-ink-soft">To </span>
          <bdi className="font-semibold">{row.email}</bdi>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <select
            aria-label="Use a template"
            value=""
            onChange={({ currentTarget }) => beginFrom(templates.items.find(({ id }) => id === currentTarget.value))}
            className="min-h-8 max-w-44 rounded-md border border-edge bg-sheet px-2"
          >
            <option value="">Use a template</option>
            {templates.items.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
          <Link to={staffPaths.templates} className="text-link inline-flex min-h-8 items-center">
            Edit templates
          </Link>
        </div>
      </div>
      {!form.sends_mail && (
        <p className="rounded-md border border-brass bg-brass-wash px-3 py-2 text-sm">
          Frontdesk cannot send this: no mail server is set (SMTP_URL), and its own mail is only written to files. Open
          the text in your mail program instead. The status stays as it is until you change it.
        </p>
      )}
      <input
        id={`${id}-subject`}
        aria-label="Subject"
        dir="auto"
        required
        maxLength={maxSubjectCharacters}
        value={draft.subject}
        onChange={(event) => type({ subject: event.currentTarget.value })}
        className={`${field} min-h-9 font-semibold`}
      />
      <textarea
        ref={box}
        aria-label="Reply"
        dir="auto"
        rows={8}
        required
        maxLength={maxTextCharacters}
        value={draft.text}
        placeholder="Write to the visitor, or begin with a template (↓)."
        onChange={(event) => type({ text: event.currentTarget.value })}
        className={`${field} max-h-[60svh] min-h-44 py-2`}
      />
      {former && former.text !== draft.text && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          The template took the place of what you had written.
          <button
            type="button"
            onClick={() => {
              type({ subject: former.subject, text: former.text });
              setFormer(null);
            }}
            className="text-link min-h-6"
          >
            Bring it back
          </button>
        </p>
      )}
      <p role="status" className="rounded-md border border-brass bg-brass-wash px-3 py-2 text-sm empty:hidden">
        {meanwhile.length > 0 &&
          `${meanwhile.map(({ sender }) => sender.name).join(' and ')} replied while you were writing: it stands above.`}
      </p>
      <div role="alert" className="text-alarm text-sm empty:hidden">
        {typeof state === 'object' && problemText(state)}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {form.sends_mail ? (
          <Button type="submit" size="small" busy={busy} aria-keyshortcuts="Control+Enter">
            {busy ? 'Sending...' : 'Send'}
          </Button>
        ) : (
          <ButtonLink href={mailLink(row.email, draft.subject, draft.text)} size="small">
            Open in mail program
          </ButtonLink>
        )}
        {typeof state === 'object' && state.kind === 'moved-on' && (
          <Button variant="secondary" size="small" onClick={() => void send({ anyway: true })}>
            Send it anyway
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
        {form.sends_mail && (
          <p className="ml-auto text-ink-soft text-sm stacked:hidden">
            <kbd className="keycap">Ctrl</kbd> <kbd className="keycap">Enter</kbd> sends,{' '}
            <kbd className="keycap">Esc</kbd> keeps it for later
          </p>
        )}
      </div>
    </form>
  );
}

/** Why a reply was not sent. */
function problemText(outcome: SendOutcome): string | null {
  switch (outcome.kind) {
    case 'sent':
      return null;
    case 'refused':
      return outcome.text;
    case 'moved-on':
      return 'Not sent: somebody changed this request while you were writing. Look at it above before you send.';
    case 'key-reused':
      return 'An earlier version of this reply is on its way already: it stands above. Send this one too?';
    case 'is-spam':
      return 'Not sent: this request is marked as spam. Take the mark off to answer it.';
    case 'no-mail-server':
      return 'Not sent: no mail server is set any more.';
    case 'gone':
      return 'Not sent: this request no longer exists.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not sent yet: your session has ended. It is sent when you have signed in.';
    case 'failed':
      return 'Not sent: the server did not answer. Your text is kept here. Please try again.';
  }
}
