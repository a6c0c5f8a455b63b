import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#/database/open.ts';
import type { Queries, Time, Write } from '#/database/schema.ts';
import { type Actor, systemActor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { linkToken, tokenHash } from './link-token.ts';
import type { Role } from './principals.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    invitations: InvitationTable;
  }
}

/** One that nobody has accepted: acceptance and withdrawal delete it. */
interface InvitationTable {
  id: string;
  email: string;
  role: Role;
  token_hash: string;
  /** Counts the links: each takes the place of the one before. */
  version: number;
  invited_by: string | null;
  created_at: Time;
  expires_at: Time;
}

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'invitation.created': { data: { role: Role }; words: { email: string } };
    'invitation.renewed': { data: Record<never, never>; words: null };
    'invitation.withdrawn': { data: Record<never, never>; words: null };
    'invitation.accepted': { data: { account: string; role: Role }; words: null };
  }
}

const invitationLifeMs = 7 * 24 * 3_600_000;
/** So long an invitation stays listed after its link has expired. */
const keptAfterExpiryMs = 30 * 24 * 3_600_000;
/** More than any small team has open at once. */
const maxInvitations = 100;

export type Invitation = Omit<Selectable<InvitationTable>, 'token_hash' | 'version'>;

/** An invitation and the token of its link, which is shown once. */
export interface IssuedInvitation {
  outcome: 'issued';
  invitation: Invitation;
  token: string;
}

export interface InvitationOptions {
  database: Database;
  /** The key that tokens are made from. */
  secret: string;
  /** Called in the transaction when there is a link to be sent. */
  onIssued?(write: Write, invitationId: string): Promise<void>;
}

/** The newest first; expired ones too. */
export async function listInvitations(db: Queries): Promise<Invitation[]> {
  return db.selectFrom('invitations').select(shown).orderBy('created_at', 'desc').orderBy('id').execute();
}

const shown = ['id', 'email', 'role', 'invited_by', 'created_at', 'expires_at'] as const;

/** Invites an address that has neither an account nor an invitation. */
export function invite(
  { database, secret, onIssued }: InvitationOptions,
  { email, role }: { email: string; role: Role },
  inviter: Actor & { kind: 'staff' },
): Promise<IssuedInvitation | { outcome: 'has-account' | 'is-invited' | 'too-many' }> {
  return database.write(
    async (write): Promise<IssuedInvitation | { outcome: 'has-account' | 'is-invited' | 'too-many' }> => {
      if (await isTaken(write, email)) return { outcome: 'has-account' };
      const open = await write.selectFrom('invitations').select('email').execute();
      if (open.some((one) => one.email === email)) return { outcome: 'is-invited' };
      if (open.length >= maxInvitations) return { outcome: 'too-many' };
      const invitation: Invitation = { id: randomUUID(), email, role, invited_by: inviter.id, ...times() };
      const token = linkToken(secret, 'invitation', invitation.id, 1);
      const row = { ...invitation, version: 1, token_hash: tokenHash(token) };
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('invitations')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return { outcome: 'is-invited' };
      await onIssued?.(write, invitation.id);
      const event = { kind: 'invitation.created', subjectId: invitation.id, data: { role }, words: { email } } as const;
      await append(write, event, inviter);
      return { outcome: 'issued', invitation, token };
    },
  );
}

/** Gives an invitation a new link for another week; the one before is void. */
export function renewInvitation(
  { database, secret, onIssued }: InvitationOptions,
  id: string,
  actor: Actor,
): Promise<IssuedInvitation | { outcome: 'missing' }> {
  return database.write(async (write): Promise<IssuedInvitation | { outcome: 'missing' }> => {
    let select = write.selectFrom('invitations').selectAll().where('id', '=', id);
    if (database.kind === 'postgres') select = select.forUpdate();
    const before = await select.executeTakeFirst();
    if (!before) return { outcome: 'missing' };
    const version = before.version + 1;
    const token = linkToken(secret, 'invitation', id, version);
    const { expires_at } = times();
    await write
      .updateTable('invitations')
      .set({ version, token_hash: tokenHash(token), expires_at })
      .where('id', '=', id)
      .execute();
    await onIssued?.(write, id);
    await append(write, { kind: 'invitation.renewed', subjectId: id, data: {}, words: null }, actor);
    const { email, role, invited_by, created_at } = before;
    return { outcome: 'issued', invitation: { id, email, role, invited_by, created_at, expires_at }, token };
  });
}

/** False when there is none. */
export function withdrawInvitation(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    const { numDeletedRows } = await write.deleteFrom('invitations').where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await append(write, { kind: 'invitation.withdrawn', subjectId: id, data: {}, words: null }, actor);
    return true;
  });
}

/** Those that somebody sent who may invite nobody any more. */
export async function withdrawInvitationsBy(write: Write, accountId: string, actor: Actor): Promise<void> {
  const withdrawn = await write.deleteFrom('invitations').where('invited_by', '=', accountId).returning('id').execute();
  for (const { id } of withdrawn) {
    await append(write, { kind: 'invitation.withdrawn', subjectId: id, data: {}, words: null }, actor);
  }
}

/** The open invitation of a link; null for a link that is void, used, withdrawn or expired. */
export async function findInvitation(db: Queries, token: string, { lock = false } = {}): Promise<Invitation | null> {
  let select = db.selectFrom('invitations').select(shown).where('token_hash', '=', tokenHash(token));
  if (lock) select = select.forUpdate();
  const found = await select.executeTakeFirst();
  return found && found.expires_at > new Date().toISOString() ? found : null;
}

/** Deletes those whose links expired long ago. */
export async function forgetInvitations(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptAfterExpiryMs).toISOString();
  const old = await database.db.selectFrom('invitations').select('id').where('expires_at', '<', before).execute();
  for (const { id } of old) await withdrawInvitation(database, id, systemActor);
}

async function isTaken(db: Queries, email: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

function times() {
  const now = Date.now();
  return { created_at: new Date(now).toISOString(), expires_at: new Date(now + invitationLifeMs).toISOString() };
}
