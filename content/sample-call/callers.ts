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
  'coach-message': {
    desk: 'career-coach',
    today: '2026-03-02T19:35-05:00',
    seed: 'sample call',
    lines: [
      'Hi, how many sessions do people need?',
      'Can I leave a message for Hazel?',
      'Alex Romero.',
      '201 555 0126.',
      'I want Hazel to coach six managers at my company.',
      'Yes, please.',
    ],
  },
  'agency-message': {
    desk: 'design-agency',
    today: '2026-03-02T18:50-05:00',
    seed: 'sample call',
    lines: [
      'Hi, do you look after a site once it is live?',
      'Good. Can I leave a message?',
      'Hannah Cole.',
      '201 555 0171.',
      'We want a new site for our hotel before the summer.',
      'Yes, please.',
    ],
  },
  'salon-message': {
    desk: 'hair-salon',
    today: '2026-03-02T20:15-05:00',
    seed: 'sample call',
    lines: [
      'Hi, how long does a color last?',
      'Can someone call me back about mine?',
      'Zoe Becker.',
      '201 555 0143.',
      'My color from last week has faded already.',
      'Yes, please.',
    ],
  },
  'store-message': {
    desk: 'online-store',
    today: '2026-03-02T23:20-05:00',
    seed: 'sample call',
    lines: [
      'Hi, what does shipping cost?',
      'I need to change the address of an order. Can you take a message?',
      'Luis Ortega.',
      "It's luis at example dot com.",
      'Order 20455 should go to 12 Hill Road.',
      'Yes, that is right.',
    ],
  },
  'estate-message': {
    desk: 'real-estate-office',
    today: '2026-03-02T21:05-05:00',
    seed: 'sample call',
    lines: [
      'Hi, can I have a dog in your rentals?',
      'Can I leave a message for the office?',
      'Omar Haddad.',
      '201 555 0158.',
      'I am looking for two rooms with a yard for my dog, from May.',
      'Yes, please.',
    ],
  },
  'tax-message': {
    desk: 'tax-consultant',
    today: '2026-03-02T18:20-05:00',
    seed: 'sample call',
    lines: [
      'Hello, do you work with clients in other states?',
      'Can someone call me back about a letter?',
      'Claire Novak.',
      '201 555 0119.',
      'The tax office wants an answer by Friday.',
      'Yes, please.',
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
