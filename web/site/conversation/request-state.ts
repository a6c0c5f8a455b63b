import type { FormState } from '#/voice/client/store.ts';

/** Whether the card shows a form; a discarded form is not shown. */
export function isTakenDown(form: FormState | null): form is FormState {
  return form !== null && form.stage !== 'discarded';
}
