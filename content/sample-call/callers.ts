/** The caller's side of a sample call. */
export interface SampleCaller {
  /** Who answers, where it is not the desk that the call is named after. */
  desk?: string;
  /** The pretend calendar's today: the page stays true however old it is. */
  today: string;
  /** Decides which times of the pretend calendar are taken. */
  seed: string;
  lines: readonly string[];
}

const today = '2026-03-02T10:00-05:00';

/** What callers say to the agents of `sampleAgents` and to our sample desks. `npm run sample` writes `transcripts.ts`. */
export const sampleCallers = {
  frontdesk: {
    today,
    seed: 'sample call',
    lines: [
      'Hi, how soon could we go live?',
      'Can I keep my phone number?',
      'Good. Please take a request.',
      'Dana Whitfield.',
      "It's dana at example dot com.",
      'No website.',
      'We miss calls while we are with patients.',
      'By email, please.',
      'Yes, send it.',
    ],
  },
  'dental-clinic': {
    today,
    seed: 'sample call',
    lines: [
      'Hi, how much is a check-up?',
      'Will my insurance pay for it?',
      'Good. Can I come on Thursday after four?',
      'Sorry, I work late on Thursdays. Friday morning?',
      "Nine thirty is fine. I'm Sam Rivera.",
      'Yes, please do.',
    ],
  },
  'dental-cleaning': {
    desk: 'dental-clinic',
    today,
    seed: 'sample call',
    lines: [
      'Hi, do you have time for a cleaning on Wednesday morning?',
      'The second one. How long will it take?',
      'Nora Hughes.',
      'Yes, please.',
      'Where can I park?',
    ],
  },
  'dental-emergency': {
    desk: 'dental-clinic',
    today: '2026-03-02T22:10-05:00',
    seed: 'sample call',
    lines: [
      "Hi, I broke a tooth at dinner. You're closed, so who can help me tonight?",
      "Do you think it's infected?",
      "Can someone call me back? It's urgent.",
      'Laura Bennett.',
      '201 555 0134.',
      'I broke a tooth at dinner, and it hurts a lot.',
      'Yes, please.',
    ],
  },
  'dental-night': {
    desk: 'dental-clinic',
    today: '2026-03-02T21:42-05:00',
    seed: 'sample call',
    lines: [
      'Hi, a filling just fell out and it really hurts. Can I get an emergency visit tomorrow morning?',
      'The first one, please.',
      'Grace Miller.',
      'Yes, please.',
      'And will my insurance pay for it?',
    ],
  },
  'hair-salon': {
    today,
    seed: 'sample call',
    lines: [
      'Hello, do you take walk-ins?',
      "Better not risk it. I'd like a women's cut on Saturday.",
      'The first one, please.',
      'Ines Keller.',
      'Yes.',
    ],
  },
  'career-coach': {
    today,
    seed: 'sample call',
    lines: [
      'Hi, what does a session cost?',
      'Is the intro call free?',
      'Then I would like to book an intro call on Wednesday afternoon.',
      'The second one works.',
      'Maya Chen.',
      'Yes, please.',
    ],
  },
  'design-agency': {
    today,
    seed: 'sample call',
    lines: [
      'Hello, do you build online shops?',
      'What does a new site cost?',
      'And how soon could you begin?',
      'That would work for us. Can I book an intro call on Thursday, no, sorry, on Friday?',
      'The earlier one.',
      "It's Robert Hale.",
      'Yes.',
    ],
  },
  'online-store': {
    today: '2026-03-02T03:04-05:00',
    seed: 'sample call',
    lines: [
      'Hi, how long does delivery to Canada take?',
      'And one of my pots arrived broken. What do you do then?',
      'Yes, please take a message.',
      'Priya Nair.',
      "It's priya at example dot com.",
      'The blue pot in order 20418 has a crack in the side.',
      'Yes, that is right.',
    ],
  },
  'real-estate-office': {
    today,
    seed: 'sample call',
    lines: [
      'Hi, is the house on Birch Lane still available?',
      'How high are the property taxes?',
      'I would like to see it. Can I book a showing on Saturday morning?',
      'The first one is good.',
      'Elena Petrova.',
      'Yes, please.',
    ],
  },
  'tax-consultant': {
    today,
    seed: 'sample call',
    lines: [
      "Hello, I'm a freelance designer. Do you work with freelancers?",
      'What do you charge for a tax return?',
      'Can I have a meeting on Tuesday?',
      'The later one.',
      'Jonas Weber.',
      'Yes.',
      'What should I bring?',
    ],
  },
} as const satisfies Record<string, SampleCaller>;

export type SampleCallId = keyof typeof sampleCallers;
export const sampleCallIds = Object.keys(sampleCallers) as SampleCallId[];

/** The desk or sample agent that answers a call. */
export function deskOf(id: SampleCallId): string {
  const { desk }: SampleCaller = sampleCallers[id];
  return desk ?? id;
}
