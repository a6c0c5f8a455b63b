import type { SubmitEvent } from 'react';
import { Button, type ButtonVariant } from '#/web/ui/button.tsx';
import { PasswordField } from '../account/password-field.tsx';
import type { Outcome } from './account-api.ts';
import { Problem } from './section.tsx';
import { useChange } from './use-change.ts';

interface PasswordQuestionProps<T> {
  id: string;
  text: string;
  action: string;
  variant?: ButtonVariant;
  work: (password: string) => Promise<Outcome<T>>;
  onDone: (body: T) => void;
  onCancel: () => void;
}

/** Asks for the password before a change that needs it, and makes the change. */
export function PasswordQuestion<T>({ id, text, action, variant, work, onDone, onCancel }: PasswordQuestionProps<T>) {
  const { busy, run, problem, errors } = useChange();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const result = await run(() => work(password));
    if (result.done) onDone(result.body);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-4">
      <p className="text-sm">{text}</p>
      <Problem text={problem} />
      <PasswordField
        id={id}
        name="password"
        label="Your Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} {...(variant && { variant })}>
          {action}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
