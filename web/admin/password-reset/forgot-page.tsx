import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccountPanel } from '../account/account-panel.tsx';
import { waitText } from '../account/wait-text.ts';
import type { ForgotOutcome, loadForgot } from './forgot.ts';

/** Asks where the link for a new password goes. */
export function ForgotPage() {
  const { missingSetting } = useLoaderData<typeof loadForgot>();
  const outcome = useActionData<ForgotOutcome>();
  return (
    <AccountPanel heading="Forgot Your Password">
      {missingSetting ? (
        <ByOperator missing={missingSetting} />
      ) : outcome?.kind === 'sent' ? (
        <Sent />
      ) : (
        <ForgotForm outcome={outcome} />
      )}
      <Link to={staffPaths.signIn} className="text-link justify-self-start text-sm">
        Back to the sign-in
      </Link>
    </AccountPanel>
  );
}

function ByOperator({ missing }: { missing: 'SMTP_URL' | 'PUBLIC_URL' }) {
  return (
    <Notice>
      <p>
        {missing === 'SMTP_URL' ? 'This server sends no mail' : 'This server does not know its address for a link'} (
        <code>{missing}</code> is not set). Ask whoever runs it to set a new password with this command:
      </p>
      <p className="mt-2">
        <code className="rounded-sm bg-sheet px-1.5 py-0.5 wrap-anywhere">npm run staff -- reset EMAIL</code>
      </p>
    </Notice>
  );
}

function Sent() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="good" role="status" ref={notice}>
      If there is an account with this address, a link is on its way to it. The link works once, for an hour.
    </Notice>
  );
}

function ForgotForm({ outcome }: { outcome: ForgotOutcome | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome || busy) return;
    (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? alert.current)?.focus();
  }, [outcome, busy]);
  const problem = outcome && !busy && problemText(outcome);
  return (
    <>
      <p className="text-ink-soft">We send a link by which you choose a new password. All your sessions end with it.</p>
      {problem && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {problem}
        </Notice>
      )}
      <Form method="post" ref={form} noValidate className="grid gap-5">
        <Field id="forgot-email" label="Email Address" {...(outcome?.kind === 'invalid' && { error: outcome.error })}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" required maxLength={254} dir="auto" />
          )}
        </Field>
        <Button type="submit" busy={busy} className="w-full">
          {busy ? 'Sending...' : 'Send Link'}
        </Button>
      </Form>
    </>
  );
}

function problemText(outcome: ForgotOutcome): string | null {
  switch (outcome.kind) {
    case 'sent':
    case 'invalid':
      return null;
    case 'limited':
      return `Too many attempts. Please wait ${waitText(outcome.waitSeconds)} and try again.`;
    case 'failed':
      return 'The server did not respond as expected. Please check your connection and try again.';
  }
}
