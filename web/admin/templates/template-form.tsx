import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { replyFields } from '#/content/reply-fields.ts';
import { maxNameCharacters, maxSubjectCharacters, maxTextCharacters } from '#/inbox/replies/limits.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input, TextArea } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../api/failure.ts';
import { endSession, useSessionNumber } from '../session/session.ts';
import { type ReplyTemplate, type SaveOutcome, saveTemplate } from './template-api.ts';

interface TemplateFormProps {
  /** Null for a new one. */
  template: ReplyTemplate | null;
  onSaved: (text: string) => void;
  onClose: () => void;
}

/** A template being written. An unknown field is refused with its line. */
export function TemplateForm({ template, onSaved, onClose }: TemplateFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState({
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  });
  const [state, setState] = useState<'writing' | 'saving' | SaveOutcome>('writing');
  const session = useSessionNumber();
  const outcome = typeof state === 'object' ? state : null;
  const errors: Record<string, string> = outcome?.kind === 'refused' ? outcome.errors : {};

  async function save(version = template?.version): Promise<void> {
    setState('saving');
    const earlier = template && version !== undefined ? { id: template.id, version } : null;
    const result = await saveTemplate(words, earlier);
    if (result.kind === 'saved') return onSaved(`“${words.name.trim()}” is saved.`);
    setState(result);
    if (result.kind === 'signed-out') endSession();
  }

  const latest = useRef({ outcome, save });
  useEffect(() => {
    latest.current = { outcome, save };
  });
  useEffect(() => {
    const { outcome, save } = latest.current;
    if (session > 0 && outcome?.kind === 'signed-out') void save();
  }, [session]);
  useEffect(() => first.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void save();
  }

  const problem = outcome && problemText(outcome);
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-md border border-edge bg-sheet p-4">
      <Field id={`${id}-name`} label="Name" {...errorOf(errors.name)}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            dir="auto"
            required
            maxLength={maxNameCharacters}
            value={words.name}
            onChange={({ currentTarget }) => setWords({ ...words, name: currentTarget.value })}
          />
        )}
      </Field>
      <Field id={`${id}-subject`} label="Subject" {...errorOf(errors.subject)}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            required
            maxLength={maxSubjectCharacters}
            value={words.subject}
            onChange={({ currentTarget }) => setWords({ ...words, subject: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        id={`${id}-text`}
        label="Text"
        hint={`Filled in for each visitor: ${replyFields.map((name) => `{${name}}`).join(', ')}`}
        {...errorOf(errors.text)}
      >
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            required
            rows={10}
            maxLength={maxTextCharacters}
            value={words.text}
            onChange={({ currentTarget }) => setWords({ ...words, text: currentTarget.value })}
          />
        )}
      </Field>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      {outcome?.kind === 'conflict' && (
        <div className="grid gap-1 rounded-md border border-line bg-paper p-3 text-sm">
          <p className="font-semibold">{outcome.current.name}</p>
          <p>{outcome.current.subject}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{outcome.current.text}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={state === 'saving'}>
          {state === 'saving' ? 'Saving...' : 'Save'}
        </Button>
        {outcome?.kind === 'conflict' && (
          <Button variant="secondary" size="small" onClick={() => void save(outcome.current.version)}>
            Save mine anyway
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function errorOf(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error: `${error[0]?.toUpperCase()}${error.slice(1)}.` };
}

/** Why a template was not saved, where no field says so. */
function problemText(outcome: SaveOutcome): string | null {
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'refused':
      return outcome.errors.body ? `Not saved: ${outcome.errors.body}.` : null;
    case 'conflict':
      return 'Not saved: somebody else changed this template meanwhile. Theirs is:';
    case 'gone':
      return 'Not saved: somebody else removed this template.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not saved yet: your session has ended. It is saved when you have signed in.';
    case 'failed':
      return 'Not saved: the server did not answer. Your text is kept here. Please try again.';
  }
}
