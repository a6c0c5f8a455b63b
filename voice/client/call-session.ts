import { resumeMs } from '../protocol/limits.ts';
import type { TabStorage } from './tab-storage.ts';

/** What the consent line told of a call, besides who hears it. */
export interface Agreed {
  /** Speech is recognised on the device and nowhere else. */
  onDevice: boolean;
  /** The browser's language model helps the agent. */
  browserModel: boolean;
}

/** What a tab keeps of its call, so that another page of the site can lead back to it, and take it up. */
export interface CallSession {
  callId: string;
  webCallUrl: string;
  resumeToken: string;
  /** When the call was last known to be on; milliseconds since 1970. */
  seenAt: number;
  agreed?: Agreed | undefined;
  /** How long the call waits after that, in milliseconds. */
  waitMs?: number;
}

/** What a call may do in this page: one that is taken up keeps to what was agreed to when it began. */
export function agreedFor(
  isNew: boolean,
  now: Agreed,
  storage: Pick<TabStorage, 'getItem'> | null,
  wallTime: number,
): Agreed {
  if (isNew) return now;
  const before = readCallSession(storage, wallTime)?.agreed;
  return {
    onDevice: now.onDevice || before?.onDevice === true,
    browserModel: now.browserModel && before?.browserModel === true,
  };
}

/** What is kept is under this key. */
export const callSessionKey = 'call';

/** The call this tab can take up until `seenAt + waitMs` (by default `resumeMs`), or null. Small enough for every page: it parses by hand. */
export function readCallSession(storage: Pick<TabStorage, 'getItem'> | null, wallTime: number): CallSession | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(callSessionKey) ?? 'null');
    return isCallSession(kept) && wallTime - kept.seenAt < (kept.waitMs ?? resumeMs) ? kept : null;
  } catch {
    return null; // no storage, or not ours
  }
}

export function writeCallSession(storage: TabStorage | null, session: CallSession): void {
  try {
    storage?.setItem(callSessionKey, JSON.stringify(session));
  } catch {
    // Without storage a call ends with its page.
  }
}

export function forgetCallSession(storage: TabStorage | null): void {
  try {
    storage?.removeItem(callSessionKey);
  } catch {
    // Nothing was kept either.
  }
}

function isCallSession(kept: unknown): kept is CallSession {
  if (typeof kept !== 'object' || kept === null) return false;
  const { callId, webCallUrl, resumeToken, seenAt, waitMs } = kept as Partial<Record<keyof CallSession, unknown>>;
  return (
    [callId, webCallUrl, resumeToken].every((part) => typeof part === 'string') &&
    typeof seenAt === 'number' &&
    (waitMs === undefined || typeof waitMs === 'number')
  );
}
