import type { InferResponseType } from 'hono/client';
import * as z from 'zod/mini';
import { type Result, resultOf } from '../api/result.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { tokens } = api;

export type TokenList = InferResponseType<typeof tokens.$get, 200>;
export type ApiToken = TokenList['items'][number];
export type Permission = ApiToken['permissions'][number];
export type CreatedToken = InferResponseType<typeof tokens.$post, 201>;

// The list of permissions is the server's own, which may be newer than this page.
const permission = z.string() as unknown as z.ZodMiniType<Permission>;

const token: z.ZodMiniType<ApiToken> = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string(),
  permissions: z.array(permission),
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
});
const tokenList: z.ZodMiniType<TokenList> = z.object({ items: z.array(token), grantable: z.array(permission) });
const createdToken: z.ZodMiniType<CreatedToken> = z.object({ token: z.string(), row: token });

const words: Partial<Record<string, string>> = {
  'submissions:read': 'Read requests',
  'submissions:write': 'Change requests, and reply to them',
  'templates:write': 'Change reply templates',
  'calls:read': 'Read calls and chats',
  'calls:delete': 'Delete calls and chats',
  'visits:read': 'Read visits',
  'submissions:export': 'Download requests as CSV',
  'outbox:read': 'Read what goes out, and whether it arrives',
  'outbox:write': 'Send what did not arrive again',
  'people:export': 'Hand over what is held of a person',
  'people:erase': 'Erase what is held of a person',
};

/** A permission in words; one that this page does not know, as it is. */
export function permissionWords(permission: string): string {
  return words[permission] ?? permission;
}

export function readTokens(signal?: AbortSignal): Promise<Answer<TokenList>> {
  return answerOf(tokens.$get({}, within(callTimeoutMs, signal)), tokenList);
}

export interface NewToken {
  name: string;
  permissions: Permission[];
  expires_in_days: number | null;
}

export function createToken(json: NewToken): Promise<Result<CreatedToken>> {
  return resultOf(tokens.$post({ json }, within(callTimeoutMs)), createdToken);
}

export function revokeToken(id: string): Promise<Result<undefined>> {
  return resultOf(tokens[':id'].$delete({ param: { id } }, within(callTimeoutMs)), z.undefined());
}
