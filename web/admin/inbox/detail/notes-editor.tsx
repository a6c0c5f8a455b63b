import { useEffect, useId, useRef, useState } from 'react';
import { forbiddenText } from '../../api/failure.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { useMayWrite } from '../../session/permissions.ts';
import { useSessionNumber } from '../../session/session.ts';
import type { ChangeOutcome } from '../requests/request-changes.ts';
import { requestStore } from '../requests/use-requests.ts';
import { dropDraft, keepDraft, type NoteDraft, readDraft } from './note-drafts.ts';

/** After this long without a key, notes are saved. */
const pauseMs = 700;
const maxCharacters = 5_000;

type NotesState = 'saved' | 'typing' | 'saving' | 'forbidden' | 'failed' | { theirs: string | null };

/** Notes that save as one types. What is not saved yet is kept by the tab, through a reload and a lost session too. */
export function NotesEditor({ row }: { row: SubmissionRow }) {
  const labelId = useId();
  const [draft, setDraft] = useState(() => readDraft(row.id));
  const [state, setState] = useState<NotesState>(draft === null ? 'saved' : 'failed');
  const session = useSessionNumber();
  const text = draft?.text ?? row.notes ?? '';
  const mayWrite = useMayWrite();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function save(wanted: NoteDraft): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState('saving');
    const notes = wanted.text.trim() === '' ? null : wanted.text;
    const outcome = await requestStore.change(row.id, { notes }, { notes: wanted.seen });
    if (outcome.kind === 'changed') {
      const kept = readDraft(row.id);
      if (kept?.text === wanted.text) dropDraft(row.id);
      // What was typed meanwhile goes on from what is saved now.
      else if (kept) keepDraft(row.id, { ...kept, seen: notes });
      setDraft((current) => (current?.text === wanted.text ? null : current && { ...current, seen: notes }));
    }
    // More was typed meanwhile: it is saved after this.
    setState((current) => (current === 'typing' ? current : stateOf(outcome)));
  }

  function type(wanted: string, seen = draft ? draft.seen : row.notes): void {
    const next = { text: wanted, seen };
    setDraft(next);
    keepDraft(row.id, next);
    setState('typing');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { save, draft } = latest.current;
      if (draft) void save(draft);
    }, pauseMs);
  }

  const latest = useRef({ save, draft });
  useEffect(() => {
    latest.current = { save, draft };
  });
  useEffect(
    () => () => {
      // Whoever goes on to the next request does not wait for the pause.
      const { save, draft } = latest.current;
      if (timer.current !== undefined && draft !== null) void save(draft);
    },
    [],
  );
  useEffect(() => {
    const { save, draft } = latest.current;
    if (session > 0 && draft !== null) void save(draft);
  }, [session]);

  // What somebody typed before they lost the role is kept in its field.
  if (!mayWrite && draft === null) {
    return (
      row.notes && (
        <section aria-labelledby={labelId} className="grid gap-1.5">
          <h3 id={labelId} className="font-semibold text-sm">
            Internal notes
          </h3>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {row.notes}
          </p>
        </section>
      )
    );
  }
  return (
    <section aria-labelledby={labelId} className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <h3 id={labelId} className="font-semibold">
          Internal notes
        </h3>
        <p role="status" className="text-ink-soft">
          {state === 'saving' && 'Saving...'}
          {state === 'saved' && row.notes && 'Saved'}
        </p>
      </div>
      <textarea
        aria-labelledby={labelId}
        dir="auto"
        rows={3}
        maxLength={maxCharacters}
        value={text}
        placeholder="Only staff see these."
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => timer.current !== undefined && draft && void save(draft)}
        className="max-h-80 min-h-20 w-full rounded-md border border-edge bg-sheet px-3 py-2 text-base placeholder:text-ink-soft"
      />
      {state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-alarm text-sm">
          These notes are not saved yet. They are kept here.
          <button type="button" onClick={() => draft && void save(draft)} className="text-link min-h-6">
            Save now
          </button>
        </p>
      )}
      {state === 'forbidden' && (
        <p role="alert" className="text-alarm text-sm">
          {forbiddenText}
        </p>
      )}
      {typeof state === 'object' && (
        <div role="alert" className="grid gap-2 rounded-md border border-alarm bg-alarm-wash p-3 text-sm">
          <p>Somebody else changed these notes meanwhile. Theirs are saved:</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {state.theirs ?? 'They were emptied.'}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <button
              type="button"
              onClick={() => type([state.theirs, text].filter(Boolean).join('\n\n'), state.theirs)}
              className="text-link min-h-6"
            >
              Keep both
            </button>
            <button type="button" onClick={() => type(text, state.theirs)} className="text-link min-h-6">
              Keep mine
            </button>
            <button
              type="button"
              onClick={() => {
                dropDraft(row.id);
                setDraft(null);
                setState('saved');
              }}
              className="text-link min-h-6"
            >
              Keep theirs
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

function stateOf(outcome: ChangeOutcome): NotesState {
  switch (outcome.kind) {
    case 'changed':
      return 'saved';
    case 'conflict':
      return { theirs: outcome.row.notes };
    case 'forbidden':
      return 'forbidden';
    default:
      return 'failed';
  }
}
