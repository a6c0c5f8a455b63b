import { type SubmitEvent, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { confirmPassword, type OwnAccount } from './account-api.ts';
import { PasswordQuestion } from './password-question.tsx';
import { confirmNumber, giveNumber, removeNumber } from './phone-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Problem, Section } from './section.tsx';
import { useRecentChange } from './use-recent-change.ts';

type Step =
  | { kind: 'overview' }
  | { kind: 'number' }
  /** A code is on its way to the number. */
  | { kind: 'code'; number: string }
  | { kind: 'codes'; codes: string[] };

interface PhoneFactorProps {
  account: OwnAccount;
  ending: string | null;
  onDone: (text: string) => void;
}

/** A phone number that codes are texted to as the second step of a sign-in. */
export function PhoneFactor({ account, ending, onDone }: PhoneFactorProps) {
  const { busy, problem, errors, change, waiting } = useRecentChange();
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  const cancel = () => setStep({ kind: 'overview' });
  const isAlone = account.second_factor?.app === false;

  function send(number: string): void {
    void change(
      () => giveNumber(number),
      () => setStep({ kind: 'code', number }),
    );
  }

  function confirm(code: string): void {
    void change(
      () => confirmNumber(code),
      ({ recovery_codes }) => {
        if (recovery_codes) return setStep({ kind: 'codes', codes: recovery_codes });
        cancel();
        onDone('Your phone number is added.');
      },
    );
  }

  return (
    <Section
      id="account-phone-heading"
      heading="Codes by text message"
      text="A second step where you have no app at hand: a code of six digits, texted to your phone. An app or a passkey is safer, because a phone number can be taken over."
    >
      <Problem text={problem} />
      {waiting ? (
        <PasswordQuestion
          id="phone-password"
          text="You signed in some time ago. Enter your password to go on."
          action="Continue"
          work={confirmPassword}
          onDone={waiting.resume}
          onCancel={waiting.cancel}
        />
      ) : (
        <>
          {step.kind === 'overview' && ending === null && (
            <Button size="small" className="justify-self-start" onClick={() => setStep({ kind: 'number' })}>
              Add a Phone Number
            </Button>
          )}
          {step.kind === 'overview' && ending !== null && (
            <>
              <p className="text-sm">
                Codes go to the number that ends in <strong>{ending}</strong>.
                {isAlone && ' It is your only second step: without it, two-step sign-in is off.'}
              </p>
              <Button
                variant="danger"
                size="small"
                busy={busy}
                className="justify-self-start"
                onClick={() => void change(removeNumber, () => onDone('Your phone number is removed.'))}
              >
                Remove the Number
              </Button>
            </>
          )}
          {step.kind === 'number' && (
            <TextForm
              key="number"
              label="Phone Number"
              hint="With its country code, such as +353 87 123 4567."
              action="Text Me a Code"
              type="tel"
              busy={busy}
              error={errors.number}
              onSubmit={send}
              onCancel={cancel}
            />
          )}
          {step.kind === 'code' && (
            <TextForm
              key="code"
              label="Texted Code"
              hint={`The six digits that are on their way to ${step.number}. They work for five minutes.`}
              action="Add the Number"
              type="text"
              busy={busy}
              error={errors.code}
              onSubmit={confirm}
              onCancel={cancel}
            />
          )}
          {step.kind === 'codes' && (
            <RecoveryCodes
              codes={step.codes}
              email={account.email}
              onDone={() => {
                cancel();
                onDone('Your phone number is added, and two-step sign-in is on.');
              }}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface TextFormProps {
  label: string;
  hint: string;
  action: string;
  type: 'tel' | 'text';
  busy: boolean;
  error: string | undefined;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

function TextForm({ label, hint, action, type, busy, error, onSubmit, onCancel }: TextFormProps) {
  const [text, setText] = useState('');

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit(text);
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <Field id={`phone-${type}`} label={label} hint={hint} {...(error && { error })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type={type}
            inputMode={type === 'tel' ? 'tel' : 'numeric'}
            autoComplete={type === 'tel' ? 'tel' : 'one-time-code'}
            required
            maxLength={40}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {action}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
