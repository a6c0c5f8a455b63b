import { type SubmitEvent, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { readUser, type StaffUser } from '../session/auth-api.ts';
import { resumeSession } from '../session/session.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStepFields } from './second-step-fields.tsx';
import { secondStepAfter, signInBy, type UnfinishedSignIn } from './sign-in.ts';
import { failureText } from './sign-in-failure.ts';

/** Asks for the password where one is when a session has ended: what was typed stays on the page behind it. */
export function SignInDialog({ user }: { user: StaffUser }) {
  const [busy, setBusy] = useState(false);
  const [unfinished, setUnfinished] = useState<UnfinishedSignIn | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setBusy(true);
    const outcome = await signInBy(form);
    const who = outcome.kind === 'signed-in' ? await readUser(AbortSignal.timeout(20_000)) : null;
    setBusy(false);
    if (outcome.kind !== 'signed-in') return setUnfinished(outcome);
    // What waits goes out as the person whose page it is, or not at all.
    if (!who) return setUnfinished({ kind: 'failed' });
    // Another person begins with a page of their own.
    if (who.id !== user.id) location.reload();
    else resumeSession();
  }

  const step = secondStepAfter(unfinished);
  const problem = unfinished && !busy && failureText(unfinished);
  return (
    <Dialog title="Sign In" onClose={() => {}}>
      <p className="text-ink-soft">Your session has ended. Sign in to go on; what you typed is kept.</p>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        {step ? <SecondStepFields {...step} busy={busy} /> : <PasswordFields user={user} busy={busy} />}
      </form>
      {!step && (
        <form onSubmit={(event) => void submit(event)}>
          <PasskeyButton busy={busy} />
        </form>
      )}
    </Dialog>
  );
}

function PasswordFields({ user, busy }: { user: StaffUser; busy: boolean }) {
  return (
    <>
      <Field id="session-email" label="Email Address">
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={user.email}
            required
            maxLength={254}
            dir="auto"
          />
        )}
      </Field>
      <PasswordField id="session-password" name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </>
  );
}
