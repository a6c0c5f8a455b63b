import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseKind } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { type AccountStore, createAccount, hasAccounts, type NewAccount } from './accounts.ts';

/** Creates the first account through a link that only readers of `npm start`'s output know. */
export interface SetUp {
  /** The link's token; valid once, while no account exists. */
  token: string;
  /** Whether the token could be used now. */
  isUsable(token: string): Promise<boolean>;
  /** False when the token is wrong or used, or an account exists meanwhile. */
  createFirstAccount(token: string, account: NewAccount): Promise<boolean>;
}

/** One for each start; for servers on one Postgres the same, since the link may lead to any of them. */
export function setUpToken(kind: DatabaseKind, secret: string): string {
  if (kind === 'sqlite') return randomBytes(24).toString('base64url');
  return createHmac('sha256', secret).update('set-up').digest().subarray(0, 24).toString('base64url');
}

export function createSetUp(accounts: AccountStore, token: string): SetUp {
  let open = true;

  function accepts(given: string): boolean {
    return open && timingSafeEqual(sha256(given), sha256(token));
  }

  return {
    token,
    isUsable: async (given) => accepts(given) && !(await hasAccounts(accounts.auth)),
    async createFirstAccount(given, account) {
      if (!accepts(given)) return false;
      open = false; // before the first await, so that two at once create one account
      try {
        // Nobody is signed in yet, so the actor is the system.
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
