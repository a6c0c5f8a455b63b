import type { Actor } from '#/events/actor.ts';
import type { Permission } from './permissions.ts';

export const roles = ['owner', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Who makes a call, as far as the call proves it. */
export type Principal =
  | { kind: 'visitor' }
  | { kind: 'staff'; id: string; role: Role }
  /** A program. It may do what it was given, within what any token may do. */
  | { kind: 'token'; id: string; permissions: readonly Permission[] };

export const visitor: Principal = { kind: 'visitor' };

/** Who is named in the event of a change that this principal makes. */
export function actorOf(principal: Principal): Actor {
  return principal.kind === 'visitor' ? { kind: 'visitor' } : { kind: principal.kind, id: principal.id };
}
