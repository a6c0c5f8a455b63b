import type { Database } from '#/database/open.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { withdrawInvitationsBy } from './invitations.ts';
import { isLastOwner, lockOwners } from './owners.ts';
import type { Role } from './principals.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.role_changed': { data: { from: Role; to: Role }; words: null };
  }
}

export type RoleChange = 'changed' | 'missing' | 'last-owner';

/** Gives an account another role. The last owner keeps theirs; invitations go with the role that sent them. */
export function changeRole(database: Database, id: string, role: Role, actor: Actor): Promise<RoleChange> {
  return database.write(async (write): Promise<RoleChange> => {
    const owners = await lockOwners(write);
    const before = await write.selectFrom('user').select('role').where('id', '=', id).executeTakeFirst();
    if (!before) return 'missing';
    if (before.role === role) return 'changed';
    if (isLastOwner(owners, id)) return 'last-owner';
    await write.updateTable('user').set({ role }).where('id', '=', id).execute();
    if (before.role === 'owner') await withdrawInvitationsBy(write, id, actor);
    const data = { from: before.role, to: role };
    await append(write, { kind: 'account.role_changed', subjectId: id, data, words: null }, actor);
    return 'changed';
  });
}
