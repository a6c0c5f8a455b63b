import { useEffect, useRef } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { passwordLength } from '#/accounts/password-length.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { brandName } from '../page/page-title.ts';
import { AccountPanel } from './account-panel.tsx';
import type { FailedAcceptance, loadInvitation } from './invitation.ts';
import { PasswordField } from './password-field.tsx';
import { waitText } from './wait-text.ts';

/** Who is invited chooses a name and a password, and is signed in. */
export function InvitationPage() {
  const invitation = useLoaderData<typeof loadInvitation>();
  const failure = useActionData<FailedAcceptance>();
  return (
    <AccountPanel heading="Accept Your Invitation">
      {invitation.kind === 'failed' ? (
        <NotReached />
      ) : invitation.kind === 'refused' || failure?.kind === 'refused' ? (
        <LinkRefused />
      ) : (
        <AcceptanceForm invitation={invitation} failure={failure} />
      )}
    </AccountPanel>
  );
}

function LinkRefused() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone="alarm" role="alert" ref={notice}>
      <p className="font-semibold">This invitation does not work.</p>
      <p>
        It was used, withdrawn, replaced by a newer one, or is older than seven days.{' '}
        <Link to={staffPaths.signIn} className="text-link">
          Sign in
        </Link>{' '}
        if you have an account, or ask for another invitation.
      </p>
    </Notice>
  );
}

function NotReached() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="alarm" role="alert">
      <p className="mb-3">The server did not answer. Please check your connection.</p>
      <Button size="small" onClick={() => state === 'idle' && void revalidate()}>
        Try again
      </Button>
    </Notice>
  );
}

interface AcceptanceFormProps {
  invitation: { email: string; role: string };
  failure: FailedAcceptance | undefined;
}

function AcceptanceForm({ invitation: { email, role }, failure }: AcceptanceFormProps) {
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
      <p className="text-ink-soft wrap-anywhere">
        You are invited to the inbox{brandName && ` of ${brandName}`} as {role === 'owner' ? 'an' : 'a'} {role}. Your
        account is <bdi className="font-semibold text-ink">{email}</bdi>.
      </p>
      {failureText && !busy && (
        <Notice tone="alarm" role="alert" ref={alert}>
          {failureText}
        </Notice>
      )}
      <Form method="post" ref={form} noValidate className="grid gap-5">
        {/* For the password manager, which stores it with the password. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <Field id="invitation-name" label="Name" {...(errors.name && { error: errors.name })}>
          {(control) => <Input {...control} name="name" autoComplete="name" required maxLength={200} dir="auto" />}
        </Field>
        <PasswordField
          id="invitation-password"
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          error={errors.password}
        />
        <PasswordField
          id="invitation-password-again"
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
function textOf(failure: FailedAcceptance): string | null {
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
