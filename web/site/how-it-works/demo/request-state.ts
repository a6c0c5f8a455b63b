import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import type { Request } from '#/voice/client/call-state.ts';

export type RequestField = keyof Request['draft'];
export type CardField = Field<RequestField>;

/** The fields that a call can take down. */
const inCalls: Record<RequestField, true> = {
  full_name: true,
  email: true,
  website: true,
  phone: true,
  bottleneck: true,
  contact_method: true,
};

const formFields: readonly Field[] = requestForm;
const cardFields = formFields
  .filter((field): field is CardField => Object.hasOwn(inCalls, field.name))
  .toSorted((a, b) => Number(canBeLeft(a)) - Number(canBeLeft(b)));

function canBeLeft({ optional, when, default: preset }: Field): boolean {
  return Boolean(optional || when || preset);
}

/** Whether a request is on the card: one that was called off is not. */
export function isTakenDown(request: Request | null): request is Request {
  return request !== null && request.stage !== 'discarded';
}

/** What must be filled in comes first; a field with a condition is shown when it is missing, or there. */
export function shownFields({ draft, missing }: Request): readonly CardField[] {
  return cardFields.filter(({ name, when }) => !when || draft[name] || missing.includes(name));
}
