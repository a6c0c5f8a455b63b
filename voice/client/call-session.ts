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
  /** Another tab holds it: this one takes it back only when asked to. */
  isElsewhere?: true;
}

type Kept = Pick<TabStorage, 'getItem' | 'removeItem'> | null;

/** What a call may do in this page: one that is taken up keeps to what was agreed to when it began. */
export function agreedFor(isNew: boolean, now: Agreed, storage: Kept, wallTime: number): Agreed {
  if (isNew) return now;
  const before = readResumableSession(storage, wallTime)?.agreed;
  return {
    onDevice: now.onDevice || before?.onDevice === true,
    browserModel: now.browserModel && before?.browserModel === true,
  };
}

/** What is kept is under this key. */
export const callSessionKey = 'call';

/** The call this tab goes on with until `seenAt + waitMs` (by default `resumeMs`), or null. Small enough for every page: it parses by hand. */
export function readCallSession(storage: Kept, wallTime: number): CallSession | null {
  const session = readResumableSession(storage, wallTime);
  return session?.isElsewhere ? null : session;
}

/** As `readCallSession`, or the call that another tab holds. */
export function readResumableSession(storage: Kept, wallTime: number): CallSession | null {
  try {
    const text = storage?.getItem(callSessionKey) ?? null;
    if (text === null) return null;
    const session = parseCallSession(text);
    if (!session) storage?.removeItem(callSessionKey); // it can lead nowhere
    const isDue = session && (session.isElsewhere || wallTime - session.seenAt < (session.waitMs ?? resumeMs));
    return isDue ? session : null;
  } catch {
    return null; // no storage
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

function parseCallSession(text: string): CallSession | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isCallSession(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isCallSession(kept: unknown): kept is CallSession {
  if (typeof kept !== 'object' || kept === null) return false;
  const { callId, webCallUrl, resumeToken, seenAt, agreed, waitMs, isElsewhere } = kept as Partial<
    Record<keyof CallSession, unknown>
  >;
  return (
    [callId, resumeToken].every((part) => typeof part === 'string' && part !== '') &&
    isSocketAddress(webCallUrl) &&
    typeof seenAt === 'number' &&
    (agreed === undefined || (typeof agreed === 'object' && agreed !== null)) &&
    (waitMs === undefined || typeof waitMs === 'number') &&
    (isElsewhere === undefined || isElsewhere === true)
  );
}

function isSocketAddress(address: unknown): boolean {
  return typeof address === 'string' && /^wss?:$/.test(URL.parse(address)?.protocol ?? '');
}
