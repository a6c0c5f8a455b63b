import { faq } from '../../faq.ts';
import { doesNotTell, quote, tells } from './entry.ts';

/** How an agent speaks, and whom it understands. */
export const itsVoice = [
  tells({
    id: 'faq/personality',
    topic: 'its voice and manner',
    question: 'Can I customize how the agent sounds and behaves?',
    answer: [quote(faq, 'You choose its name'), quote(faq, 'You also decide what it must always mention')],
  }),
  doesNotTell({
    id: 'not-told/own-voice',
    topic: 'your own voice',
    question: 'Can it speak with my own voice?',
    answer: ['You choose its voice with us; whether it could be your own is a question for the discovery call'],
  }),
  tells({
    id: 'calls/languages',
    topic: 'languages',
    question: 'Which languages does it speak?',
    answer: [
      'It can speak other languages than English where the voice service supports them; we check yours on the discovery call',
      'On this site, I only know English',
    ],
  }),
  tells({
    id: 'calls/pronunciation',
    topic: 'how it says names',
    question: 'Will it say our names right?',
    answer: ['Before the launch you call it yourself, and we fix what it says wrong, such as a name or a street'],
  }),
  tells({
    id: 'calls/accents',
    topic: 'accents',
    question: 'Does it understand people with an accent?',
    answer: [
      'I can’t promise how well it understands each accent; when something is unclear, it asks',
      'You can try your own agent before you pay',
    ],
  }),
];
