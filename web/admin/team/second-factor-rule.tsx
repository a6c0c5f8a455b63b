import { useId, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { refusedText } from '../api/result.ts';
import { type Member, requireSecondFactor, type Team } from './team-api.ts';

interface SecondFactorRuleProps {
  rule: Team['second_factor'];
  members: Member[];
  onDone: (text: string) => void;
  onRefused: (text: string) => void;
}

/** Whether everybody must have a second factor; who has none reaches nothing but their account until they do. */
export function SecondFactorRule({ rule, members, onDone, onRefused }: SecondFactorRuleProps) {
  const headingId = useId();
  const [busy, setBusy] = useState(false);
  const without = members.filter(({ second_factor, has_passkey }) => !second_factor && !has_passkey).length;

  async function change(): Promise<void> {
    setBusy(true);
    const required = !rule.required;
    const result = await requireSecondFactor({ required, version: rule.version });
    setBusy(false);
    if (result.kind !== 'done') return onRefused(refusedText(result));
    onDone(required ? 'Everybody needs a second factor now.' : 'A second factor is up to each person now.');
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2 rounded-md border border-line bg-sheet p-4">
      <h2 id={headingId} className="font-semibold text-base">
        Second factor
      </h2>
      <p className="max-w-[68ch] text-ink-soft text-sm">
        {rule.required
          ? 'Everybody needs a second factor beside their password, or signs in by a passkey. Who has neither sets one up after signing in, and reaches nothing else before.'
          : 'A second factor beside the password is up to each person.'}
        {without > 0 && ` ${without === 1 ? '1 account has' : `${without} accounts have`} none.`}
      </p>
      <div>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void change()}>
          {rule.required ? 'Stop requiring it' : 'Require it of everybody'}
        </Button>
      </div>
    </section>
  );
}
