/** Who makes a change. `system` is Frontdesk (housekeeping, settings, scripts) or another program in our database. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'staff'; id: string }
  | { kind: 'token'; id: string }
  | { kind: 'assistant' }
  | { kind: 'system' };

export const systemActor: Actor = { kind: 'system' };
