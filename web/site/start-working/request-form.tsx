import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { requestForm } from '#/content/request-form.ts';
import type { RequestFormWords } from '#/content/start-working.ts';
import { createFormParser } from '#/forms/form-parser.ts';
import { emptyValues } from '#/forms/form-values.ts';
import {
  type FormProblem,
  formProblemTexts,
  type RequestFormState,
  type SentRequest,
} from '#/inbox/request/request-form.ts';
import type { FieldErrors } from '#/inbox/request/submission-input.ts';
import { trapNames } from '#/inbox/spam/trap-names.ts';
import { createIdempotencyKey } from '#/web/site/request-draft/idempotency-key.ts';
import { clearDraft, readDraft, saveDraft } from '#/web/site/request-draft/request-draft.ts';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { readValues, restoreValues } from './form-values.ts';
import { RequestFields } from './request-fields.tsx';
import { type SettledOutcome, sendRequest } from './send-request.ts';
import { SuccessPanel } from './success-panel.tsx';

type Phase =
  | { name: 'editing'; errors: FieldErrors; problem: FormProblem | null }
  /** `note` says what takes longer than usual. */
  | { name: 'sending'; note?: string }
  /** Stored by the server: the success panel replaces the form. */
  | { name: 'sent'; request: SentRequest };

const headingId = 'request-heading';
const noErrors: FieldErrors = {};

/** Whether the form's page led here: then the draft was sent. Opened directly, the success page proves nothing. */
function cameFromForm(): boolean {
  return document.referrer.split('?')[0] === location.origin + location.pathname;
}

export interface RequestFormProps {
  form: RequestFormState;
  fields: typeof requestForm;
  words: RequestFormWords;
}

/**
 * A plain HTML form, enhanced to send itself by script. The fields are uncontrolled, so that input typed before
 * hydration stays; React only adds the states around them.
 */
