import * as z from 'zod';
import { hipaaSentences } from './hipaa.ts';
import { paths } from './paths.ts';
import { type SampleCallId, sampleCallIds } from './sample-call/callers.ts';
import { cardSchema, idSchema, linkSchema, pageSchema, words } from './schema.ts';

const audienceSchema = z.object({
  id: idSchema,
  label: words,
  path: z.string().startsWith('/for/'),
  /** What their callers ask, in a few words. */
  asked: words,
  page: pageSchema,
  heading: words,
  text: words,
  /** What such a business is asked. */
  questions: z.array(words.endsWith('?')).length(4),
  /** Whom the sample answers are from, where not all such businesses are alike. */
  answeredBy: words.optional(),
  /** A real run that ended with a request, beside the questions, and up to which turn is in sight. */
  handedOver: z.object({
    call: z.enum(sampleCallIds as [SampleCallId, ...SampleCallId[]]),
    shown: z.int().positive(),
    isUrgent: z.literal(true).optional(),
    text: words,
  }),
  /** What such a business must know before an agent answers for it. */
  condition: z
    .object({
      heading: words,
      /** Leads the text, and is not to be missed. */ lead: words,
      text: words,
      ask: linkSchema,
    })
    .optional(),
  /** What an agent does for such a business and what it leaves to people, besides what holds for all. */
  does: cardSchema,
  leaves: cardSchema,
  /** Where such a business reads what happens to its callers' data, if not where all do. */
  data: linkSchema.optional(),
  /** A real run of an agent for such a business: up to which turn is in sight at first, and the one that led to its outcome, in sight with what it answers. */
  call: z.object({
    id: z.enum(sampleCallIds as [SampleCallId, ...SampleCallId[]]),
    shown: z.int().positive(),
    decisive: z.int().optional(),
  }),
  closing: words,
});
export type Audience = z.infer<typeof audienceSchema>;

