import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { passwordLength } from '#/accounts/password-length.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AddAccountCommand } from './no-account-notice.tsx';
import { PasswordField } from './password-field.tsx';
import type { FailedSetUp, loadSetUp } from './set-up.ts';
import { waitText } from './wait-text.ts';

export function SetUpPage() {
  const { refused, needed } = useLoaderData<typeof loadSetUp>();
  const failure = useActionData<FailedSetUp>();
  return (
    <AccountPanel heading="Set Up Your Account">
      {refused || failure?.kind === 'refused' ? <LinkRefused needed={needed} /> : <SetUpForm failure={failure} />}
    </AccountPanel>
  );
}

function LinkRefused({ needed }: { needed: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="alarm" role="alert" ref={notice}>
      <p className="font-semibold">This set-up link does not work.</p>
      {needed ? (
        <p>
          There is no staff account yet. Open the link that the server printed when it last started, or run{' '}
          <AddAccountCommand /> on the server.
        </p>
      ) : (
        <p>
          It works only for the first account, which already exists.{' '}
          <Link to={staffPaths.signIn} className="text-link">
            Sign in
          </Link>
          , or run <AddAccountCommand /> on the server.
        </p>
      )}
    </Notice>
  );
}

function SetUpForm({ failure }: { failure: FailedSetUp | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure || busy) return;
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? alert.current;
    place?.focus();
  }, [failure, busy]);

  const errors = failure?.kind === 'invalid' ? failure.errors : {};
  const failureText = failure && textOf(failure);
  return (
    <>
      <p className="text-ink-soft">
        This creates the first staff account, which is an owner’s. You invite colleagues afterwards, in the settings.
      </p>
      {failureText && !busy && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {failureText}
        </Notice>
      )}
      <Form method="post" ref={form} noValidate className="grid gap-5">
        <Field id="set-up-name" label="Name" {...(errors.name && { error: errors.name })}>
          {(control) => <Input {...control} name="name" autoComplete="name" required maxLength={200} dir="auto" />}
        </Field>
        <Field id="set-up-email" label="Email Address" {...(errors.email && { error: errors.email })}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" required maxLength={254} dir="auto" />
          )}
        </Field>
        <PasswordField
          id="set-up-password"
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          error={errors.password}
        />
        <PasswordField
          id="set-up-password-again"
          name="password_again"
          label="Password Again"
          autoComplete="new-password"
          error={errors.password_again}
        />
        <Button type="submit" busy={busy} className="w-full">
          {busy ? 'Creating account...' : 'Create Account'}
        </Button>
      </Form>
    </>
  );
}

/** The sentence above the form; errors of fields are shown at the fields. */
function textOf(failure: FailedSetUp): string | null {
  switch (failure.kind) {
    case 'invalid':
      return Object.keys(failure.errors).length > 0
        ? null
        : 'The account could not be created. Please check the fields.';
    case 'limited':
      return `Too many attempts. Please wait ${waitText(failure.waitSeconds)} and try again.`;
    default:
      return 'The server did not respond as expected. Please check your connection and try again.';
  }
}
