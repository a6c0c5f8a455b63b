import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input, Select } from '#/web/ui/field.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Refused, refusedText } from '../api/result.ts';
import { type CreatedToken, createToken, type Permission, permissionWords } from './token-api.ts';

interface TokenFormProps {
  grantable: Permission[];
  onCreated: (created: CreatedToken) => void;
  onClose: () => void;
}

const lives = [
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'A year' },
  { days: '', label: 'It does not expire' },
];

export function TokenForm({ grantable, onCreated, onClose }: TokenFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[]>(['submissions:read']);
  const [days, setDays] = useState('90');
  const [state, setState] = useState<'writing' | 'sending' | Refused>('writing');
  const refused = typeof state === 'object' ? state : null;
  useEffect(() => first.current?.focus(), []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setState('sending');
    const expires_in_days = days === '' ? null : Number(days);
    const result = await createToken({ name, permissions: [...chosen], expires_in_days });
    if (result.kind === 'done') onCreated(result.body);
    else setState(result);
  }

  function toggle(permission: Permission): void {
    setChosen(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission]);
  }

  const errors = refused?.errors ?? {};
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-md border border-edge bg-sheet p-4">
      <Field
        id={`${id}-name`}
        label="Name"
        className="max-w-md"
        hint="What the token is for, such as the program that gets it."
        {...(errors.name && { error: errors.name })}
      >
        {(control) => (
          <Input
            {...control}
            ref={first}
            dir="auto"
            required
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold">It may</legend>
        {grantable.map((permission) => (
          <label key={permission} className="flex items-baseline gap-2">
            <input type="checkbox" checked={chosen.includes(permission)} onChange={() => toggle(permission)} />
            {permissionWords(permission)}
          </label>
        ))}
      </fieldset>
      <Field id={`${id}-life`} label="It works for" className="max-w-md">
        {(control) => (
          <Select {...control} value={days} onChange={({ currentTarget }) => setDays(currentTarget.value)}>
            {lives.map((life) => (
              <option key={life.days} value={life.days}>
                {life.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {refused && !errors.name && (
        <Notice tone="alarm" role="alert">
          {errors.permissions ?? refusedText(refused)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={state === 'sending'}>
          Make the token
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
