import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import { readSetting, type Setting, writeSetting } from '#/database/settings.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { StaffMember } from './staff-session.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'setting.second_factor_changed': { data: { required: boolean }; words: null };
  }
}

export interface SecondFactorRule {
  /** Whether every sign-in must have a second factor. */
  required: boolean;
  version: number;
}

const setting: Setting<{ required: boolean }> = {
  key: 'second-factor',
  schema: z.object({ required: z.boolean() }),
  initial: { required: false },
};

export async function readSecondFactorRule(db: Queries): Promise<SecondFactorRule> {
  const { value, version } = await readSetting(db, setting);
  return { ...value, version };
}

/** False when somebody has changed it since `version`. */
export function changeSecondFactorRule(
  database: Database,
  { required, version }: SecondFactorRule,
  actor: Actor,
): Promise<boolean> {
  return database.write(async (write) => {
    if (!(await writeSetting(write, setting, { value: { required }, version }))) return false;
    const data = { required };
    await append(write, { kind: 'setting.second_factor_changed', subjectId: setting.key, data, words: null }, actor);
    return true;
  });
}

/**
 * Whether somebody may do nothing but set up a second factor. A passkey is one where it was used in the session: with the
 * password alone, an account that has one signs in by one factor.
 */
export async function mustEnrol(
  db: Queries,
  { hasSecondFactor, byPasskey }: Pick<StaffMember, 'hasSecondFactor' | 'byPasskey'>,
): Promise<boolean> {
  return !hasSecondFactor && !byPasskey && (await readSecondFactorRule(db)).required;
}
