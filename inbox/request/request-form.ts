import type { requestForm } from '#/content/request-form.ts';
import type { FormValues as ValuesOf } from '#/forms/field.ts';
import type { FieldErrors, SubmissionInput } from './submission-input.ts';

/** The form's raw values, kept when the form is shown again with errors. */
export type FormValues = ValuesOf<typeof requestForm>;

/** Why the form as a whole was refused, as opposed to one of its fields. */
export type FormProblem = 'failed' | 'limited' | 'key-reused';

/** The sentence shown for each problem; `failed` is the exact text of spec.md section 8. */
export const formProblemTexts: Record<FormProblem, string> = {
  failed: 'There was an error submitting your form. Please try again.',
  limited: 'You have sent several requests in a short time. Please wait a few minutes and try again.',
  'key-reused':
    'Your first request has already arrived, and this text differs from it. Send it once more to add it as a new request.',
};

/** What the success panel says of a stored request. */
export interface SentRequest {
  /** Null on a success page that was opened without it. */
  contactMethod: SubmissionInput['contact_method'] | null;
  /** An email to the sender is on its way to a mail server. */
  confirmed: boolean;
  /** As stored; absent without JavaScript. */
  email?: string;
  /** As the server understood it. */
  phone?: string | null;
  /** What to say instead of a success, where the request waits for a person to look at it first. */
  held?: { heading: string; thanks: string };
}

/** What the server passes to the page `/start-working` when it renders it, for browsers with or without JavaScript. */
export interface RequestFormState {
  /** Set on `/start-working?sent=1`: the success panel replaces the form. */
  sent: SentRequest | null;
  values: FormValues;
  errors: FieldErrors;
  problem: FormProblem | null;
  /** A fresh key for each page, so that a request sent twice from it is stored once. */
  idempotencyKey: string;
}
