import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { NoAccountNotice } from './no-account-notice.tsx';
import { PasswordField } from './password-field.tsx';
import type { FailedSignIn, loadSignIn } from './sign-in.ts';
import { failureText } from './sign-in-failure.ts';

export function SignInPage() {
  const { user, next, setUpNeeded } = useLoaderData<typeof loadSignIn>();
  const failure = useActionData<FailedSignIn>();
  const busy = useNavigation().state !== 'idle';
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !busy) alert.current?.focus();
  }, [failure, busy]);

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
      {failure && !busy && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {failureText(failure)}
        </Notice>
      )}
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
    </AccountPanel>
  );
}
