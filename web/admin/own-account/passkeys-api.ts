import * as z from 'zod/mini';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';
import { type Outcome, outcomeOf } from './account-api.ts';

const { passkeys } = api.account;

const listedPasskey = z.object({ id: z.string(), name: z.string(), created_at: z.string() });
export type ListedPasskey = z.infer<typeof listedPasskey>;

const nothing = z.any();
/** The browser parses them. */
const creationOptions: z.ZodMiniType<PublicKeyCredentialCreationOptionsJSON> = z.any();

const call = () => within(callTimeoutMs);

export function readPasskeys(signal: AbortSignal): Promise<Answer<{ items: ListedPasskey[] }>> {
  return answerOf(passkeys.$get({}, within(callTimeoutMs, signal)), z.object({ items: z.array(listedPasskey) }));
}

export function readPasskeyOptions(): Promise<Outcome<PublicKeyCredentialCreationOptionsJSON>> {
  return outcomeOf(passkeys.options.$post({}, call()), creationOptions);
}

// biome-ignore lint/suspicious/noExplicitAny: what a device answers, which the server parses
export function addPasskey(name: string, credential: any): Promise<Outcome> {
  return outcomeOf(passkeys.$post({ json: { name, credential } }, call()), nothing);
}

export function renamePasskey(id: string, name: string): Promise<Outcome> {
  return outcomeOf(passkeys[':id'].$patch({ param: { id }, json: { name } }, call()), nothing);
}

export function removePasskey(id: string): Promise<Outcome> {
  return outcomeOf(passkeys[':id'].$delete({ param: { id } }, call()), nothing);
}
