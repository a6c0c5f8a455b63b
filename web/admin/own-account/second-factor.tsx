import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import {
  beginEnrolment,
  type Enrolment,
  type OwnAccount,
  removeSecondFactor,
  renewRecoveryCodes,
} from './account-api.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';

type Step =
  | { kind: 'overview' }
  | { kind: 'password'; wish: 'set-up' | 'renew' | 'remove' }
  | { kind: 'enrolment'; enrolment: Enrolment }
  | { kind: 'codes'; codes: string[]; told: string };

/** Codes of an authenticator app as the second step of a sign-in: set up, recovery codes, switched off. */
export function SecondFactor({ account, onDone }: { account: OwnAccount; onDone: (text: string) => void }) {
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const cancel = () => setStep({ kind: 'overview' });

  function done(text: string): void {
    setStep({ kind: 'overview' });
    onDone(text);
  }

  return (
    <Section
      id="account-second-factor-heading"
      heading="Two-step sign-in"
      text="After the password, a code of six digits from your phone. Whoever learns your password still cannot sign in."
    >
      {step.kind === 'overview' && (
        <Overview account={account} onChoose={(wish) => setStep({ kind: 'password', wish })} />
      )}
      {step.kind === 'password' && step.wish === 'set-up' && (
        <PasswordQuestion
          id="second-factor-password"
          text="Enter your password to begin."
          action="Continue"
          work={beginEnrolment}
          onDone={(enrolment) => setStep({ kind: 'enrolment', enrolment })}
          onCancel={cancel}
        />
      )}
      {step.kind === 'enrolment' && (
        <EnrolmentForm
          enrolment={step.enrolment}
          endsSessions={account.second_factor === null}
          onDone={(codes) => setStep({ kind: 'codes', codes, told: 'Two-step sign-in is on.' })}
          onCancel={cancel}
        />
      )}
      {step.kind === 'codes' && (
        <RecoveryCodes codes={step.codes} email={account.email} onDone={() => done(step.told)} />
      )}
      {step.kind === 'password' && step.wish === 'renew' && (
        <PasswordQuestion
          id="recovery-codes-password"
          text="New recovery codes replace all earlier ones, the unused ones included."
          action="Make New Codes"
          work={renewRecoveryCodes}
          onDone={(codes) => setStep({ kind: 'codes', codes, told: 'Your recovery codes are new.' })}
          onCancel={cancel}
        />
      )}
      {step.kind === 'password' && step.wish === 'remove' && (
        <PasswordQuestion
          id="remove-password"
          text="Your account then needs the password alone."
          action="Switch Off"
          variant="danger"
          work={removeSecondFactor}
          onDone={() => done('Two-step sign-in is off.')}
          onCancel={cancel}
        />
      )}
    </Section>
  );
}

interface OverviewProps {
  account: OwnAccount;
  onChoose: (wish: 'set-up' | 'renew' | 'remove') => void;
}

function Overview({ account: { second_factor }, onChoose }: OverviewProps) {
  if (!second_factor) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm">
          It is <strong>off</strong>.
        </p>
        <Button size="small" onClick={() => onChoose('set-up')}>
          Set Up
        </Button>
      </div>
    );
  }
  const left = second_factor.recovery_codes;
  return (
    <>
      <p className="text-sm">
        It is <strong className="text-good">on</strong>.{' '}
        {left === 0 ? 'No recovery code is left: make new ones.' : `Recovery codes left: ${left}.`}
      </p>
      {!second_factor.app && <p className="text-sm">Codes are texted to you. No app is set up.</p>}
      <div className="flex flex-wrap gap-2">
        {!second_factor.app && (
          <Button size="small" onClick={() => onChoose('set-up')}>
            Set Up an App
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => onChoose('renew')}>
          New Recovery Codes
        </Button>
        <Button variant="danger" size="small" onClick={() => onChoose('remove')}>
          Switch Off
        </Button>
      </div>
    </>
  );
}
