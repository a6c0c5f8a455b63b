import type { HttpBindings } from '@hono/node-server';
import type { StaffMember } from '#/staff/auth.ts';

/** What middleware leaves for the routes. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    /** See `peerAddress`. */
    peer: string;
    /** Set behind `requireStaff` only. */
    staff: StaffMember;
  };
}
