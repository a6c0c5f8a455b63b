import { promised } from '../../claims.ts';
import { faq } from '../../faq.ts';
import { home } from '../../home.ts';
import { howItWorks } from '../../how-it-works.ts';
import { checksProgram, doesNotTell, quote, tells } from './entry.ts';

/** How an agent is made, and what comes after the launch. */
export const theSetUp = [
  tells({
    id: 'faq/coding',
    topic: 'coding skills',
    question: 'Do I need to know how to code?',
    answer: ['No', quote(faq, 'We build the agent, connect it')],
  }),
  tells({
    id: 'set-up/what-we-need',
    topic: 'what we need from you',
    question: 'What do you need from me?',
    answer: [quote(faq, 'From you, we need')],
  }),
  tells({
    id: 'faq/set-up',
    topic: 'what the setup includes',
    question: 'What does the setup include?',
    // The FAQ names the five in a sentence of 43 words.
    answer: [
      'Five things: designing and training the agent, connecting it, writing the conversation flows, testing it, and a month of support after the launch',
    ],
    simply: ['We make it, link it to your phone and calendar, try it out, and help you for the first month'],
  }),
  tells({
    id: 'faq/results',
    topic: 'the time until results',
    question: 'How soon will I see results?',
    answer: [quote(faq, 'Within'), quote(faq, 'From the first day live'), quote(faq, 'The usual cause of delay')],
    simply: [`We talk once, and within ${promised.liveWithin} of that it answers your calls`],
  }),
  tells({
    id: 'how-it-works/timeline',
    topic: 'the week day by day',
    question: howItWorks.timeline.heading,
    answer: [quote(faq, 'Day 1 is the discovery call')],
  }),
  tells({
    id: 'timeline/discovery',
    topic: 'the discovery call',
    question: 'What is the discovery call on day 1?',
    answer: [
      'On day 1, you tell us what your customers ask, where they get stuck waiting, and what a good answer sounds like',
    ],
    simply: ['It’s our first talk: you tell us what people ask you, and where they wait too long'],
  }),
  tells({
    id: 'timeline/discovery-cost',
    topic: 'the price of the discovery call',
    question: 'What does the discovery call cost?',
    answer: ['You don’t pay for the discovery call: you pay nothing until you’ve tried your agent'],
  }),
  tells({
    id: 'timeline/discovery-times',
    topic: 'arranging the discovery call',
    question: 'How do we arrange the discovery call?',
    answer: [
      `You send a request, and our team replies within ${promised.replyWithin} with times for the discovery call`,
      'I can take that request now; just tell me which times suit you',
    ],
  }),
  tells({
    id: 'set-up/your-time',
    topic: 'your own effort',
    question: 'How much of my own time does it take?',
    answer: [
      'I can’t say how much of your time it takes, but most of the work is ours: we build, connect and test the agent',
      quote(faq, 'From you, we need'),
    ],
  }),
  doesNotTell({
    id: 'not-told/discovery-length',
    topic: 'the length of the discovery call',
    question: 'How long does the discovery call take?',
    answer: ['I don’t know how long the discovery call takes; our team’s reply comes with times for it'],
  }),
  tells({
    id: 'timeline/design',
    topic: 'designing and training the agent',
    question: 'What happens on days 2 and 3, when the agent is designed?',
    answer: [
      'On days 2 and 3, we write the conversation flows, train the agent on your business and choose its voice with you',
    ],
  }),
  tells({
    id: 'timeline/integration',
    topic: 'connecting it',
    question: 'When is it connected to our systems?',
    answer: ['On days 4 and 5, we connect the agent to your phone line, calendar and CRM'],
  }),
  tells({
    id: 'timeline/testing',
    topic: 'testing and launch',
    question: 'How is it tested before the launch, and when?',
    answer: [
      'On days 6 and 7, we call it the way your toughest customers would, fix what breaks, and switch it on',
      quote(faq, 'Before the launch you call it yourself'),
    ],
  }),
  tells({
    id: 'home/crm',
    topic: 'your CRM',
    question: 'Does it work with my CRM?',
    answer: [
      'If your software lets us connect, yes: it integrates with CRMs and with programs for patients or bookings',
      quote(home, 'We connect the agent to your calendar and CRM'),
      'Tell us which one you use, and we check it on the discovery call',
    ],
    named: checksProgram,
    simply: ['If the program in which you keep your customers lets us in, yes', 'Tell us its name, and we look'],
  }),
  tells({
    id: 'set-up/phone-line',
    topic: 'your phone line and calendar',
    question: 'What does it connect to?',
    answer: [
      'We connect it to your phone line, so you keep your number, and to your calendar and CRM',
      quote(home, 'The agent goes live on'),
      'Tell us what you use, and we check it on the discovery call',
    ],
    named: checksProgram,
    simply: [
      'You keep your number: people ring it as before, and the agent answers',
      'It can also see your calendar, if that lets us in',
    ],
  }),
  tells({
    id: 'set-up/technology',
    topic: 'the technology behind it',
    question: 'What is it built on?',
    answer: [quote(home, 'We build your agent on a voice-AI platform')],
    simply: ['It’s a computer program that listens and talks, and says what you have agreed to'],
  }),
  tells({
    id: 'set-up/changes',
    topic: 'changes later',
    question: 'What if something changes later, such as our prices or hours?',
    answer: [quote(faq, 'When something changes later')],
  }),
  tells({
    id: 'set-up/learning',
    topic: 'learning from its calls',
    question: 'Does it learn and get better by itself?',
    answer: [
      'It doesn’t change by itself: it keeps to the answers and rules that you approve',
      quote(faq, 'When something changes later'),
    ],
  }),
  tells({
    id: 'set-up/reports',
    topic: 'seeing what was asked and booked',
    question: 'Can I see what callers said?',
    answer: [
      quote(faq, 'From the first day live'),
      quote(home, 'You see what people ask'),
      'The text of each call is kept, for as long as you decide; our software records no sound',
    ],
  }),
  tells({
    id: 'set-up/staff-view',
    topic: 'how your staff see the calls',
    question: 'Do we get an app, or how do my staff see the calls?',
    answer: [
      'You see which calls were answered, what people asked and what was booked',
      'We show you on the discovery call how that looks for your staff',
    ],
  }),
  doesNotTell({
    id: 'not-told/outage',
    topic: 'a line or service that fails',
    question: 'What happens when the internet, the power or your service is down?',
    answer: [
      'I don’t know what your callers would hear when a line or a service fails, or what uptime is promised, so ask that on the discovery call',
    ],
  }),
  doesNotTell({
    id: 'not-told/interface',
    topic: 'an interface for programs',
    question: 'Do you have an API or webhooks?',
    answer: [
      'Whether you could use an API or webhooks is a question for the discovery call; tell us what you would connect',
    ],
  }),
  tells({
    id: 'faq/support-hours',
    topic: 'support from our team',
    question: 'Is support available around the clock?',
    answer: [
      `You can write to us at any hour, and a person on our team replies within ${promised.replyWithin}`,
      'Your agent itself answers at any hour',
      quote(faq, 'The first month of support is included'),
    ],
  }),
];
