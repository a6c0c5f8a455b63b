import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type WebhookKind, webhookKinds } from '#/webhooks/kinds.ts';
import { forbiddenText } from '../api/failure.ts';
import { endSession, useSessionNumber } from '../session/session.ts';
import { kindWords } from './kind-words.ts';
import { type SaveOutcome, saveWebhook, type Webhook } from './webhook-api.ts';

interface WebhookFormProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  /** `secret` is that of a new one. */
  onSaved: (secret: string | null) => void;
  onClose: () => void;
}

/** A webhook being added or changed. What was typed stays until it is saved. */
export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhook?.kinds ?? ['submission.created']);
  const [state, setState] = useState<'writing' | 'saving' | SaveOutcome>('writing');
  const session = useSessionNumber();
  const outcome = typeof state === 'object' ? state : null;
  const errors: Record<string, string> = outcome?.kind === 'refused' ? outcome.errors : {};

  async function save(version = webhook?.version): Promise<void> {
    setState('saving');
    const earlier = webhook && version !== undefined ? { id: webhook.id, version } : null;
    const result = await saveWebhook({ name, url, kinds: [...kinds] }, earlier);
    if (result.kind === 'saved') return onSaved(result.secret);
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

  function toggle(kind: WebhookKind): void {
    setKinds(kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind]);
  }

  const problem = outcome && problemText(outcome);
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-md border border-edge bg-sheet p-4">
      <Field id={`${id}-url`} label="Address" hint="Changes are posted here as JSON." {...errorOf(errors.url)}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            type="url"
            dir="ltr"
            required
            placeholder="https://"
            maxLength={2_000}
            autoComplete="off"
            spellCheck={false}
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-name`}
        label="Name (optional)"
        hint="How lists and emails call it; the host of its address, unless you give one."
        {...errorOf(errors.name)}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-1" aria-describedby={errors.kinds ? `${id}-kinds-error` : undefined}>
        <legend className="mb-1 font-semibold">Tells of</legend>
        {webhookKinds.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-2.5 stacked:min-h-11">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={() => toggle(kind)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              {kindWords[kind]} <code className="text-ink-soft text-sm">{kind}</code>
            </span>
          </label>
        ))}
        {errors.kinds && (
          <p id={`${id}-kinds-error`} className="font-semibold text-alarm text-sm">
            {sentence(errors.kinds)}
          </p>
        )}
      </fieldset>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      {outcome?.kind === 'conflict' && (
        <div className="grid gap-1 rounded-md border border-line bg-paper p-3 text-sm">
          <p className="wrap-anywhere">
            {outcome.current.name}: {outcome.current.url}
          </p>
          <p>{outcome.current.kinds.map((kind) => kindWords[kind]).join(', ')}</p>
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
  return error === undefined ? {} : { error: sentence(error) };
}

function sentence(error: string): string {
  return `${error[0]?.toUpperCase()}${error.slice(1)}.`;
}

/** Why a webhook was not saved, where no field says so. */
function problemText(outcome: SaveOutcome): string | null {
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'refused':
      return outcome.errors.body ? `Not saved: ${outcome.errors.body}.` : null;
    case 'conflict':
      return 'Not saved: somebody else changed this webhook meanwhile. Theirs is:';
    case 'gone':
      return 'Not saved: somebody else removed this webhook.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Not saved yet: your session has ended. It is saved when you have signed in.';
    case 'failed':
      return 'Not saved: the server did not answer. Your text is kept here. Please try again.';
  }
}
