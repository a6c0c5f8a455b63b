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
    asked: [
      'are you recording me',
      'is anyone recording this',
      'do you tape our conversation',
      'is my voice stored',
      'am I being recorded right now',
      'do you keep the audio',
    ],
  }),
  tells({
    id: 'demo/who-hears',
    topic: 'who hears this call',
    question: 'Who hears what I say in this call?',
    answer: [
      "Your browser's maker, or our server with its speech services, turns your speech into text; the line beside the start button says which",
      quote(privacy, 'If this site lets a language model'),
    ],
    asked: [
      'is anybody listening in',
      'who is on the line with us',
      'does Google hear what I say',
      'where does my voice go',
      'does a person listen to this',
      'is this conversation private',
      'who can read what I tell you here',
    ],
  }),
  tells({
    id: 'demo/cost',
    topic: 'what this demo costs',
    question: 'Does this demo cost anything?',
    answer: ['Nothing: you may call the demo and send a request without an account and without paying'],
    asked: [
      'is this call free',
      'am I being charged for talking to you',
      'do I pay for the demo',
      'do I need an account to try you',
      'will this conversation cost me',
      'must I register to use the demo',
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
    asked: [
      'does it work in Firefox',
      'can I use Safari for this call',
      'does the demo run on my phone',
      'why does my microphone not work',
      'do I have to download an app',
      'you do not understand me, is it my browser',
    ],
  }),
  tells({
    id: 'demo/length',
    topic: 'the length of this call',
    question: 'How long may this call last?',
    answer: ['The card shows how long this call has been and how long it may last'],
    asked: [
      'how much time do I have with you',
      'is there a limit on the call',
      'when will you hang up on me',
      'how many minutes can we talk',
      'how long can I talk to you',
    ],
  }),
  tells({
    id: 'demo/typing',
    topic: 'typing instead of speaking',
    question: 'Can I type instead of speaking?',
    answer: ['Yes, typing does everything that speaking does, and then the microphone is not asked for'],
    asked: [
      'can I write to you',
      'I do not want to talk out loud',
      'do I need a microphone',
      'is there a text box',
      'I am in a quiet place, may I use the keyboard to chat',
      'I am deaf, can I use it',
    ],
  }),
  tells({
    id: 'how-it-works/headphones',
    topic: 'headphones',
    question: 'Headphones',
    answer: [quote(voiceDemo.tip.replace('Tip: u', 'U'), 'Use headphones')],
    asked: [
      'do I need a headset',
      'should I wear earphones',
      'you keep hearing yourself',
      'there is an echo',
      'why do you interrupt yourself',
      'is it better with earbuds',
      'why would I want headphones for this',
      'can I do this without a headset',
      "will my laptop's speaker disturb it",
      'do I have to put in earplugs',
    ],
  }),
  tells({
    id: 'demo/can-be-wrong',
    topic: 'what you can rely on here',
    question: 'Can this assistant be wrong?',
    answer: [quote(terms, 'It tells what this site says'), quote(terms, 'Do not tell it secrets')],
    asked: [
      'can I trust what you tell me',
      'are your answers always correct',
      'do you ever make mistakes',
      'should I tell you my card number',
      'is what you say an offer',
      'what if you tell me something false',
    ],
  }),
];
