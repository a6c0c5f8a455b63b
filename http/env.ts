import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '#/accounts/principals.ts';
import type { Shares } from './limits/shares.ts';

/** What middleware leaves for the routes. */
export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    /** See `peerAddress`. */
    peer: string;
    /** What bodies take of the memory set aside for them; see `withBody`. */
    bodies: Shares;
    /** See `authorize`. */
    principal: Principal;
  };
}
