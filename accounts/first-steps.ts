import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import { readSetting, type Setting, writeSetting } from '#/database/settings.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'setting.first_step_skipped': { data: { step: FirstStep }; words: null };
    'setting.first_steps_dismissed': { data: Record<never, never>; words: null };
  }
}

/** What an owner sets up after the first start, in the order in which it is shown. */
export const firstSteps = ['mail', 'address', 'second-factor', 'brand', 'colleague'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface StoredSteps {
  skipped: string[];
  dismissed: boolean;
}

const setting: Setting<StoredSteps> = {
  key: 'first-steps',
  schema: z.object({ skipped: z.array(z.string()), dismissed: z.boolean() }),
  initial: { skipped: [], dismissed: false },
};

export interface StepsState {
  steps: { id: FirstStep; state: 'open' | 'done' | 'skipped' }[];
  /** Shown to nobody any more. */
  dismissed: boolean;
}

export async function readFirstSteps({ db }: Database, done: ReadonlySet<FirstStep>): Promise<StepsState> {
  const { value } = await readSetting(db, setting);
  const stateOf = (id: FirstStep) => (done.has(id) ? 'done' : value.skipped.includes(id) ? 'skipped' : 'open');
  return { steps: firstSteps.map((id) => ({ id, state: stateOf(id) })), dismissed: value.dismissed };
}

export function skipStep(database: Database, step: FirstStep, actor: Actor): Promise<void> {
  return database.write(async (write) => {
    const { value, version } = await readSetting(write, setting);
    if (value.skipped.includes(step)) return;
    await writeSetting(write, setting, { value: { ...value, skipped: [...value.skipped, step] }, version });
    const event = { kind: 'setting.first_step_skipped', subjectId: setting.key, data: { step }, words: null } as const;
    await append(write, event, actor);
  });
}

export function dismissFirstSteps(database: Database, actor: Actor): Promise<void> {
  return database.write(async (write) => {
    const { value, version } = await readSetting(write, setting);
    if (value.dismissed) return;
    await writeSetting(write, setting, { value: { ...value, dismissed: true }, version });
    const event = { kind: 'setting.first_steps_dismissed', subjectId: setting.key, data: {}, words: null } as const;
    await append(write, event, actor);
  });
}
