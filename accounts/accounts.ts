import { z } from 'zod';
import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { type Auth, authWithin } from './auth.ts';
import { passwordLength } from './password-length.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.created': { data: Record<never, never>; words: { name: string; email: string } };
    'account.removed': { data: Record<never, never>; words: null };
    'account.password_reset': { data: Record<never, never>; words: null };
  }
}

/** A new account as its owner typed it; the messages are for the owner. */
export const newAccount = z.object({
  name: z
    .string('Enter your name.')
    .overwrite(keptText)
    .trim()
    .min(1, 'Enter your name.')
    .max(200, 'Enter a shorter name.'),
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
  email: string;
  name: string;
  created_at: string;
}

export async function listAccounts(auth: Auth): Promise<Account[]> {
  const { internalAdapter } = await auth.$context;
  const users = await internalAdapter.listUsers(1_000, 0, { field: 'createdAt', direction: 'asc' });
  return users.map(({ email, name, createdAt }) => ({ email, name, created_at: createdAt.toISOString() }));
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
    const { internalAdapter } = await authWithin(auth, write).$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    if (found && found.accounts.length > 0) return false;
    const { id } =
      found?.user ??
      (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }));
    await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash });
    await append(write, { kind: 'account.created', subjectId: id, data: {}, words: { name, email } }, actor);
    return true;
  });
}

/** Removes an account and its sessions. False when there is no such account. */
export function removeAccount({ database, auth }: AccountStore, email: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const { internalAdapter } = await authWithin(auth, write).$context;
    const found = await internalAdapter.findUserByEmail(email);
    if (!found) return false;
    const { id } = found.user;
    await internalAdapter.deleteUserSessions(id);
    await internalAdapter.deleteUser(id);
    await append(write, { kind: 'account.removed', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Sets a new password and ends all sessions of the account. False when there is no such account. */
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
    await append(write, { kind: 'account.password_reset', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Takes a tenth of a second, so never call it within a transaction. */
async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}
