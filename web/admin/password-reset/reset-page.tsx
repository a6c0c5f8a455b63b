import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { passwordLength } from '#/accounts/password-length.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccountPanel } from '../account/account-panel.tsx';
import { PasswordField } from '../account/password-field.tsx';
import type { SetUpOutcome } from '../account/set-up-api.ts';
import { waitText } from '../account/wait-text.ts';
import type { loadReset } from './reset.ts';

/** Opened by the link of a mail. */
export function ResetPage() {
  const { refused } = useLoaderData<typeof loadReset>();
  const outcome = useActionData<SetUpOutcome>();
  return (
    <AccountPanel heading="Choose a New Password">
      {outcome?.kind === 'created' ? (
        <Done />
      ) : refused || outcome?.kind === 'refused' ? (
        <Refused />
      ) : (
        <ResetForm outcome={outcome} />
      )}
    </AccountPanel>
  );
}

function Done() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="good" role="status" ref={notice}>
      <p>Your password is changed, and all your sessions have ended.</p>
      <Link to={staffPaths.signIn} className="text-link">
        Sign in
      </Link>
    </Notice>
  );
}

function Refused() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="alarm" role="alert" ref={notice}>
      <p className="font-semibold">This link does not work.</p>
      <p>
        It works once, for an hour.{' '}
        <Link to={staffPaths.forgot} className="text-link">
          Ask for another one
        </Link>
        .
      </p>
    </Notice>
  );
}

function ResetForm({ outcome }: { outcome: SetUpOutcome | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome || busy) return;
    (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? alert.current)?.focus();
  }, [outcome, busy]);
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};
  const problem = outcome && !busy && problemText(outcome);
  return (
    <>
      {problem && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {problem}
        </Notice>
      )}
      <Form method="post" ref={form} noValidate className="grid gap-5">
        <PasswordField
          id="reset-password"
          name="password"
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          error={errors.password}
        />
        <PasswordField
          id="reset-password-again"
          name="password_again"
          label="New Password Again"
          autoComplete="new-password"
          error={errors.password_again}
        />
        <Button type="submit" busy={busy} className="w-full">
          {busy ? 'Saving...' : 'Change Password'}
        </Button>
      </Form>
    </>
  );
}

function problemText(outcome: SetUpOutcome): string | null {
  switch (outcome.kind) {
    case 'limited':
      return `Too many attempts. Please wait ${waitText(outcome.waitSeconds)} and try again.`;
    case 'failed':
      return 'The server did not respond as expected. Please check your connection and try again.';
    default:
      return null;
  }
}
