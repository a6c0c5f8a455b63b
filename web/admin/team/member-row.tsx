import { useState } from 'react';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { refusedText } from '../api/result.ts';
import { Moment } from '../locale/moment.tsx';
import { Initials } from '../page/initials.tsx';
import { SmallSelect } from '../page/small-select.tsx';
import { changeRole, type Member, type Role, roles, roleWords } from './team-api.ts';

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  /** Their role stays, and so do they. */
  isLastOwner: boolean;
  onDone: (text: string) => void;
  onRefused: (text: string) => void;
  onRemove: () => void;
}

export function MemberRow({ member, isSelf, isLastOwner, onDone, onRefused, onRemove }: MemberRowProps) {
  const { id, name, email, role, last_seen_at, second_factor, has_passkey } = member;
  const nameId = `member-${id}`;
  const noteId = `${nameId}-note`;
  const [wanted, setWanted] = useState<Role | null>(null);

  async function choose(next: Role): Promise<void> {
    setWanted(next);
    const result = await changeRole(id, next);
    setWanted(null);
    if (result.kind !== 'done') return onRefused(`${name}: ${refusedText(result)}`);
    // What the app offers is what the role allows.
    if (isSelf) location.reload();
    else onDone(`${name} has the role ${roleWords[next].name.toLowerCase()} now.`);
  }

  return (
    <li className="grid items-center gap-x-4 gap-y-2 p-3 md:grid-cols-[minmax(0,1fr)_13rem_12rem]">
      <div className="flex min-w-0 items-center gap-3">
        <Initials name={name} />
        <div className="min-w-0">
          <p id={nameId} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
            {isSelf && <span className="font-normal text-ink-soft"> (you)</span>}
          </p>
          <p className="text-ink-soft text-sm wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
        </div>
      </div>
      <div className="grid justify-items-start gap-1 text-sm">
        {second_factor ? (
          <Badge tone="good">Second factor on</Badge>
        ) : has_passkey ? (
          <Badge tone="good">Has a passkey</Badge>
        ) : (
          <Badge>No second factor</Badge>
        )}
        <p className="text-ink-soft">
          {last_seen_at === null ? (
            'Not seen yet'
          ) : (
            <>
              Last seen <Moment at={last_seen_at} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SmallSelect
          aria-label={`Role of ${name}`}
          aria-describedby={isLastOwner ? noteId : undefined}
          value={wanted ?? role}
          disabled={isLastOwner}
          onChange={(event) => void choose(event.currentTarget.value as Role)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleWords[one].name}
            </option>
          ))}
        </SmallSelect>
        {!isLastOwner && (
          <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {isLastOwner && (
        <p id={noteId} className="text-ink-soft text-sm md:col-span-full">
          The last owner keeps the role. Make somebody else an owner to change that.
        </p>
      )}
    </li>
  );
}
