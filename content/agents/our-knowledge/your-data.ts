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
      quote(faq, 'Over HTTPS, conversations'),
      quote(faq, 'We handle them under'),
      'The agent asks only for what it needs to help',
    ],
    simply: ['Nobody can read along while it’s on its way to us, and anybody can have what we hold about them deleted'],
  }),
  tells({
    id: 'data/gdpr',
    topic: 'the GDPR and the CCPA',
    question: 'Do you follow the GDPR and other data protection rules?',
    answer: [
      'We handle what your customers say under the GDPR and the CCPA',
      'Anybody can ask what we hold about them, and have it corrected or deleted',
    ],
  }),
  tells({
    id: 'data/callers-recordings',
    topic: "recordings of your customers' calls",
    question: "Are my customers' calls recorded, and who can listen to them?",
    answer: [
      'Our software stores the text of a call, never its sound',
      'People with an account can read it, and you set when it’s deleted',
      'A voice platform, if you choose one, has its own terms',
    ],
  }),
  tells({
    id: 'data/callers-texts',
    topic: "how long your customers' calls are kept",
    question: "How long, and where, is the text of my customers' calls kept?",
    answer: [
      'You decide how long the text of your customers’ calls is kept',
      'It lies in one database, on our server or at a service that you name',
    ],
  }),
  tells({
    id: 'data/model-training',
    topic: 'AI models learning from calls',
    question: 'Do you train AI models on our calls?',
    answer: [
      'Our own software trains no AI model on what is said in a call',
      'A voice platform or a language model, if you choose one, has its own terms',
    ],
  }),
  doesNotTell({
    id: 'not-told/where-data-lies',
    topic: 'the country where data is stored',
    question: 'In which country is the data stored?',
    answer: [
      'I don’t know in which country the server stands',
      'Your callers’ words lie in one database, on our server or at a service that you name',
    ],
  }),
  doesNotTell({
    id: 'not-told/ownership',
    topic: 'who owns the agent and its data',
    question: 'Who owns the agent and what is said to it?',
    answer: [
      'This site doesn’t say who owns the agent and the texts of its calls, so ask before you agree',
      'You decide how long those texts are kept',
    ],
  }),
  doesNotTell({
    id: 'not-told/law',
    topic: 'the law where you are',
    question: 'Is it legal to let an AI answer the phone?',
    answer: [
      'I can’t tell you what the law asks for where you are',
      'The agent says at the start that it’s an AI assistant, and our software records no sound',
    ],
  }),
  doesNotTell({
    id: 'not-told/processing-agreement',
    topic: 'a data processing agreement',
    question: 'Do you sign a data processing agreement?',
    answer: [
      'I can’t promise a data processing agreement, so ask for one before you decide',
      'We handle what your customers say under the GDPR and the CCPA',
    ],
  }),
  doesNotTell({
    id: 'not-told/hipaa',
    topic: 'HIPAA and certificates',
    question: 'Are you HIPAA compliant or certified?',
    answer: [
      "We don't claim HIPAA compliance or certificates such as SOC 2 or ISO, so don't count on them: for patients' data you need a signed agreement with us and with each service that a call passes through",
    ],
  }),
  tells({
    id: 'data/delete',
    topic: 'having your data deleted',
    question: 'Can I have my data deleted, or see what you hold?',
    answer: [
      'Yes, you can ask what we hold about you, and have it corrected or deleted',
      quote(privacy, 'Tell us the email address you used'),
      quote(privacy, 'A member of our team looks it up'),
    ],
  }),
  tells({
    id: 'data/retention',
    topic: 'how long data is kept',
    question: 'How long do you keep what I say or send?',
    answer: [
      'The text of a call is deleted after 30 days, unless the line beside the start button names another number or you send a request from the call',
      'A request is kept until you ask us to delete it',
    ],
  }),
  tells({
    id: 'data/request',
    topic: 'who reads your request',
    question: 'What happens to what I put into the form?',
    answer: [
      'Our staff read it to reply to you',
      'We keep what you enter in the form, and when you sent it, until you ask us to delete it',
    ],
  }),
  tells({
    id: 'data/advertising',
    topic: 'advertising and your address',
    question: 'Do you send advertising to my email address, or sell it?',
    answer: ['No, we use it to reply to you, and there is no advertising'],
  }),
  tells({
    id: 'data/cookies',
    topic: 'cookies and tracking',
    question: 'Does this site use cookies or track visitors?',
    answer: [
      'No: no cookies for visitors, no advertising, and visits are only counted as daily totals',
      quote(privacy, 'A total contains no address'),
    ],
  }),
];
