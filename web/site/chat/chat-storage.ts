import { readCallSession, type TabStorage, tabStorage } from '#/voice/client/resume.ts';

/** Before each key that the chat keeps in the tab: apart from those of a call by voice, which it must not take up. */
export const chatKeyPrefix = 'frontdesk.chat.';
const panelKey = 'panel';

export function chatStorage(): TabStorage | null {
  return tabStorage(chatKeyPrefix);
}

/** Whether another page of this tab has left a chat that goes on here. */
export function hasWaitingChat(): boolean {
  return readCallSession(chatStorage(), Date.now()) !== null;
}

/** Whether the chat of this tab was last seen open. */
export function wasPanelOpen(): boolean {
  try {
    return chatStorage()?.getItem(panelKey) === 'open';
  } catch {
    return false; // nothing is kept
  }
}

export function keepPanel(open: boolean): void {
  try {
    chatStorage()?.setItem(panelKey, open ? 'open' : 'minimised');
  } catch {
    // Without storage a chat ends with its page.
  }
}
