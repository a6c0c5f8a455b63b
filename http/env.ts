import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '#/accounts/principals.ts';
import type { Shares } from './limits/shares.ts';
import type { StandingQueue } from './limits/standing-queue.ts';
import type { ProblemCode } from './problem.ts';

/** How long a request waited to be read and handled by a busy server. */
export interface Waited {
  waitedMs?: number;
}

/** What middleware sets for the routes. */
export interface HttpEnv {
  Bindings: HttpBindings & { incoming: Waited };
  Variables: {
    /** Of this request alone; its lines in the log have it. */
    requestId: string;
    /** See `peerAddress`. */
    peer: string;
    /** The memory set aside for bodies; see `withBody`. */
    bodies: Shares;
    /** Visitors' requests that are being stored; see `withBody`. */
    intakeQueue: StandingQueue;
    /** See `authorize`. */
    principal: Principal;
    /** Why it was refused: the code of its problem. */
    refusal?: ProblemCode;
  };
}
