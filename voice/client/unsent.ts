import type { Unsent } from './call-state.ts';
import type { TabStorage } from './tab-storage.ts';

const key = 'unsent';

/** What was written and not sent, for the next page of the tab. */
export function readUnsent(storage: TabStorage | null): Unsent {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isUnsent(kept) ? kept : { fields: {} };
  } catch {
    return { fields: {} }; // no storage, or not ours
  }
}

export function writeUnsent(storage: TabStorage | null, unsent: Unsent): void {
  try {
    if (unsent.message || Object.keys(unsent.fields).length > 0) storage?.setItem(key, JSON.stringify(unsent));
    else storage?.removeItem(key);
  } catch {
    // Without storage it ends with its page.
  }
}

function isUnsent(kept: unknown): kept is Unsent {
  if (typeof kept !== 'object' || kept === null) return false;
  const { message, fields, desk } = kept as Partial<Record<keyof Unsent, unknown>>;
  const isText = (part: unknown) => typeof part === 'string';
  const isTextOrNone = (part: unknown) => part === undefined || isText(part);
  return isTextOrNone(message) && isTextOrNone(desk) && !!fields && Object.values(fields).every(isText);
}
