import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { requestForm } from '#/content/request-form.ts';
import type { Field as FormField } from '#/forms/field.ts';
import { staffLabel } from '#/forms/shown-field.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, type FieldControl, Input, Select, TextArea } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../../api/failure.ts';
import type { Correction, SubmissionRow } from '../../api/staff-api.ts';
import { endSession, useSessionNumber } from '../../session/session.ts';
import { requestStore } from '../requests/use-requests.ts';
import { type CorrectOutcome, correctRequest } from './correct-api.ts';

const fields: readonly FormField<SubmissionField>[] = requestForm;

interface CorrectFormProps {
  /** As it was when the correction began. */
  row: SubmissionRow;
  /** As it is now. */
  current: SubmissionRow;
  /** Begins anew on top of what is there now; what was typed stays. */
  onRebase: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** The fields that the visitor filled in, to be corrected. Only what is changed is sent. */
export function CorrectForm({ row, current, onRebase, onSaved, onClose }: CorrectFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(() => typedOf(row));
  const [state, setState] = useState<'writing' | 'saving' | CorrectOutcome>('writing');
  const session = useSessionNumber();
  const outcome = typeof state === 'object' ? state : null;
  const errors: Partial<Record<SubmissionField, string>> = outcome?.kind === 'refused' ? outcome.errors : {};

  async function save(version = row.version): Promise<void> {
    const changed = changesOf(values, row);
    if (Object.keys(changed).length === 0) return onClose();
    setState('saving');
    const result = await correctRequest(row.id, version, changed);
    if (result.kind === 'saved') {
      await requestStore.absorb(new Set([row.id]));
      return onSaved();
    }
    setState(result);
    if (result.kind === 'signed-out') endSession();
    if (result.kind === 'conflict') void requestStore.absorb(new Set([row.id]));
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
  const theirs = outcome?.kind === 'conflict' ? changedLines(row, current) : [];
  return (
    <form onSubmit={submit} aria-label="Correct the request" className="grid gap-3 rounded-md border border-edge p-4">
      {fields.map((field, at) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          label={staffLabel(field)}
          {...(field.optional || field.when ? { optional: true } : {})}
          {...(errors[field.name] && { error: errors[field.name] })}
        >
          {(control) => (
            <Control
              field={field}
              control={control}
              inputRef={at === 0 ? first : undefined}
              value={values[field.name]}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          )}
        </Field>
      ))}
      {problem && (
        <Notice tone="alarm" role="alert">
          <p>{problem}</p>
          {theirs.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={state === 'saving'}>
          {state === 'saving' ? 'Saving...' : 'Save'}
        </Button>
        {outcome?.kind === 'conflict' && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onRebase();
              void save(current.version);
            }}
          >
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

interface ControlProps {
  field: FormField;
  control: FieldControl;
  inputRef: React.RefObject<HTMLInputElement | null> | undefined;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field, control, inputRef, value, onChange }: ControlProps) {
  if (field.options) {
    return (
      <Select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  if (field.rows) {
    return (
      <TextArea
        {...control}
        dir="auto"
        rows={field.rows}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <Input
      {...control}
      ref={inputRef}
      dir="auto"
      type="text"
      autoComplete="off"
      inputMode={inputModes[field.kind]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const inputModes: Partial<Record<FormField['kind'], 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
};

type Typed = Record<SubmissionField, string>;

function typedOf(row: SubmissionRow): Typed {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? ''])) as Typed;
}

function changesOf(values: Typed, row: SubmissionRow): Correction {
  const before = typedOf(row);
  return Object.fromEntries(
    fields.filter(({ name }) => values[name] !== before[name]).map(({ name }) => [name, values[name]]),
  ) as Correction;
}

/** What somebody else changed meanwhile, a line for each field. */
function changedLines(row: SubmissionRow, current: SubmissionRow): string[] {
  const [before, now] = [typedOf(row), typedOf(current)];
  return fields
    .filter(({ name }) => before[name] !== now[name])
    .map((field) => `${staffLabel(field)}: ${now[field.name] || 'empty'}`);
}

/** Why a correction was not saved, where no field says so. */
function problemText(outcome: CorrectOutcome): string | null {
  switch (outcome.kind) {
    case 'saved':
    case 'refused':
      return null;
    case 'conflict':
      return 'Not saved: somebody else changed this request meanwhile. Your text is kept here.';
    case 'gone':
      return 'Not saved: this request no longer exists.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not saved yet: your session has ended. It is saved when you have signed in.';
    case 'failed':
      return 'Not saved: the server did not answer. Your text is kept here. Please try again.';
  }
}
