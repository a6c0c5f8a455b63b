/** Who changes something. `system` is Frontdesk itself: housekeeping, settings, scripts, and other programs in our database. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; id: string }
  | { kind: 'token'; id: string }
  | { kind: 'assistant' }
  | { kind: 'system' };

export const systemActor: Actor = { kind: 'system' };
