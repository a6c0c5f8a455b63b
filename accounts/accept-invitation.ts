import { append } from '#/events/append.ts';
import { type AccountStore, hashPassword, insertAccount } from './accounts.ts';
import { findInvitation } from './invitations.ts';
import type { Role } from './principals.ts';

/** The address of the new account, which is that of the invitation; null for a link that does not work (any more). */
export async function acceptInvitation(
  { database, auth }: AccountStore,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string; role: Role } | null> {
  if (!(await findInvitation(database.db, token))) return null;
  const hash = await hashPassword(auth, password);
  return database.write(async (write) => {
    const invitation = await findInvitation(write, token, { lock: database.kind === 'postgres' });
    if (!invitation) return null;
    const { email, role } = invitation;
    const id = await insertAccount(write, auth, { name, email, hash, role });
    if (id === null) return null;
    await write.deleteFrom('invitations').where('id', '=', invitation.id).execute();
    const actor = { kind: 'staff', id } as const;
    await append(write, { kind: 'account.created', subjectId: id, data: {}, words: { name, email } }, actor);
    const data = { account: id, role };
    await append(write, { kind: 'invitation.accepted', subjectId: invitation.id, data, words: null }, actor);
    return { email, role };
  });
}
