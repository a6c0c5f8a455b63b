import type { MouseEvent } from 'react';
import type { CallEnd } from '#/voice/client/store.ts';
import { isTakenDown } from './request-state.ts';

/** Whether the visitor said or wrote anything that a request could hold. */
export function hasWords({ transcript, unsent, form }: CallEnd): boolean {
  return transcript.some(({ role }) => role === 'user') || Boolean(unsent.message) || isTakenDown(form);
}

/** Follows a link to the form, and takes along what was said and written in a call that is over. */
export async function carryOver(event: MouseEvent<HTMLAnchorElement>, end: CallEnd): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  const { keepAsDraft } = await import('./keep-as-draft.ts');
  keepAsDraft(end);
  location.assign(href);
}
