import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { confirmEnrolment, type Enrolment } from './account-api.ts';
import { QrCode } from './qr-code.tsx';
import { Problem } from './section.tsx';
import { useChange } from './use-change.ts';

interface EnrolmentFormProps {
  enrolment: Enrolment;
  /** Whether two-step sign-in was off before. */
  endsSessions: boolean;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Gives the secret to an authenticator app, and asks for its first code. */
export function EnrolmentForm({ enrolment: { uri, secret }, endsSessions, onDone, onCancel }: EnrolmentFormProps) {
  const { busy, run, problem, errors } = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    const result = await run(() => confirmEnrolment(code));
    if (result.done) onDone(result.body);
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Add this account to your app
      </h3>
      <p className="max-w-[68ch] text-sm">
        Scan the code with an authenticator app (such as Google Authenticator, Aegis, 1Password or Bitwarden). On the
        phone itself, open{' '}
        <a href={uri} className="text-link">
          this link
        </a>
        , or type the key.
      </p>
      <QrCode text={uri} label="QR code with the key of your account" />
      <p className="text-sm">
        Key: <code className="rounded-sm bg-well px-1.5 py-0.5 font-mono wrap-anywhere">{inGroups(secret)}</code>
      </p>
      <Problem text={problem} />
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-4">
        <Field
          id="enrolment-code"
          label="Code"
          hint="The six digits that the app shows now."
          {...(errors.code && { error: errors.code })}
        >
          {(control) => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={32}
              className="font-mono tracking-widest"
            />
          )}
        </Field>
        {endsSessions && (
          <p className="text-ink-soft text-sm">Your other sessions end when it is on, because they began without it.</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={busy}>
            Switch On
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
