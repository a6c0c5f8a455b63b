import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { systemActor } from '#/events/actor.ts';
import { type AccountStore, createAccount, hasAccounts, type NewAccount } from './accounts.ts';

/** The making of the first account by whoever can read what `npm start` prints. */
export interface SetUp {
  /** Goes into the link; good once, while this process runs and nobody has an account. */
  token: string;
  /** Whether somebody who has the link could use it now. */
  isUsable(token: string): Promise<boolean>;
  /** False when the token is wrong or used up, or an account has appeared meanwhile. */
  createFirstAccount(token: string, account: NewAccount): Promise<boolean>;
}

export function createSetUp(accounts: AccountStore): SetUp {
  const token = randomBytes(24).toString('base64url');
  let open = true;

  function accepts(given: string): boolean {
    return open && timingSafeEqual(sha256(given), sha256(token));
  }

  return {
    token,
    isUsable: async (given) => accepts(given) && !(await hasAccounts(accounts.auth)),
    async createFirstAccount(given, account) {
      if (!accepts(given)) return false;
      open = false; // before anything is awaited: two at once make one account
      try {
        // Nobody is signed in yet: whoever holds the link acts for the operator.
        return !(await hasAccounts(accounts.auth)) && (await createAccount(accounts, account, systemActor));
      } catch (error) {
        open = true;
        throw error;
      }
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
