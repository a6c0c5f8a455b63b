import type { FormValues } from '#/inbox/request/request-form.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** The current values of the rendered fields. */
export function readValues(form: HTMLFormElement, rendered: FormValues): FormValues {
  return Object.fromEntries(Object.keys(rendered).map((name) => [name, control(form, name).value])) as FormValues;
}

/** Restores a draft, except in fields that the visitor has already changed. */
export function restoreValues(form: HTMLFormElement, draft: Partial<FormValues>, rendered: FormValues): void {
  for (const [name, value] of Object.entries(rendered)) {
    const field = control(form, name);
    if (field.value === value) field.value = draft[name as SubmissionField] ?? value;
  }
}
