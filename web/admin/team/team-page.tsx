import { useState } from 'react';
import { useLoaderData, useOutletContext, useRevalidator } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { AccessError } from '../page/access-error.tsx';
import { CopyBox } from '../page/copy-box.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { StaffUser } from '../session/auth-api.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import type { loadTeam } from './load-team.ts';
import { MemberRow } from './member-row.tsx';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import type { Issued, Member } from './team-api.ts';

/** Who has an account and who is invited: roles, invitations, removal. */
export function TeamPage() {
  const outcome = useLoaderData<typeof loadTeam>();
  const user = useOutletContext<StaffUser | null>();
  const { revalidate } = useRevalidator();
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Member | null>(null);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** The link that was made last: it is shown once. */
  const [issued, setIssued] = useState<Issued | null>(null);

  if (outcome.kind !== 'loaded') {
    return (
      <div className="tool-page">
        <PageHeading>Team</PageHeading>
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the team. Please make sure you are authenticated."
          loadingText="Loading the team..."
        />
      </div>
    );
  }

  function done(text: string): void {
    setTold(text);
    setProblem(null);
    setRemoving(null);
    void revalidate();
  }

  function refuse(text: string): void {
    setTold('');
    setProblem(text);
    void revalidate();
  }

  function showLink(link: Issued): void {
    setIssued(link);
    setInviting(false);
    done(link.mailed ? `The invitation goes to ${link.invitation.email} by email.` : 'The invitation is made.');
  }

  const { items, invitations, second_factor, mails } = outcome.team;
  const owners = items.filter(({ role }) => role === 'owner').length;
  return (
    <div className="tool-page">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>Team</PageHeading>
        {!inviting && (
          <Button size="small" onClick={() => setInviting(true)}>
            Invite somebody
          </Button>
        )}
      </div>
      <p role="status" className="text-good text-sm empty:hidden">
        {told}
      </p>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      {inviting && <InviteForm mails={mails} onIssued={showLink} onClose={() => setInviting(false)} />}
      {issued && invitations.some(({ id }) => id === issued.invitation.id) && (
        <section aria-label="Link of the invitation" className="grid gap-3 rounded-md border border-edge bg-sheet p-4">
          <CopyBox label={`Link for ${issued.invitation.email}`} text={location.origin + issued.path} />
          <p className="text-ink-soft text-sm">
            {issued.mailed ? 'It goes out by email, too. ' : 'Send it to them yourself. '}
            It works once, for this address alone, and for seven days. It is not shown again.
          </p>
        </section>
      )}
      <ul aria-label="Accounts" className="divide-y divide-line rounded-md border border-line bg-sheet">
        {items.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === user?.id}
            isLastOwner={member.role === 'owner' && owners === 1}
            onDone={done}
            onRefused={refuse}
            onRemove={() => setRemoving(member)}
          />
        ))}
      </ul>
      <InvitationList invitations={invitations} members={items} onIssued={showLink} onDone={done} onRefused={refuse} />
      <SecondFactorRule rule={second_factor} members={items} onDone={done} onRefused={refuse} />
      {removing && (
        <RemoveMemberDialog
          member={removing}
          isSelf={removing.id === user?.id}
          onRemoved={() => {
            if (removing.id === user?.id) location.reload();
            else done(`${removing.name} is removed.`);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
