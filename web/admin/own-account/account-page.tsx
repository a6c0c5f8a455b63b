import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { loadAccount } from './load-account.ts';
import { NameForm } from './name-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** What a member of staff sees and changes of their own account. */
export function AccountPage() {
  const outcome = useLoaderData<typeof loadAccount>();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState('');

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
      <p role="status" className="text-good text-sm empty:hidden">
        {told}
      </p>
      <NameForm account={account} onDone={done} />
      <PasswordForm onDone={done} />
      <SecondFactor account={account} onDone={done} />
      <Passkeys passkeys={passkeys} onDone={done} />
      <SessionList sessions={sessions} onDone={done} />
    </div>
  );
}
