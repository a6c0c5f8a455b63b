import { useEffect, useSyncExternalStore } from 'react';
import { listStaff, type StaffName } from '../../api/staff-api.ts';

let staff: readonly StaffName[] = [];
let asked = false;
const listeners = new Set<() => void>();

async function read(): Promise<void> {
  asked = true;
  const answer = await listStaff();
  if (!answer.ok) {
    asked = false;
    return;
  }
  staff = answer.body.items;
  for (const listener of listeners) listener();
}

/** Reads the names again that are shown: an account came or went. */
export function readStaffAgain(): void {
  if (asked) void read();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => staff;

/** All who may have a request. */
export function useStaff(): readonly StaffName[] {
  useEffect(() => {
    if (!asked) void read();
  }, []);
  return useSyncExternalStore(subscribe, current, current);
}