export function RequestForm({ form: rendered, fields, words }: RequestFormProps) {
  const [phase, setPhase] = useState<Phase>(
    rendered.sent
      ? { name: 'sent', request: rendered.sent }
      : { name: 'editing', errors: rendered.errors, problem: rendered.problem },
  );
  const [start, setStart] = useState({ values: rendered.values, autoFocus: true });
  const [idempotencyKey, setIdempotencyKey] = useState(rendered.idempotencyKey);
  const [callToken, setCallToken] = useState<string>();
  const [parse] = useState(() => createFormParser(fields));
  const [hydrated, setHydrated] = useState(false);
  /** Fields changed since the answer that a phase shows: what was wrong with them may no longer be. */
  const [changed, setChanged] = useState({ phase, names: [] as string[] });
  const formRef = useRef<HTMLFormElement>(null);
  const alertRef = useRef<HTMLDivElement>(null);
  const successRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    setHydrated(true);
    const form = formRef.current;
    if (!form) return cameFromForm() ? clearDraft() : undefined;
    const cameBack = rendered.problem !== null || Object.keys(rendered.errors).length > 0;
    const draft = cameBack ? null : readDraft();
    if (!draft) return;
    restoreValues(form, draft.values, rendered.values);
    setIdempotencyKey(draft.idempotencyKey);
    setCallToken(draft.callToken);
  }, [rendered]);

  // Moves the focus after an answer. On a page rendered by the server, `autofocus` has done that.
  const shownPhase = useRef(phase);
  useEffect(() => {
    if (shownPhase.current === phase) return;
    shownPhase.current = phase;
    if (phase.name === 'sent') successRef.current?.focus();
    if (phase.name !== 'editing') return;
    const target = phase.problem ? alertRef.current : formRef.current?.querySelector<HTMLElement>('[aria-invalid]');
    (target ?? formRef.current?.querySelector('input:not([type=hidden], [hidden])'))?.focus();
  }, [phase]);

  function keepDraft(key = idempotencyKey) {
    if (formRef.current)
      saveDraft({ values: readValues(formRef.current, rendered.values), idempotencyKey: key, callToken });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase.name === 'sending') return;
    keepDraft();
    const sentFields = new FormData(event.currentTarget);
    const trapped = Object.fromEntries(trapNames.map((name) => [name, sentFields.get(name)]));
    const parsed = parse(readValues(event.currentTarget, rendered.values));
    if (!parsed.ok) return setPhase({ name: 'editing', errors: parsed.errors, problem: null });
    setPhase({ name: 'sending' });
    const send = (proven: { proof?: string; hold?: true } = {}) =>
      sendRequest(parsed.input, idempotencyKey, { callToken, trapped, ...proven });
    const outcome = await send();
    if (outcome.kind !== 'proof-needed') return settle(outcome);
    // Loaded only here: hardly any visitor needs it.
    const proving = import('./send-proven.ts').then(({ sendProven }) =>
      sendProven(outcome.problem, send, (note) => setPhase({ name: 'sending', note })),
    );
    settle(await proving.catch(() => ({ kind: 'problem', problem: 'failed' }) as const));
  }

  function settle(outcome: SettledOutcome) {
    if (outcome.kind === 'sent') {
      clearDraft();
      return setPhase({ name: 'sent', request: outcome.request });
    }
    if (outcome.kind === 'refused') return setPhase({ name: 'editing', errors: outcome.errors, problem: null });
    if (outcome.problem === 'key-reused') {
      const freshKey = createIdempotencyKey();
      setIdempotencyKey(freshKey);
      keepDraft(freshKey);
    }
    setPhase({ name: 'editing', errors: noErrors, problem: outcome.problem });
  }

  function startAgain(event: MouseEvent) {
    event.preventDefault();
    clearDraft();
    history.replaceState(history.state, '', location.pathname);
    setStart({ values: emptyValues(fields), autoFocus: false });
    setIdempotencyKey(createIdempotencyKey());
    setCallToken(undefined);
    setPhase({ name: 'editing', errors: noErrors, problem: null });
  }

  if (phase.name === 'sent') {
    return (
      <SuccessPanel
        words={words.success}
        request={phase.request}
        headingRef={successRef}
        autoFocus={rendered.sent !== null}
        onAgain={startAgain}
      />
    );
  }

  const sending = phase.name === 'sending';
  const { errors, problem } = sending ? { errors: noErrors, problem: null } : phase;
  const changedNames = changed.phase === phase ? changed.names : [];
  const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => !changedNames.includes(name)));
  return (
    // Not the page's own address: a post to it would invalidate the browser's stored page (RFC 9111 section 4.4), and
    // Back would lose the idempotency key.
    <form
      ref={formRef}
      method="post"
      action="?send"
      aria-labelledby={headingId}
      aria-busy={sending || undefined}
      noValidate={hydrated}
      onInput={({ target }) => {
        keepDraft();
        const { name } = target as HTMLInputElement;
        if (name in shownErrors) setChanged({ phase, names: [...changedNames, name] });
      }}
      onSubmit={submit}
      className="grid gap-4"
    >
      <h2 id={headingId} className="mb-3 text-2xl">
        {words.heading}
      </h2>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} autoComplete="off" />
      <input name={trapNames[0]} hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
      {problem && (
        <Notice ref={alertRef} tone="alarm" role="alert" autoFocus={start.autoFocus}>
          {formProblemTexts[problem]}
        </Notice>
      )}
      <RequestFields
        fields={fields}
        values={start.values}
        errors={shownErrors}
        focusFirst={start.autoFocus ? fields.find(({ name }) => rendered.errors[name])?.name : undefined}
      />
      {/* What looks for hidden fields finds the other one; this one stands in a hidden part, as a field like any. */}
      <div hidden>
        <input name={trapNames[1]} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="mt-3 font-semibold">{words.owed}</p>
      <Button type="submit" size="large" variant="brass" busy={sending} className="w-full">
        {sending ? words.sending : words.submit}
      </Button>
      {sending && <p role="status">{phase.note}</p>}
      <p className="text-ink-soft text-sm">
        {words.privacy.text}{' '}
        <a href={words.privacy.link.href} className="text-link">
          {words.privacy.link.label}
        </a>
      </p>
    </form>
  );
}
