import { accessibility } from '../../accessibility.ts';
import { privacy } from '../../privacy.ts';
import { terms } from '../../terms.ts';
import { voiceDemo } from '../../voice-demo.ts';
import { quote, tells } from './entry.ts';

/** The call itself: true of every desk that is heard on this site. */
export const theDemo = [
  tells({
    id: 'demo/recording',
    topic: 'the recording of this call',
    question: 'Is this call recorded?',
    answer: [
      'No sound is recorded; the text of the call is kept for a limited time',
      quote(privacy, 'We keep the text of the call'),
    ],
  }),
  tells({
    id: 'demo/who-hears',
    topic: 'who hears this call',
    question: 'Who hears what I say in this call?',
    answer: [
      'Your browser, its maker or our server turns your speech into text; the line beside the start button says which',
      'If a language model writes the answers, the text of the call goes to that model; the page Privacy says whether one does',
    ],
  }),
  tells({
    id: 'demo/cost',
    topic: 'what this demo costs',
    question: 'Does this demo cost anything?',
    answer: ['No: you can call the demo and send a request without paying and without an account'],
  }),
  tells({
    id: 'demo/sample-desks',
    topic: 'the sample desks',
    question: 'Is there a sample agent that I can talk to?',
    answer: [
      'Yes: on the page How It Works you can also call a sample dental clinic and a sample hair salon',
      'Nothing you book there is real',
    ],
  }),
  tells({
    id: 'demo/browsers',
    topic: 'browsers for the demo',
    question: 'Which browsers does the demo work in?',
    answer: [
      'It needs JavaScript, and how well you are understood depends on your browser',
      quote(accessibility, 'Typing does everything'),
    ],
  }),
  tells({
    id: 'demo/length',
    topic: 'the length of this call',
    question: 'How long may this call last?',
    answer: ['The card shows how long this call has been and how long it may last'],
  }),
  tells({
    id: 'demo/typing',
    topic: 'typing instead of speaking',
    question: 'Can I type instead of speaking?',
    answer: ['Yes, typing does everything that speaking does, and the microphone is not used then'],
  }),
  tells({
    id: 'how-it-works/headphones',
    topic: 'headphones',
    question: 'Headphones',
    answer: [quote(voiceDemo.tip.replace('Tip: u', 'U'), 'Use headphones')],
  }),
  tells({
    id: 'demo/can-be-wrong',
    topic: 'what you can rely on here',
    question: 'Can this assistant be wrong?',
    answer: [
      quote(terms, 'It repeats what this site says'),
      quote(terms, 'Nothing it says'),
      quote(terms, 'Do not tell it secrets'),
    ],
  }),
];
