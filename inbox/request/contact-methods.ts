import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import type { SubmissionInput } from './submission-input.ts';

const field: Field | undefined = requestForm.find(({ name }) => name === 'contact_method');

/** The ways in which a visitor may want the answer. */
export const contactMethods = (field?.options ?? []).map(({ value }) => value) as SubmissionInput['contact_method'][];
