import { Hono } from 'hono';
import type { Database } from '#/database/open.ts';
import type { Auth } from '#/staff/auth.ts';
import type { SetUp } from '#/staff/set-up.ts';
import type { Voice } from '../voice/voice.ts';
import { callRoutes } from './calls.ts';
import type { HttpEnv } from './env.ts';
import type { Intake } from './intake.ts';
import type { Limiter } from './limiter.ts';
import { requireStaff } from './require-staff.ts';
import { staffRoutes } from './staff.ts';
import { submissionRoutes } from './submissions.ts';

export interface ApiParts {
  database: Database;
  auth: Auth;
  setUp: SetUp | null;
  intake: Intake;
  /** For sign-in attempts. */
  limiter: Limiter;
  voice: Voice;
}

/** All below `/api`. Its type is the contract the pages are written against. */
export function createApi({ database, auth, setUp, intake, limiter, voice }: ApiParts) {
  const staffOnly = requireStaff(auth);
  return new Hono<HttpEnv>()
    .route('/submissions', submissionRoutes({ database, intake, callOf: voice.desk.callOf, requireStaff: staffOnly }))
    .route('/calls', callRoutes({ database, requireStaff: staffOnly }))
    .get('/demo', (c) => c.json(voice.info, 200))
    .route('/', staffRoutes({ auth, setUp, limiter, database, requireStaff: staffOnly }));
}

export type Api = ReturnType<typeof createApi>;
