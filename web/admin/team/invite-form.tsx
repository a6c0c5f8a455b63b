import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Refused, refusedText } from '../api/result.ts';
import { type Issued, invite, type Role, roles, roleWords } from './team-api.ts';

interface InviteFormProps {
  /** Whether the link goes out by email. */
  mails: boolean;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
}

export function InviteForm({ mails, onIssued, onClose }: InviteFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [state, setState] = useState<'writing' | 'sending' | Refused>('writing');
  const refused = typeof state === 'object' ? state : null;
  useEffect(() => first.current?.focus(), []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setState('sending');
    const result = await invite(email.trim(), role);
    if (result.kind === 'done') return onIssued(result.body);
    setState(result);
    first.current?.focus();
  }

  const emailError = refused?.errors.email;
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-md border border-edge bg-sheet p-4">
      <Field id={`${id}-email`} label="Email address" className="max-w-md" {...(emailError && { error: emailError })}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            type="email"
            dir="auto"
            autoComplete="off"
            required
            maxLength={254}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold">Role</legend>
        {roles.map((one) => (
          <label key={one} className="flex items-baseline gap-2">
            <input type="radio" name={`${id}-role`} checked={role === one} onChange={() => setRole(one)} />
            <span>
              <span className="font-semibold">{roleWords[one].name}</span>
              <span className="text-ink-soft">: {roleWords[one].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {refused && !emailError && (
        <Notice tone="alarm" role="alert">
          {refusedText(refused)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={state === 'sending'}>
          {mails ? 'Send the invitation' : 'Make a link'}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
