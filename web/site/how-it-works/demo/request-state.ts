import type { FormState } from '#/voice/client/call-state.ts';

/** Whether a form is on the card: one that was called off is not. */
export function isTakenDown(form: FormState | null): form is FormState {
  return form !== null && form.stage !== 'discarded';
}
