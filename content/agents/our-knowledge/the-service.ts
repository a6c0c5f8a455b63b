import { brand } from '../../brand.ts';
import { claims, figures, promised } from '../../claims.ts';
import { faq } from '../../faq.ts';
import { home } from '../../home.ts';
import { howItWorks } from '../../how-it-works.ts';
import { doesNotTell, quote, tells } from './entry.ts';

const smallBusinesses = quote(faq, 'Small businesses whose customers')
  .replace('Small', 'small')
  .replace(': ', ', such as ');

/** What the agency is, and whom it works for. */
export const theService = [
  tells({
    id: 'home/what-it-does',
    topic: 'what the agents do',
    question: `What does ${brand.name} do?`,
    answer: [quote(home, 'AI voice agents and chatbots pick up'), quote(home, 'They answer questions')],
    simply: [
      'It answers your phone and your messages when you can’t',
      'It books people in, and passes on to you what needs you',
    ],
  }),
  tells({
    id: 'home/who-we-are',
    topic: 'who we are',
    question: home.whoWeAre.heading,
    // home.whoWeAre.text is one sentence of 36 words.
    answer: [
      'We are an agency that builds AI voice agents and chatbots, connects them to the tools you already use, and stays to look after them',
      'We do it for online brands, freelancers and service providers',
    ],
    simply: ['We make programs that answer the phone for small businesses, and look after them'],
  }),
  tells({
    id: 'claims/users',
    topic: 'the number of users',
    question: figures.users.text,
    answer: [
      figures.users.basis.kind === 'sample'
        ? `The site shows ${figures.users.text.toLowerCase()}, but that is a sample figure, so don’t rely on it`
        : `${brand.name} has ${figures.users.text.toLowerCase()}`,
    ],
  }),
  doesNotTell({
    id: 'not-told/references',
    instead: 'claims/does-it-work',
    topic: 'customers by name',
    question: 'Can you name customers, or show reviews and case studies?',
    answer: ['I have no names of customers, and no reviews or case studies to show'],
  }),
  doesNotTell({
    id: 'not-told/competitors',
    topic: 'other providers',
    question: 'How do you compare with your competitors?',
    answer: ["I can't compare us with others fairly, so I only speak for our own desk"],
  }),
  doesNotTell({
    id: 'not-told/company',
    topic: 'the company itself',
    question: 'Where are you based, who founded it and how many people work there?',
    answer: ['I don’t know where we’re based, how old the company is or how many people work here'],
  }),
  doesNotTell({
    id: 'not-told/number',
    topic: 'our own number and address',
    question: 'What is your phone number or email address?',
    answer: [
      'I have no phone number or email address of ours to give you, but the team comes back to you if you leave a request, here or in the form',
    ],
  }),
  doesNotTell({
    id: 'not-told/other-services',
    topic: 'other services of ours',
    question: 'Do you do other things, such as websites or marketing?',
    answer: ['We build AI voice agents and chatbots; this site doesn’t say whether we do anything else'],
  }),
  doesNotTell({
    id: 'not-told/resale',
    topic: 'selling it under your own name',
    question: 'Can agencies resell it, or is there a partner program?',
    answer: ['I don’t know whether you could resell our agents or put your own name on them'],
  }),
  doesNotTell({
    id: 'not-told/countries',
    topic: 'where our clients are',
    question: 'Do you take clients in my country?',
    answer: ['I don’t know in which countries we take clients', 'Tell us where you are, and the team says so'],
  }),
  {
    ...tells({
      id: 'faq/businesses',
      topic: 'the kinds of businesses',
      question: 'What kinds of businesses do you work with?',
      answer: [
        `We work with ${smallBusinesses}`,
        quote(faq, 'It pays off most where'),
        quote(faq, 'If you get only a handful'),
      ],
    }),
    ofKindsOfBusiness: true,
  },
  tells({
    id: 'home/three-steps',
    topic: 'the three steps',
    question: 'How does it work?',
    answer: [
      'In three steps: we audit your current service load, design your voice agent, then deploy it and see results',
      quote(home, 'It starts with a discovery call'),
    ],
    simply: ['We look at which calls you miss, make an agent that answers them, and switch it on'],
  }),
  tells({
    id: 'faq/savings',
    topic: 'savings',
    question: 'What can I expect to save or gain?',
    answer: [
      quote(faq, 'We aim to cut the cost'),
      quote(faq, 'Your result depends'),
      quote(faq, 'On the discovery call, we’ll run the numbers'),
    ],
    simply: [
      'We want routine calls to cost you less, and to bring you more bookings',
      'How much, we work out with you on the first call',
    ],
  }),
  tells({
    id: 'claims/time-saved',
    topic: 'time saved',
    question: claims.hoursSaved.text,
    answer: [`It ${claims.hoursSaved.text.toLowerCase()}`],
  }),
  tells({
    id: 'home/more-bookings',
    topic: 'more bookings',
    question: claims.moreBookings.text,
    answer: [`We aim for ${promised.bookings} more bookings`, quote(home, 'When the agent picks up')],
  }),
  tells({
    id: 'terms/figures',
    topic: 'how sure the figures are',
    question: 'Are those savings and bookings certain?',
    answer: [
      'No, they differ from business to business',
      'The figures on this site are what we aim for, not what everyone gets',
    ],
  }),
  tells({
    id: 'how-it-works/natural-conversations',
    topic: 'natural conversations',
    question: howItWorks.experienced.cards[0]?.title ?? '',
    answer: [
      quote(howItWorks, 'Talk as you would'),
      quote(howItWorks, 'Change your mind'),
      'To hear how one sounds, call a sample desk on the page How It Works',
    ],
  }),
];