/** The kinds of businesses that Home names, each with a page. */
export const audiences = z.array(audienceSchema).parse([
  {
    id: 'coaches',
    label: 'Coaches',
    path: paths.coaches,
    asked: 'Prices and first sessions',
    page: {
      title: 'For coaches',
      description:
        'What clients ask a coach by phone, and a sample call in which an AI agent answers and books a first session.',
    },
    heading: 'AI voice agents for coaches',
    text: 'You can’t answer the phone during a session. An agent can: it explains how you work and books the first conversation.',
    questions: [
      'What do you help with?',
      'What if I have to cancel?',
      'Do you work online?',
      'Are you free on Thursday afternoon?',
    ],
    handedOver: { call: 'coach-message', shown: 4, text: 'A sample call at 7:35 pm.' },
    does: { title: 'Explains how you work', text: 'Your methods, your prices, and where and when you meet.' },
    leaves: { title: 'Coaching', text: 'It gives no advice in your place.' },
    call: { id: 'career-coach', shown: 3, decisive: 7 },
    closing: 'Let clients book while you coach',
  },
  {
    id: 'agencies',
    label: 'Agencies',
    path: paths.agencies,
    asked: 'Services, budgets and timing',
    page: {
      title: 'For agencies',
      description:
        'What prospects ask an agency by phone, and a sample call in which an AI agent answers and books an intro call.',
    },
    heading: 'AI voice agents for agencies',
    text: 'New business calls come in while your team is in meetings. An agent answers the first questions and puts the right calls in your calendar.',
    questions: [
      'How long does a website take?',
      'What is your minimum budget?',
      'What do you do?',
      'Can I talk to somebody?',
    ],
    handedOver: { call: 'agency-message', shown: 4, text: 'A sample call at 6:50 pm.' },
    does: {
      title: 'Answers the first questions',
      text: 'Your services, your usual budgets and how soon you could start.',
    },
    leaves: { title: 'Quoting a project', text: 'It names your usual range, and you quote.' },
    call: { id: 'design-agency', shown: 3, decisive: 9 },
    closing: 'Answer new business on the first ring',
  },
  {
    id: 'local-shops',
    label: 'Local shops',
    path: paths.localShops,
    asked: 'Hours, prices and appointments',
    page: {
      title: 'For local shops',
      description:
        'What customers ask a local shop by phone, and a sample call in which an AI agent answers for a hair salon and books.',
    },
    heading: 'AI voice agents for local shops',
    text: 'The phone rings when your hands are full. An agent answers the questions you hear every day and books the visit.',
    questions: ['When are you open?', 'How much is a women’s cut?', 'Do you cut children’s hair?', 'Where can I park?'],
    handedOver: { call: 'salon-message', shown: 4, text: 'A sample call at 8:15 pm.' },
    does: { title: 'Answers what you hear every day', text: 'Hours, prices, walk-ins and where to park.' },
    leaves: { title: 'Taking payments', text: 'Customers pay you the way they do today.' },
    call: { id: 'hair-salon', shown: 6 },
    closing: 'Keep your hands free',
  },
  {
    id: 'e-commerce-stores',
    label: 'E-commerce stores',
    path: paths.onlineStores,
    asked: 'Delivery, returns and orders',
    page: {
      title: 'For e-commerce stores',
      description:
        'What shoppers ask an online store, and a sample call in which an AI agent answers and takes down a request.',
    },
    heading: 'AI voice agents for e-commerce stores',
    text: 'Shoppers ask much the same things before and after every order. An agent answers them at any hour and takes down whatever needs a person.',
    questions: [
      'How can I pay?',
      'How do I return this?',
      'Do the pots have a hole?',
      'Can the pots stay out in winter?',
    ],
    handedOver: { call: 'store-message', shown: 4, text: 'A sample call at 11:20 pm.' },
    does: { title: 'Answers before and after the order', text: 'Delivery times, costs, sizes and returns.' },
    leaves: {
      title: 'Refunds and exchanges',
      text: 'It takes down the order number and what happened. Your team decides.',
    },
    call: { id: 'online-store', shown: 3 },
    closing: 'Be there for every order',
  },
  {
    id: 'healthcare-providers',
    label: 'Healthcare providers',
    path: paths.healthcare,
    asked: 'Visits, insurance and emergencies',
    page: {
      title: 'For healthcare providers',
      description:
        'What patients ask a practice by phone, and two sample calls in which an AI agent books a visit and answers a patient in pain at night.',
    },
    heading: 'AI voice agents for healthcare providers',
    text: 'Patients call before work, at lunch, late at night and when something hurts. An agent answers routine questions and books appointments, so your staff can look after the people in the room.',
    questions: ['Do you take my insurance?', 'Do you treat children?', 'What does it cost to cancel?', 'Will it hurt?'],
    answeredBy: 'Sample answers from a made-up dental clinic. Your agent gives yours, whatever you treat.',
    handedOver: {
      call: 'dental-emergency',
      shown: 5,
      isUrgent: true,
      text: 'A sample call at 10:10 pm. The rule for emergencies is the practice’s own.',
    },
    condition: {
      heading: 'HIPAA and patient calls',
      lead: hipaaSentences[0],
      text: hipaaSentences[1],
      ask: { label: 'Ask us about HIPAA and a BAA', href: paths.startWorking },
    },
    does: { title: 'Answers what patients ask', text: 'Insurance, prices, hours and your rules for emergencies.' },
    leaves: { title: 'Anything medical', text: 'It never assesses symptoms and gives no medical advice.' },
    data: { label: 'What happens to my patients’ data?', href: `${paths.security}#your-callers` },
    call: { id: 'dental-cleaning', shown: 3 },
    closing: 'More time for your patients',
  },
  {
    id: 'real-estate-agents',
    label: 'Real estate agents',
    path: paths.realEstate,
    asked: 'Listings, fees and showings',
    page: {
      title: 'For real estate agents',
      description:
        'What buyers and tenants ask an agent by phone, and a sample call in which an AI agent answers and books a showing.',
    },
    heading: 'AI voice agents for real estate agents',
    text: 'A buyer who gets no answer calls the next listing. An AI agent answers while you show a house, and books the next showing.',
    questions: [
      'Which schools are near Birch Lane?',
      'What is your commission?',
      'When can I see it?',
      'What would my home sell for?',
    ],
    handedOver: { call: 'estate-message', shown: 4, text: 'A sample call at 9:05 pm.' },
    does: { title: 'Knows your listings', text: 'Price, costs and whether a home is still available.' },
    leaves: { title: 'Valuing a home', text: 'It explains how you do it and books a visit.' },
    call: { id: 'real-estate-office', shown: 3, decisive: 7 },
    closing: 'Book the showing while they’re on the phone',
  },
  {
    id: 'consultants',
    label: 'Consultants',
    path: paths.consultants,
    asked: 'Services, fees and meetings',
    page: {
      title: 'For consultants',
      description:
        'What clients ask a consultant by phone, and a sample call in which an AI agent answers and books a first meeting.',
    },
    heading: 'AI voice agents for consultants',
    text: 'Clients pay for your advice, not for the time you spend on the phone. An agent explains what you do and books first meetings.',
    questions: ['Can you help me if I’m late?', 'What do you charge?', 'What should I bring?', 'When can we talk?'],
    handedOver: { call: 'tax-message', shown: 4, text: 'A sample call at 6:20 pm.' },
    does: { title: 'Explains your services', text: 'What you help with, what you charge and which fields you know.' },
    leaves: { title: 'Your advice', text: 'Questions that need your judgment go to you.' },
    call: { id: 'tax-consultant', shown: 3, decisive: 7 },
    closing: 'Spend your hours on clients',
  },
]);
