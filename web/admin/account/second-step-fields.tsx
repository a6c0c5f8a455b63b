import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import type { SecondStepKind } from './sign-in-api.ts';

const words = {
  code: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows for this site.',
    other: 'Use a recovery code instead',
  },
  'recovery-code': {
    label: 'Recovery Code',
    hint: 'One of the ten that you kept when you set this up. Each works once.',
    other: 'Use the app instead',
  },
};

/** The fields of the second step, and the way to the other kind of code. */
export function SecondStepFields({ step: given, busy }: { step: SecondStepKind; busy: boolean }) {
  const [step, setStep] = useState(given);
  const { label, hint, other } = words[step];
  const isCode = step === 'code';
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <Field key={step} id="sign-in-code" label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            name="code"
            inputMode={isCode ? 'numeric' : 'text'}
            autoComplete={isCode ? 'one-time-code' : 'off'}
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
      <Button variant="quiet" size="small" onClick={() => setStep(isCode ? 'recovery-code' : 'code')}>
        {other}
      </Button>
    </>
  );
}
