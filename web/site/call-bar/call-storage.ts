import { type TabStorage, tabStorage } from '#/voice/client/resume.ts';

/** Where a tab keeps its call and what it has learnt for the next: `frontdesk.call`, `.microphone`, `.recognition`. */
export function callStorage(): TabStorage | null {
  return tabStorage('frontdesk.');
}
