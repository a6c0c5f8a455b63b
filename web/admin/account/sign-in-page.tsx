import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { NoAccountNotice } from './no-account-notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStepFields } from './second-step-fields.tsx';
import { type loadSignIn, secondStepAfter, type UnfinishedSignIn } from './sign-in.ts';
import { failureText } from './sign-in-failure.ts';

export function SignInPage() {
  const { user, next, setUpNeeded } = useLoaderData<typeof loadSignIn>();
  const outcome = useActionData<UnfinishedSignIn>();
  const busy = useNavigation().state !== 'idle';
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && !busy) alert.current?.focus();
  }, [outcome, busy]);
  const step = secondStepAfter(outcome);
  const problem = outcome && !busy && failureText(outcome);

  return (
    <AccountPanel heading="Sign In">
      {setUpNeeded && <NoAccountNotice />}
      {user && (
        <Notice>
          You are signed in as <bdi className="font-semibold">{user.name}</bdi>.{' '}
          <Link to={next} className="text-link">
            Continue to the inbox
          </Link>
        </Notice>
      )}
      {problem && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {problem}
        </Notice>
      )}
      {step ? (
        <Form method="post" className="grid gap-5">
          <SecondStepFields {...step} busy={busy} />
        </Form>
      ) : (
        <PasswordForm busy={busy} />
      )}
    </AccountPanel>
  );
}

function PasswordForm({ busy }: { busy: boolean }) {
  return (
    <>
      <Form method="post" className="grid gap-5">
        <Field id="sign-in-email" label="Email Address">
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" required maxLength={254} dir="auto" />
          )}
        </Field>
        <PasswordField id="sign-in-password" name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" busy={busy} className="w-full">
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Form>
      <Form method="post">
        <PasskeyButton busy={busy} />
      </Form>
      <Link to={staffPaths.forgot} className="text-link justify-self-start text-sm">
        Forgot your password?
      </Link>
    </>
  );
}
