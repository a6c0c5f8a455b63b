import { requestForm } from '#/content/request-form.ts';
import type { FormErrors, FormInput } from '#/forms/field.ts';
import { createFormParser } from '#/forms/form-parser.ts';
import { emptyValues } from '#/forms/form-values.ts';
import type { FormValues } from './request-form.ts';

/** A visitor's request after parsing: trimmed, without deceptive characters, `null` for empty fields. */
export type SubmissionInput = FormInput<typeof requestForm>;
export type SubmissionField = keyof SubmissionInput;

/** One sentence for the visitor per refused field. */
export type FieldErrors = FormErrors<typeof requestForm>;

/** Parses the form's raw strings, or any other input. */
export const parseSubmission = createFormParser(requestForm);

/** As `parseSubmission`, of a call: a number that was given stays, whichever way of contact the caller chose. */
export const parseCallSubmission = createFormParser(requestForm, { keepsGiven: true });

export const emptyForm: FormValues = emptyValues(requestForm);
