import { requestForm } from '#/content/request-form.ts';
import type { FormErrors, FormInput } from '#/forms/field.ts';
import { createFormParser } from '#/forms/form-parser.ts';
import { emptyValues } from '#/forms/form-values.ts';
import type { FormValues } from './request-form.ts';

/** A request as a visitor sends it, cleaned: ends trimmed, deceptive characters gone, `null` where nothing was given. */
export type SubmissionInput = FormInput<typeof requestForm>;
export type SubmissionField = keyof SubmissionInput;

/** For each refused field one sentence, meant for the visitor. */
export type FieldErrors = FormErrors<typeof requestForm>;

/** Reads what a visitor sent: the form's raw strings, or anything else that arrived. */
export const parseSubmission = createFormParser(requestForm);

export const emptyForm: FormValues = emptyValues(requestForm);
