import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Result, resultOf } from '../api/result.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { team } = api;

export type Team = InferResponseType<typeof team.$get, 200>;
export type Member = Team['items'][number];
export type Invitation = Team['invitations'][number];
export type Role = Member['role'];
export type Issued = InferResponseType<typeof team.invitations.$post, 201>;

type Schema<T> = z.ZodMiniType<T>;

export const roles = ['owner', 'member', 'viewer'] as const satisfies readonly Role[];

/** What each role may do, as its choice says. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, the team and API tokens too' },
  member: { name: 'Member', may: 'work with requests, replies, calls and templates' },
  viewer: { name: 'Viewer', may: 'read, and change nothing' },
};

const role = z.enum(roles);

const invitation: Schema<Invitation> = z.object({
  id: z.string(),
  email: z.string(),
  role,
  invited_by: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
});

const secondFactor = z.object({ required: z.boolean(), version: z.number() });

const teamAnswer: Schema<Team> = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role,
      created_at: z.string(),
      second_factor: z.boolean(),
      has_passkey: z.boolean(),
      last_seen_at: z.nullable(z.string()),
    }),
  ),
  invitations: z.array(invitation),
  second_factor: secondFactor,
  mails: z.boolean(),
});

const issued: Schema<Issued> = z.object({ invitation, path: z.string(), mailed: z.boolean() });
const nothing = z.undefined();

export function readTeam(signal?: AbortSignal): Promise<Answer<Team>> {
  return answerOf(team.$get({}, within(callTimeoutMs, signal)), teamAnswer);
}

export function invite(email: string, role: Role): Promise<Result<Issued>> {
  return resultOf(team.invitations.$post({ json: { email, role } }, within(callTimeoutMs)), issued);
}

export function renewInvitation(id: string): Promise<Result<Issued>> {
  return resultOf(team.invitations[':id'].renew.$post({ param: { id } }, within(callTimeoutMs)), issued);
}

export function withdrawInvitation(id: string): Promise<Result<undefined>> {
  return resultOf(team.invitations[':id'].$delete({ param: { id } }, within(callTimeoutMs)), nothing);
}

export function changeRole(id: string, role: Role): Promise<Result<{ role: Role }>> {
  const call = team[':id'].$patch({ param: { id }, json: { role } }, within(callTimeoutMs));
  return resultOf(call, z.object({ role: z.enum(roles) }));
}

export function removeMember(id: string): Promise<Result<undefined>> {
  return resultOf(team[':id'].$delete({ param: { id } }, within(callTimeoutMs)), nothing);
}

export function requireSecondFactor(given: { required: boolean; version: number }) {
  return resultOf(team['second-factor'].$put({ json: given }, within(callTimeoutMs)), secondFactor);
}
