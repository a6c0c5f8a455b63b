import type { DemoDesk } from '../voice-demo.ts';
import { deskLabels } from './desk-labels.ts';
import { desks } from './desks.ts';

/** The desks as the card lists them before a call; read when the site is built. */
export const demoDesks: readonly DemoDesk[] = desks.map(({ id, agent }) => ({
  id,
  label: deskLabels[id],
  sample: agent.sample,
  suggestions: agent.suggestions,
}));
