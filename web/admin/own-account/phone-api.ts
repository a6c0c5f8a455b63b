import * as z from 'zod/mini';
import { api, callTimeoutMs, within } from '../api/staff-api.ts';
import { type Outcome, outcomeOf } from './account-api.ts';

const { phone } = api.account;

const nothing = z.any();
const confirmed = z.object({ recovery_codes: z.nullable(z.array(z.string())) });

const call = () => within(callTimeoutMs);

/** Has a code texted to a number. */
export function giveNumber(number: string): Promise<Outcome> {
  return outcomeOf(phone.$post({ json: { number } }, call()), nothing);
}

/** The recovery codes are there when two-step sign-in was off before. */
export function confirmNumber(code: string): Promise<Outcome<z.infer<typeof confirmed>>> {
  return outcomeOf(phone.confirm.$post({ json: { code } }, call()), confirmed);
}

export function removeNumber(): Promise<Outcome> {
  return outcomeOf(phone.$delete({}, call()), nothing);
}
