import { type SubmitEvent, useRef, useState } from 'react';
import { passwordLength } from '#/accounts/password-length.ts';
import { Button } from '#/web/ui/button.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { changePassword } from './account-api.ts';
import { Problem, Section } from './section.tsx';
import { useChange } from './use-change.ts';

export function PasswordForm({ onDone }: { onDone: (text: string) => void }) {
  const { busy, run, problem, errors } = useChange();
  const [mismatch, setMismatch] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [present, password, again] = ['present', 'password', 'again'].map((name) => String(given.get(name)));
    setMismatch(password !== again);
    if (password !== again) return;
    if (!(await run(() => changePassword(present ?? '', password ?? ''))).done) return;
    form.current?.reset();
    onDone('Your password is changed. Your other sessions have ended.');
  }

  return (
    <Section
      id="account-password-heading"
      heading="Password"
      text="When you change it, all your other sessions end, and you get an email about it."
    >
      <Problem text={problem} />
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-4">
        <PasswordField
          id="account-present"
          name="present"
          label="Present Password"
          autoComplete="current-password"
          error={errors.present}
        />
        <PasswordField
          id="account-password"
          name="password"
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.min} characters.`}
          error={errors.password}
        />
        <PasswordField
          id="account-password-again"
          name="again"
          label="New Password Again"
          autoComplete="new-password"
          error={mismatch ? 'The two passwords do not match.' : undefined}
        />
        <Button type="submit" size="small" busy={busy} className="justify-self-start">
          Change Password
        </Button>
      </form>
    </Section>
  );
}
