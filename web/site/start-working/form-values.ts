import type { FormValues } from '#/inbox/request-form.ts';
import type { SubmissionField } from '#/inbox/submission-input.ts';

/** In the order they stand on the page. */
export const fieldNames = [
  'full_name',
  'email',
  'website',
  'bottleneck',
  'contact_method',
  'phone',
] as const satisfies readonly SubmissionField[];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, name: SubmissionField): Control {
  return form.elements.namedItem(name) as Control;
}

export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(fieldNames.map((name) => [name, control(form, name).value])) as FormValues;
}

/** Puts a draft back, but for the fields the visitor has already changed. */
export function restoreValues(form: HTMLFormElement, draft: FormValues, rendered: FormValues): void {
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field.value === rendered[name]) field.value = draft[name];
  }
}
