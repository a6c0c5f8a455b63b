import { useState } from 'react';
import { passwordLength } from '#/accounts/password-length.ts';
import { Field, Input } from '#/web/ui/field.tsx';

interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}

export function PasswordField({ id, name, label, autoComplete, hint, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={passwordLength.max}
            className="pr-20"
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1.5 right-1.5 min-w-16 rounded-sm px-2 font-semibold text-sm hover:bg-well"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
