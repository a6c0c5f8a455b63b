import { randomBytes } from 'node:crypto';
import {
  type Account,
  type AccountStore,
  createAccount,
  listAccounts,
  newAccount,
  removeAccount,
  resetPassword,
} from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { roles } from '#/accounts/principals.ts';
import { changeRole } from '#/accounts/roles.ts';
import { findAccountId, removeSecondFactor } from '#/accounts/second-factor.ts';
import { openDatabase } from '#/database/open.ts';
import { checkSeal } from '#/database/seal.ts';
import { upgrade } from '#/database/upgrade.ts';
import { systemActor } from '#/events/actor.ts';
import { changeAll } from '#/inbox/changes/bulk.ts';
import { readConfig } from '#/server/config/config.ts';
import { ensureDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = `npm run staff -- list                 lists the accounts
npm run staff -- add EMAIL [NAME]     creates an account and prints its password once
npm run staff -- reset EMAIL          sets a new password, prints it, ends all sessions
npm run staff -- one-step EMAIL       switches two-step sign-in off, for who lost the phone and the codes
npm run staff -- role EMAIL ROLE      makes it an owner's, a member's or a viewer's account
npm run staff -- remove EMAIL         removes an account, ends all sessions`;

type Command = (accounts: AccountStore, email: string, name: string) => Promise<string>;

const commands: Record<string, Command> = {
  async list({ auth }) {
    const accounts = await listAccounts(auth);
    return (
      accounts.map(({ email, name, role, created_at }) => `${email}\t${name}\t${role}\t${created_at}`).join('\n') ||
      'No accounts yet'
    );
  },
  async add(accounts, email, name) {
    const password = newPassword();
    const account = newAccount.safeParse({ email, name: name || email, password });
    if (!account.success) throw new RefusedError(account.error.issues[0]?.message ?? 'not valid');
    if (!(await createAccount(accounts, account.data, systemActor)))
      throw new RefusedError(`${email} already has an account`);
    return `Password for ${account.data.email}: ${password}`;
  },
  async reset(accounts, email) {
    const password = newPassword();
    if (!(await resetPassword(accounts, email.toLowerCase(), password, systemActor)))
      throw new RefusedError(`${email} has no account`);
    return `New password for ${email}: ${password}`;
  },
  async 'one-step'(accounts, email) {
    const id = await findAccountId(accounts, email.toLowerCase());
    if (id === null) throw new RefusedError(`${email} has no account`);
    if (!(await removeSecondFactor(accounts, id, { actor: systemActor, place: null })))
      throw new RefusedError(`${email} signs in with the password alone already`);
    return `${email} signs in with the password alone`;
  },
  async role(accounts, email, given) {
    const role = roles.find((one) => one === given);
    if (!role) throw new RefusedError(`the role is one of ${roles.join(', ')}`);
    const outcome = await changeRole(accounts.database, (await find(accounts, email)).id, role, systemActor);
    if (outcome !== 'changed') throw new RefusedError(refusals[outcome](email));
    return `${email} has the role ${role}`;
  },
  async remove(accounts, email) {
    const { id } = await find(accounts, email);
    if (await isLastOwner(accounts, id)) throw new RefusedError(refusals['last-owner'](email));
    await changeAll(accounts.database, { assignee: id }, { assignee_id: null }, systemActor, null);
    const outcome = await removeAccount(accounts, { id }, systemActor);
    if (outcome !== 'removed') throw new RefusedError(refusals[outcome](email));
    return `${email} has been removed`;
  },
};

const refusals = {
  missing: (email: string) => `${email} has no account`,
  'last-owner': (email: string) => `${email} is the last owner; make somebody else an owner first`,
};

async function find({ auth }: AccountStore, email: string): Promise<Account> {
  const account = (await listAccounts(auth)).find((one) => one.email === email.toLowerCase());
  if (!account) throw new RefusedError(refusals.missing(email));
  return account;
}

async function isLastOwner({ auth }: AccountStore, id: string): Promise<boolean> {
  const owners = (await listAccounts(auth)).filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
}

function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

async function run([name = '', email = '', ...words]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name !== 'list' && !email)) throw new RefusedError(usage);
  const config = readConfig();
  await ensureDataDir(config.dataDir);
  const database = openDatabase(config);
  try {
    for (const line of (await upgrade(database, config.dataDir)).lines) process.stderr.write(`Database: ${line}.\n`);
    await checkSeal(database);
    const { dataDir, publicUrl } = config;
    const auth = createAuth({ database, secret: await installationSecret(database, dataDir), publicUrl });
    return await command({ database, auth }, email, words.join(' '));
  } finally {
    await database.close();
  }
}

const { words } = readCommandLine({ usage, words: { min: 1, max: Number.POSITIVE_INFINITY } });
try {
  process.stdout.write(`${await run(words)}\n`);
} catch (error) {
  complain(error);
}
