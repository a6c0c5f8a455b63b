import { accessibility } from '../../accessibility.ts';
import { faq } from '../../faq.ts';
import { home } from '../../home.ts';
import { howItWorks } from '../../how-it-works.ts';
import { doesNotTell, quote, tells } from './entry.ts';

/** What an agent does with a business's calls and messages. */
export const theCalls = [
  tells({
    id: 'home/instant-answers',
    topic: 'how fast it picks up',
    question: 'AI agents respond instantly',
    answer: [quote(home, 'No queue and no hold music'), quote(howItWorks, 'You ask, and the answer begins')],
  }),
  tells({
    id: 'calls/several-at-once',
    topic: 'several calls at once',
    question: 'Can it take several calls at the same time?',
    answer: [
      'No caller waits in a queue: the first ring gets an answer',
      'How many calls run at the same time, the site does not say',
    ],
  }),
  tells({
    id: 'how-it-works/availability',
    topic: 'nights, weekends and holidays',
    question: '24/7 Availability',
    answer: [quote(howItWorks, 'The same desk at three in the morning')],
  }),
  tells({
    id: 'home/missed-calls',
    topic: 'missed calls',
    question: 'No burnout or missed calls',
    answer: [quote(home, 'Evenings, weekends and the lunch rush')],
  }),
  tells({
    id: 'faq/complex-conversations',
    topic: 'complex conversations',
    question: 'Can the agent handle complex conversations?',
    answer: [quote(faq, 'It handles conversations with several steps'), quote(faq, 'It keeps track of what was said')],
  }),
  tells({
    id: 'calls/limits',
    topic: 'what the agent leaves to people',
    question: 'What does the agent not handle?',
    answer: [quote(faq, 'A complaint, a medical or legal question'), quote(faq, 'It has limits')],
  }),
  tells({
    id: 'faq/human-hand-off',
    topic: 'handing a call to a person',
    question: 'What happens when a customer wants to talk to a human?',
    answer: [
      quote(faq, 'The customer can ask for a person'),
      quote(faq, 'If someone on your team is free'),
      quote(faq, 'If nobody is'),
    ],
  }),
  tells({
    id: 'calls/messages',
    topic: 'taking messages',
    question: 'Does it take messages?',
    answer: ['Yes: if nobody on your team is free, it takes a message with the number and the best time to call back'],
  }),
  tells({
    id: 'calls/appointments',
    topic: 'booking appointments',
    question: 'Can it book appointments?',
    answer: [
      'Yes: it books, and the appointment goes straight into the system you already work in',
      quote(home, 'A caller who is answered at once'),
    ],
  }),
  tells({
    id: 'calls/chatbots',
    topic: 'chatbots',
    question: 'Do you build chatbots as well as voice agents?',
    answer: ['Yes, both: voice agents for your calls, and chatbots for your messages'],
  }),
  doesNotTell({
    id: 'not-told/outgoing-calls',
    topic: 'outgoing calls',
    question: 'Does it call people by itself?',
    answer: ['The site speaks of answering only; whether the agent also makes calls, it does not say'],
  }),
  tells({
    id: 'faq/personality',
    topic: 'its voice and manner',
    question: 'Can I customize how the agent sounds and behaves?',
    answer: [quote(faq, 'You choose its name'), quote(faq, 'You also decide what it must always mention')],
  }),
  tells({
    id: 'calls/your-prices',
    topic: 'telling your customers your prices',
    question: 'Can it tell my customers our prices?',
    answer: ['Yes: your prices are among the things that we ask you for, so that the agent can answer with them'],
  }),
  tells({
    id: 'calls/languages',
    topic: 'languages',
    question: 'Which languages does it speak?',
    answer: [
      quote(accessibility, 'The demo speaks and understands English only'),
      'Which other languages an agent made for you can speak, the site does not say',
    ],
  }),
];
