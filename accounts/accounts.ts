import { z } from 'zod';
import { keptLine } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { type Actor, systemActor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { type Auth, authWithin } from './auth.ts';
import { withdrawInvitationsBy } from './invitations.ts';
import { enqueueNotice } from './notices.ts';
import { isLastOwner, lockOwners } from './owners.ts';
import { passwordLength } from './password-length.ts';
import type { Role } from './principals.ts';
import { endHalfSignIns } from './second-factor.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.created': { data: Record<never, never>; words: { name: string; email: string } };
    'account.removed': { data: Record<never, never>; words: null };
    'account.password_reset': { data: Record<never, never>; words: null };
  }
}

/** A new account as its owner typed it; the messages are for the owner. */
export const newAccount = z.object({
  name: z.string('Enter your name.').overwrite(keptLine).min(1, 'Enter your name.').max(200, 'Enter a shorter name.'),
  email: z
    .email('Enter an email address such as ann@example.com.')
    .max(254, 'Enter a shorter email address.')
    .toLowerCase(),
  password: z
    .string('Choose a password.')
    .min(passwordLength.min, `Choose a password of at least ${passwordLength.min} characters.`)
    .max(passwordLength.max, `Choose a password of at most ${passwordLength.max} characters.`),
});
export type NewAccount = z.infer<typeof newAccount>;

export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
  created_at: string;
  /** Whether a second factor is on. */
  second_factor: boolean;
}

/** More accounts than a small team has. */
const maxAccounts = 1_000;

export async function listAccounts(auth: Auth): Promise<Account[]> {
  const { internalAdapter } = await auth.$context;
  const users = await internalAdapter.listUsers(maxAccounts, 0, { field: 'createdAt', direction: 'asc' });
  return users.map((user) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    role: (user as typeof user & { role: Role }).role,
    created_at: user.createdAt.toISOString(),
    second_factor: hasSecondFactor(user),
  }));
}

export async function hasAccounts(auth: Auth): Promise<boolean> {
  const { adapter } = await auth.$context;
  return (await adapter.count({ model: 'account' })) > 0;
}

/** The database of the accounts and the library that manages them. */
export interface AccountStore {
  database: Database;
  auth: Auth;
}

/**
 * False when the email address already has an account. A user without a password, which a process left that crashed
 * half-way, does not count as an account and gets the password.
 */
export async function createAccount(
  { database, auth }: AccountStore,
  { name, email, password }: NewAccount,
  actor: Actor,
): Promise<boolean> {
  const hash = await hashPassword(auth, password);
  return database.write(async (write) => {
    const id = await insertAccount(write, auth, { name, email, hash, role: 'owner' });
    if (id === null) return false;
    await append(write, { kind: 'account.created', subjectId: id, data: {}, words: { name, email } }, actor);
    return true;
  });
}

/** The account of a start. Of several servers that start at once, one makes it. */
export async function createFirstAccount(store: AccountStore, account: NewAccount): Promise<void> {
  try {
    await createAccount(store, account, systemActor);
  } catch (error) {
    if (!(await hasAccounts(store.auth))) throw error;
  }
}

/** The id of the new account; null when the email address has one already. The event is the caller's. */
export async function insertAccount(
  write: Write,
  auth: Auth,
  { name, email, hash, role }: { name: string; email: string; hash: string; role: Role },
): Promise<string | null> {
  const { internalAdapter } = await authWithin(auth, write).$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  if (found && found.accounts.length > 0) return null;
  const { id } =
    found?.user ??
    (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }));
  await write.updateTable('user').set({ name, role }).where('id', '=', id).execute();
  await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash });
  return id;
}

export type Removal = 'removed' | 'missing' | 'last-owner';

/** Removes an account, its sessions and the invitations that it sent. The last owner stays. */
export async function removeAccount(
  { database, auth }: AccountStore,
  account: { email: string } | { id: string },
  actor: Actor,
): Promise<Removal> {
  return database.write(async (write): Promise<Removal> => {
    const owners = await lockOwners(write);
    const { internalAdapter } = await authWithin(auth, write).$context;
    const user =
      'id' in account
        ? await internalAdapter.findUserById(account.id)
        : (await internalAdapter.findUserByEmail(account.email))?.user;
    if (!user) return 'missing';
    const { id } = user;
    if (isLastOwner(owners, id)) return 'last-owner';
    await internalAdapter.deleteUserSessions(id);
    await withdrawInvitationsBy(write, id, actor);
    await internalAdapter.deleteUser(id);
    await append(write, { kind: 'account.removed', subjectId: id, data: {}, words: null }, actor);
    return 'removed';
  });
}

/** Sets a new password, ends all sessions of the account, and tells its owner by mail. False when there is no such account. */
export async function resetPassword(
  { database, auth }: AccountStore,
  email: string,
  password: string,
  actor: Actor,
): Promise<boolean> {
  const hash = await hashPassword(auth, password);
  return database.write(async (write) => {
    const { internalAdapter } = await authWithin(auth, write).$context;
    const found = await internalAdapter.findUserByEmail(email);
    if (!found) return false;
    const { id } = found.user;
    await internalAdapter.updatePassword(id, hash);
    await internalAdapter.deleteUserSessions(id);
    await endHalfSignIns(write, id);
    await enqueueNotice(write, 'password-changed', id, null);
    await append(write, { kind: 'account.password_reset', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Takes a tenth of a second, so never call it within a transaction. */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}

/** The library's type of a listed user lacks what its plugin adds. */
function hasSecondFactor(user: object): boolean {
  return 'twoFactorEnabled' in user && user.twoFactorEnabled === true;
}
