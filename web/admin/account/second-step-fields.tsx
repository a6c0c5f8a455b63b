import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { askForText, type Phone, type SecondStepKind, type UnsentText } from './sign-in-api.ts';
import { waitText } from './wait-text.ts';

interface SecondStepFieldsProps {
  step: SecondStepKind;
  /** Null where no code can be texted, and after a failure: what the password's answer told is kept. */
  phone: Phone | null;
  busy: boolean;
}

/** The fields of the second step, and the ways to other kinds of codes. */
export function SecondStepFields({ step: given, phone: known, busy }: SecondStepFieldsProps) {
  const [step, setStep] = useState(given);
  const [phone] = useState(known);
  const [text, setText] = useState<'none' | 'asking' | 'sent' | UnsentText>('none');

  async function askText(): Promise<void> {
    setStep('phone');
    setText('asking');
    setText((await askForText()) ?? 'sent');
  }

  const words = {
    code: { label: 'Code', hint: 'The six digits that your authenticator app shows for this site.' },
    phone: { label: 'Texted Code', hint: `Six digits, texted to the number that ends in ${phone?.ending ?? '…'}.` },
    'recovery-code': {
      label: 'Recovery Code',
      hint: 'One of the ten that you kept when you set this up. Each works once.',
    },
  };
  const isRecovery = step === 'recovery-code';
  const wasSent = text === 'sent';
  const asks = step !== 'phone' || wasSent;
  return (
    <>
      <input type="hidden" name="step" value={step} />
      {step === 'phone' && (
        <p role="status" className="text-ink-soft text-sm">
          {textState(text, phone)}
        </p>
      )}
      {asks && (
        <>
          <Field key={step} id="sign-in-code" label={words[step].label} hint={words[step].hint}>
            {(control) => (
              <Input
                {...control}
                autoFocus
                name="code"
                inputMode={isRecovery ? 'text' : 'numeric'}
                autoComplete={isRecovery ? 'off' : 'one-time-code'}
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={32}
                className="font-mono tracking-widest"
              />
            )}
          </Field>
          <Button type="submit" busy={busy} className="w-full">
            {busy ? 'Signing in...' : 'Sign In'}
          </Button>
        </>
      )}
      {phone && (
        <Button
          variant={asks ? 'quiet' : 'primary'}
          size={asks ? 'small' : 'medium'}
          busy={text === 'asking'}
          onClick={() => void askText()}
        >
          {wasSent ? 'Text another code' : `Text a code to the number ending in ${phone.ending}`}
        </Button>
      )}
      {step !== 'code' && !phone?.only && (
        <Button variant="quiet" size="small" onClick={() => setStep('code')}>
          Use the app instead
        </Button>
      )}
      {!isRecovery && (
        <Button variant="quiet" size="small" onClick={() => setStep('recovery-code')}>
          Use a recovery code instead
        </Button>
      )}
    </>
  );
}

function textState(text: 'none' | 'asking' | 'sent' | UnsentText, phone: Phone | null): string {
  if (text === 'none') return 'This account asks for a code that is texted to you.';
  if (text === 'asking') return 'Sending a code...';
  if (text === 'sent') return `A code is on its way to the number that ends in ${phone?.ending}.`;
  switch (text.kind) {
    case 'limited':
      return `Several codes were texted in a short time. Please wait ${waitText(text.waitSeconds)} and try again.`;
    case 'over':
      return 'This sign-in took too long. Please begin again with your password.';
    case 'failed':
      return 'The code could not be sent. Try again, or use another way.';
  }
}
