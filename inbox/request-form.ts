import type { requestForm } from '#/content/request-form.ts';
import type { FormValues as ValuesOf } from '#/forms/field.ts';
import type { FieldErrors } from './submission-input.ts';

/** The fields of the form as typed: raw strings, kept when the form comes back with errors. */
export type FormValues = ValuesOf<typeof requestForm>;

/**
 * A field of the form that people never see and browsers never fill in: a program that fills in every field it finds
 * gives itself away by it.
 */
export const honeypot = 'topic';

/** Why a whole form was not taken, as opposed to one of its fields. */
export type FormProblem = 'failed' | 'limited' | 'key-reused';

/** The visitor's sentence for each problem; `failed` is the exact text of spec.md section 8. */
export const formProblemTexts: Record<FormProblem, string> = {
  failed: 'There was an error submitting your form. Please try again.',
  limited: 'You have sent several requests in a short time. Please wait a few minutes and try again.',
  'key-reused':
    'Your first request has already arrived, and this text differs from it. Send it once more to add it as a new request.',
};

/** What the server hands the page `/start-working` when it renders it, with or without JavaScript in the browser. */
export interface RequestFormState {
  /** `true` on `/start-working?sent=1`: the success panel stands in place of the form. */
  sent: boolean;
  values: FormValues;
  errors: FieldErrors;
  problem: FormProblem | null;
  /** A fresh key for each page: sent again unchanged, the request is stored once. */
  idempotencyKey: string;
}
