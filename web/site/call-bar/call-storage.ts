import { type TabStorage, tabStorage } from '#/voice/client/resume.ts';

/** Before each key that the voice client keeps in the tab: `call`, `microphone`, `recognition`. */
export const callKeyPrefix = 'frontdesk.';

export function callStorage(): TabStorage | null {
  return tabStorage(callKeyPrefix);
}
