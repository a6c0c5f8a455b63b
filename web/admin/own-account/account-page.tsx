import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { loadAccount } from './load-account.ts';
import { NameForm } from './name-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneFactor } from './phone-factor.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** How long it stays said what was done: long enough to be read twice. */
const toldMs = 12_000;

/** What a member of staff sees and changes of their own account. */
export function AccountPage() {
  const outcome = useLoaderData<typeof loadAccount>();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState('');

  useEffect(() => {
    const leaving = setTimeout(() => setTold(''), told === '' ? 0 : toldMs);
    return () => clearTimeout(leaving);
  }, [told]);

  function done(text: string): void {
    setTold(text);
    void revalidate();
  }

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>Your Account</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load your account. Please make sure you are authenticated."
          loadingText="Loading your account..."
        />
      </div>
    );
  }
  const { account, sessions, passkeys } = outcome;
  return (
    <div className="tool-page">
      <PageHeading>Your Account</PageHeading>
      {account.must_enrol && (
        <Notice>
          An owner requires a second factor of everybody.{' '}
          {passkeys.length > 0
            ? 'You signed in with your password alone: sign out and use your passkey, or set up two-step sign-in below.'
            : 'Set up two-step sign-in below, or add a passkey. The inbox opens then.'}
        </Notice>
      )}
      {/* In sight from every part of a page that is long on a phone. */}
      <p
        role="status"
        className="sticky top-14 z-10 rounded-sm border border-good bg-good-wash px-3 py-2 text-ink text-sm shadow-raised empty:hidden"
      >
        {told}
      </p>
      <NameForm account={account} onDone={done} />
      <PasswordForm onDone={done} />
      <SecondFactor account={account} onDone={done} />
      {account.phone && <PhoneFactor account={account} ending={account.phone.ending} onDone={done} />}
      <Passkeys passkeys={passkeys} onDone={done} />
      <SessionList sessions={sessions} onDone={done} />
    </div>
  );
}
