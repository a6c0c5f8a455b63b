import { z } from 'zod';
import { keptText } from '#/database/kept-text.ts';
import type { Auth } from './auth.ts';
import { passwordLength } from './password-length.ts';

/** A new account as given by its owner; each message is for them. */
export const newAccount = z.object({
  name: z
    .string('Enter your name.')
    .overwrite(keptText)
    .trim()
    .min(1, 'Enter your name.')
    .max(200, 'Enter a shorter name.'),
  email: z.email('Enter an email address such as ann@example.com.').toLowerCase(),
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

/**
 * False when the e-mail address already has an account. A user without a password, left by a process that died in
 * between, has none yet and is given it.
 */
export async function createAccount(auth: Auth, { name, email, password }: NewAccount): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  if (found && found.accounts.length > 0) return false;
  const hash = await passwords.hash(password);
  const user =
    found?.user ??
    (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }));
  await internalAdapter.linkAccount({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash });
  return true;
}

/** Ends all sessions of the account with it. False when there is none. */
export async function removeAccount(auth: Auth, email: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.deleteUserSessions(found.user.id);
  await internalAdapter.deleteUser(found.user.id);
  return true;
}

/** Sets a new password and ends all sessions of the account. False when there is none. */
export async function resetPassword(auth: Auth, email: string, password: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return false;
  await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
  await internalAdapter.deleteUserSessions(found.user.id);
  return true;
}
