import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Field, Input } from '#/web/ui/field.tsx';
import { hasPasskeys, makePasskey } from '../account/passkey-api.ts';
import { Moment } from '../locale/moment.tsx';
import { confirmPassword } from './account-api.ts';
import { addPasskey, type ListedPasskey, readPasskeyOptions, removePasskey, renamePasskey } from './passkeys-api.ts';
import { PasswordQuestion } from './password-question.tsx';
import { Problem, Section } from './section.tsx';
import { useRecentChange } from './use-recent-change.ts';

interface PasskeysProps {
  passkeys: ListedPasskey[];
  onDone: (text: string) => void;
}

/** The passkeys of the account: added, named, removed. All of it wants the password of the last minutes. */
export function Passkeys({ passkeys, onDone }: PasskeysProps) {
  const { busy, problem, change, waiting } = useRecentChange();
  const [editing, setEditing] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState(false);

  function add(): Promise<void> {
    setCancelled(false);
    return change(readPasskeyOptions, async (options) => {
      const credential = await makePasskey(options);
      setCancelled(credential === null);
      if (credential === null) return;
      const name = `Passkey ${passkeys.length + 1}`;
      await change(
        () => addPasskey(name, credential),
        () => onDone(`“${name}” is added. Give it the name of its device, so that you know it again.`),
      );
    });
  }

  if (waiting) {
    return (
      <Frame>
        <PasswordQuestion
          id="passkey-password"
          text="You signed in some time ago. Enter your password to go on."
          action="Continue"
          work={confirmPassword}
          onDone={waiting.resume}
          onCancel={waiting.cancel}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <Problem text={problem} />
      {cancelled && (
        <p role="status" className="text-sm">
          No passkey was added: the device made none, or has one for this account already.
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="rounded-sm border border-line px-3 py-2.5">
              {editing === passkey.id ? (
                <RenameForm
                  passkey={passkey}
                  busy={busy}
                  onSave={(name) =>
                    void change(
                      () => renamePasskey(passkey.id, name),
                      () => {
                        setEditing(null);
                        onDone('The passkey has its new name.');
                      },
                    )
                  }
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <div className="flex flex-wrap items-center gap-2">
                  <div id={`passkey-${passkey.id}`} className="mr-auto min-w-0 text-sm wrap-anywhere">
                    <p className="font-semibold">
                      <bdi>{passkey.name}</bdi>
                    </p>
                    <p className="text-ink-soft">
                      Added <Moment at={passkey.created_at} />
                    </p>
                  </div>
                  <span className="flex gap-2">
                    <Button
                      variant="secondary"
                      size="small"
                      aria-describedby={`passkey-${passkey.id}`}
                      onClick={() => setEditing(passkey.id)}
                    >
                      Rename
                    </Button>
                    <Button
                      variant="danger"
                      size="small"
                      aria-disabled={busy}
                      aria-describedby={`passkey-${passkey.id}`}
                      onClick={() =>
                        void change(
                          () => removePasskey(passkey.id),
                          () => onDone(`“${passkey.name}” is removed.`),
                        )
                      }
                    >
                      Remove
                    </Button>
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button size="small" busy={busy} className="justify-self-start" onClick={() => void add()}>
          Add a Passkey
        </Button>
      ) : (
        <p className="text-sm">This browser has no passkeys.</p>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Section
      id="account-passkeys-heading"
      heading="Passkeys"
      text="A passkey signs you in by your finger, face or PIN, without the password and without a code. No other site can ask for it."
    >
      {children}
    </Section>
  );
}

interface RenameFormProps {
  passkey: ListedPasskey;
  busy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ passkey, busy, onSave, onCancel }: RenameFormProps) {
  const [name, setName] = useState(passkey.name);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSave(name);
  }

  return (
    <form onSubmit={submit} className="grid max-w-md gap-3">
      <Field id={`passkey-name-${passkey.id}`} label="Name of the passkey">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            required
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
