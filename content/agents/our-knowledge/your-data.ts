import { faq } from '../../faq.ts';
import { privacy } from '../../privacy.ts';
import { doesNotTell, quote, tells } from './entry.ts';

/** What happens to what people say and write. */
export const yourData = [
  tells({
    id: 'faq/data-security',
    topic: "the safety of your customers' data",
    question: "Is my customers' data safe?",
    answer: [
      quote(faq, 'Conversations and contact details are encrypted'),
      'The agent asks only for what it needs to help',
    ],
    asked: [
      'how do you protect information',
      'is it secure',
      'are you GDPR compliant',
      'what about privacy laws like the CCPA',
      'is everything encrypted',
      'can hackers get at the conversations',
      'how do you treat confidential things',
      'is it safe to let it talk to our clients',
      'do you follow data protection rules',
      "do you keep our customers' details private",
      'how is personal data handled',
      'could our customer records leak',
    ],
  }),
  doesNotTell({
    id: 'not-told/hipaa',
    topic: 'HIPAA and certificates',
    question: 'Are you HIPAA compliant or certified?',
    answer: [
      'The site names the GDPR and the CCPA only: HIPAA and certificates such as SOC 2 or ISO are not named, so do not count on them',
    ],
    asked: [
      'is this HIPAA compliant',
      'can we use it with patient records under HIPAA',
      'are you ISO 27001 certified',
      'do you have SOC 2',
      'will you sign a business associate agreement',
      'are you PCI compliant',
      'has anyone audited your security',
    ],
  }),
  tells({
    id: 'data/delete',
    topic: 'having your data deleted',
    question: 'Can I have my data deleted, or see what you hold?',
    answer: [
      'Yes, you can ask what we hold about you, have it corrected, or have it deleted',
      quote(privacy, 'Tell us the e-mail address you used'),
    ],
    asked: [
      'how do I get my details removed',
      'please erase everything you have about me',
      'what do you know about me',
      'I want my information taken off your system',
      'can I get a copy of my data',
      'how do I correct my details with you',
      'what are my rights',
    ],
  }),
  tells({
    id: 'data/retention',
    topic: 'how long data is kept',
    question: 'How long do you keep what I say or send?',
    answer: [
      'The text of a call is deleted after 30 days, unless the line beside the start button names another number',
      'A request is kept until you ask us to delete it',
    ],
    asked: [
      'when is my data deleted',
      'for how long is this conversation stored',
      'do you keep the transcript forever',
      'how many days do you save the call',
      'how long do you hold on to my request',
      'is this chat saved somewhere',
    ],
  }),
  tells({
    id: 'data/request',
    topic: 'who reads your request',
    question: 'What happens to what I put into the form?',
    answer: [
      'Our staff read it to answer you, and you get a confirmation by e-mail',
      'We keep what you put into the form, and when, until you ask us to delete it',
    ],
    asked: [
      'who sees my request',
      'what do you do with my e-mail address',
      'will you sell my details',
      'do you pass my address on to others',
      'will I get spam from you',
      'do I get a confirmation',
      'where does my information go when I submit',
    ],
  }),
  tells({
    id: 'data/cookies',
    topic: 'cookies and tracking',
    question: 'Does this site use cookies or track visitors?',
    answer: [
      'No: no cookies for visitors, no advertising, and visits are only counted as sums of a day',
      quote(privacy, 'A sum holds no address'),
    ],
    asked: [
      'do you set cookies',
      'are you tracking me',
      'do you use Google Analytics',
      'is my IP address saved',
      'do you show ads',
      'what does the site know about visitors',
      'do you respect do not track',
    ],
  }),
];
