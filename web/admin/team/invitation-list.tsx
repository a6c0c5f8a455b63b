import { useId, useState } from 'react';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { refusedText } from '../api/result.ts';
import { Moment } from '../locale/moment.tsx';
import {
  type Invitation,
  type Issued,
  type Member,
  renewInvitation,
  roleWords,
  withdrawInvitation,
} from './team-api.ts';

interface InvitationListProps {
  invitations: Invitation[];
  members: Member[];
  onIssued: (issued: Issued) => void;
  onDone: (text: string) => void;
  onRefused: (text: string) => void;
}

/** Who has not accepted yet. */
export function InvitationList({ invitations, members, onIssued, onDone, onRefused }: InvitationListProps) {
  const headingId = useId();
  const [busy, setBusy] = useState<string | null>(null);
  if (invitations.length === 0) return null;

  async function renew({ id }: Invitation): Promise<void> {
    setBusy(id);
    const result = await renewInvitation(id);
    setBusy(null);
    if (result.kind === 'done') onIssued(result.body);
    else onRefused(refusedText(result));
  }

  async function withdraw({ id, email }: Invitation): Promise<void> {
    setBusy(id);
    const result = await withdrawInvitation(id);
    setBusy(null);
    // Gone is what was asked for.
    if (result.kind === 'done' || result.kind === 'gone') onDone(`The invitation of ${email} is withdrawn.`);
    else onRefused(refusedText(result));
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="font-semibold text-base">
        Invitations
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-sheet">
        {invitations.map((invitation) => {
          const { id, email, role, invited_by, expires_at } = invitation;
          const inviter = members.find((member) => member.id === invited_by)?.name;
          const isOver = Date.parse(expires_at) <= Date.now();
          return (
            <li key={id} className="grid items-center gap-x-4 gap-y-2 p-3 md:grid-cols-[minmax(0,1fr)_13rem_12rem]">
              <div className="min-w-0">
                <p id={`invitation-${id}`} className="font-semibold wrap-anywhere">
                  <bdi>{email}</bdi>
                </p>
                <p className="text-ink-soft text-sm">
                  {roleWords[role].name}
                  {inviter && (
                    <>
                      , invited by <bdi>{inviter}</bdi>
                    </>
                  )}
                </p>
              </div>
              <p className="text-sm">
                {isOver ? (
                  <Badge tone="alarm">Expired</Badge>
                ) : (
                  <span className="text-ink-soft">
                    Open until <Moment at={expires_at} />
                  </span>
                )}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  busy={busy === id}
                  aria-describedby={`invitation-${id}`}
                  onClick={() => void renew(invitation)}
                >
                  New link
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={busy === id}
                  aria-describedby={`invitation-${id}`}
                  onClick={() => void withdraw(invitation)}
                >
                  Withdraw
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
