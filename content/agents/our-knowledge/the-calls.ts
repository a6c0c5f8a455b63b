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
    answer: [quote(home, 'No phone menus'), quote(howItWorks, 'You ask, it answers')],
  }),
  tells({
    id: 'calls/several-at-once',
    topic: 'several calls at once',
    question: 'Can it take several calls at the same time?',
    answer: [
      'Yes, it can take several calls at the same time',
      'How many depends on your phone line, and we check that on the discovery call',
    ],
  }),
  tells({
    id: 'how-it-works/availability',
    topic: 'nights, weekends and holidays',
    question: '24/7 Availability',
    answer: [
      'It answers day and night',
      'Same service at three in the morning as at three in the afternoon, holidays included',
    ],
  }),
  tells({
    id: 'home/missed-calls',
    topic: 'missed calls',
    question: 'No burnout or missed calls',
    answer: ['It picks up the calls that you can’t get to', quote(home, 'It covers evenings, weekends')],
  }),
  tells({
    id: 'faq/complex-conversations',
    topic: 'complex conversations',
    question: 'Can the agent handle complex conversations?',
    answer: [quote(faq, 'It handles conversations with several steps'), quote(faq, 'It keeps track of what was said')],
    simply: ['It can follow a caller who asks several things in a row', 'What it doesn’t know, it passes to a person'],
  }),
  {
    ...tells({
      id: 'calls/your-business',
      topic: 'what it knows of your business',
      question: 'How does it know what my business offers?',
      answer: [
        'It answers from what you give us: your services, prices, opening times and common questions',
        'Anything else it hands to your team; it doesn’t guess',
      ],
    }),
    ofOwnBusiness: true,
  },
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
      quote(faq, 'Your customer can ask for a person'),
      quote(faq, 'It takes down the name'),
      quote(faq, 'Whether it can also put the call through'),
    ],
    simply: [
      'Whoever wants a person says so',
      'Your team then gets a message with the name, the number and what it’s about',
    ],
  }),
  tells({
    id: 'calls/put-through',
    topic: 'putting a call through to you',
    question: 'Can it put a call through, such as to my mobile?',
    answer: [
      'That depends on your phone line: we check on the discovery call whether it can put a call through to you',
      'In any case your team gets an urgent request with the name, the number and the reason',
    ],
  }),
  tells({
    id: 'calls/after-your-team',
    topic: 'your team answering first',
    question: 'Can my team still answer first, and it takes the rest?',
    answer: [
      'It picks up the calls that you can’t get to',
      'We set up with you when it steps in, such as after some rings or at night',
    ],
  }),
  tells({
    id: 'calls/upset-callers',
    topic: 'callers who are upset',
    question: 'What does it do when a caller is upset or crying?',
    answer: [
      'You choose how it speaks to them, and an upset caller can be one of the cases in which it hands over to a person',
      'Any caller can also ask for a person, and your team then gets an urgent request',
    ],
  }),
  tells({
    id: 'calls/what-it-asks',
    topic: 'what a call is like',
    question: 'What happens on a call, and what does it ask the caller?',
    answer: [
      'It says that it’s an AI assistant, answers what it knows, and asks for the name, the number and the reason when it takes a message',
      'You decide with us what else it asks or mentions',
    ],
  }),
  tells({
    id: 'calls/own-questions',
    topic: 'questions of your own',
    question: 'Can it ask callers our own questions, such as an intake?',
    answer: [
      'Yes: besides the name, the number and the reason, it asks callers what you decide with us',
      'Your team gets the answers with the message',
    ],
  }),
  tells({
    id: 'calls/your-policies',
    topic: 'your policies and fees',
    question: 'Can it tell callers our policies, such as a cancellation fee?',
    answer: [
      'Yes, it tells callers the policies that you give us, such as a cancellation rule, and you decide what it must always mention',
      'An exception is one of the cases that it can hand over to a person',
    ],
  }),
  tells({
    id: 'calls/emergencies',
    topic: 'emergencies',
    question: 'How does it know what is an emergency?',
    answer: [
      'By your rules: you set the cases in which it hands a call over',
      'Your team then gets an urgent request with the name, the number and the reason',
      'Whether it can also put the call through to you depends on your phone line: we check that on the discovery call',
    ],
  }),
  doesNotTell({
    id: 'not-told/agent-mistakes',
    topic: 'wrong answers to your customers',
    question: 'What if the agent tells my customers something wrong, and who is liable for it?',
    answer: [
      'It keeps to the answers and rules that you approve, and hands medical and legal questions to a person',
      'This site doesn’t say who is liable when it’s wrong all the same',
    ],
  }),
  tells({
    id: 'calls/says-it-is-ai',
    topic: 'saying that it is an AI',
    question: 'Does it tell callers that it is an AI?',
    answer: [
      'Yes: like every desk on this site, it says at the start that it’s an AI assistant',
      quote(faq, 'You also decide what it must always mention'),
    ],
  }),
  tells({
    id: 'calls/messages',
    topic: 'taking messages',
    question: 'Does it take messages?',
    answer: [
      'Yes: it takes down the name, the number and the reason for the call, and your team gets the message',
      'Callers talk to it in place of a voicemail',
    ],
  }),
  tells({
    id: 'calls/voicemail',
    topic: 'an agent instead of voicemail',
    question: 'How is it different from voicemail or an answering machine?',
    answer: [
      'It talks with the caller: it answers questions, and takes a message where one is needed',
      quote(home, 'When the agent picks up'),
    ],
  }),
  tells({
    id: 'calls/how-told',
    topic: 'how your team gets a message',
    question: 'How is my team told about a call or a message?',
    answer: [
      'Your team gets the name, the number and the reason, and what is urgent is marked so',
      'We settle with you on the discovery call whether it comes by email, as a text or in your own program',
    ],
  }),
  tells({
    id: 'calls/chatbots',
    topic: 'chatbots',
    question: 'Do you build chatbots as well as voice agents?',
    answer: ['Yes, both: voice agents for your calls, and chatbots for your messages'],
  }),
  doesNotTell({
    id: 'not-told/messengers',
    topic: 'emails, texts and WhatsApp',
    question: 'Does it answer emails, text messages, WhatsApp, Instagram or Facebook?',
    answer: [
      'We build agents for your phone line and your website; whether yours could also answer emails, texts, WhatsApp or the like is a question for the discovery call',
    ],
  }),
  doesNotTell({
    id: 'not-told/spam-calls',
    topic: 'spam and sales calls',
    question: 'Does it block spam and sales calls?',
    answer: ['Whether it can tell spam and sales calls from others is a question for the discovery call'],
  }),
  doesNotTell({
    id: 'not-told/known-callers',
    topic: 'callers who call again',
    question: 'Does it recognize somebody who has called before?',
    answer: [
      'Whether it could recognize people who have called before depends on your software, so ask that on the discovery call',
    ],
  }),
  doesNotTell({
    id: 'not-told/locations',
    topic: 'several locations',
    question: 'Can one agent answer for several locations or businesses?',
    answer: [
      'Whether one agent could answer for several locations or businesses is a question for the discovery call; tell us how many you have',
    ],
  }),
  doesNotTell({
    id: 'not-told/outgoing-calls',
    topic: 'outgoing calls',
    question: 'Does it call people by itself?',
    answer: [
      'Our agents answer calls; whether yours could also make some, such as reminders, is a question for the discovery call',
    ],
  }),
  tells({
    id: 'calls/your-prices',
    topic: 'telling your customers your prices',
    question: 'Can it tell my customers our prices?',
    answer: ['Yes: we ask you for your prices, so the agent can tell your customers'],
  }),
];
