import type { Principal } from '#/accounts/principals.ts';
import type { Actor } from '#/events/actor.ts';

/** The actor recorded in the events of this principal's changes. */
export function actorOf(principal: Principal): Actor {
  return principal.kind === 'visitor' ? { kind: 'visitor' } : { kind: principal.kind, id: principal.id };
}
