import type { DeskId } from '../agents/desk-labels.ts';

/** The caller's side of the sample call on Home. `npm run sample` calls the desk and writes `transcript.ts`. */
export const sampleCaller = {
  desk: 'dental-clinic' satisfies DeskId,
  /** The pretend calendar's today: the page stays true however old it is. */
  today: '2026-03-02T10:00-05:00',
  /** Decides which times of the pretend calendar are taken. */
  seed: 'sample call',
  lines: [
    'Hi, how much is a check-up?',
    'Will my insurance pay for it?',
    'Good. Can I come on Thursday after four?',
    'Sorry, I work late on Thursdays. Friday morning?',
    "Nine thirty is fine. I'm Sam Rivera.",
    'Yes, please do.',
  ],
} as const;
