import { type SubmitEvent, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { type OwnAccount, rename } from './account-api.ts';
import { Problem, Section } from './section.tsx';
import { useChange } from './use-change.ts';

export function NameForm({ account, onDone }: { account: OwnAccount; onDone: (text: string) => void }) {
  const { busy, run, problem, errors } = useChange();
  const [name, setName] = useState(account.name);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if ((await run(() => rename(name))).done) onDone('Your name is changed.');
  }

  return (
    <Section
      id="account-name-heading"
      heading="Name"
      text={
        <>
          Colleagues see it, and visitors to whom you reply. You sign in as{' '}
          <bdi className="text-ink">{account.email}</bdi>.
        </>
      }
    >
      <Problem text={problem} />
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-4">
        <Field id="account-name" label="Name" {...(errors.name && { error: errors.name })}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="name"
              required
              maxLength={200}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" size="small" busy={busy} className="justify-self-start">
          Save Name
        </Button>
      </form>
    </Section>
  );
}
