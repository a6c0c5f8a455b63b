import * as z from 'zod';
import { promised } from './claims.ts';
import { paths } from './paths.ts';
import { idSchema, linkSchema, pageSchema, words } from './schema.ts';

const questionSchema = z.object({
  /** Part of the question's address: `/faq#…`. */
  id: idSchema,
  category: words,
  question: words.endsWith('?'),
  answer: z.array(words).min(1),
  /** A link to read on. */
  more: linkSchema.optional(),
  /** The figures of the answer and what they are of, beside it on a wide page and below it on a narrow one. */
  figures: z
    .array(z.tuple([words, words]))
    .min(1)
    .optional(),
  /** The request of a call that was handed over stands beside the answer. */
  isHandOver: z.literal(true).optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const faqSchema = z
  .object({
    page: pageSchema,
    header: z.object({ heading: words, text: words }),
    /** Each leads to its first question. */
    topics: z.object({ label: words, /** In the order of the questions. */ categories: z.array(words).min(1) }),
    questions: z.array(questionSchema).min(1),
    agent: z.object({
      heading: words,
      /** What our agent answers in a real run, which `npm run sample` holds. */
      asked: words.endsWith('?'),
      /** Questions that a tap asks in the chat; without JavaScript, each leads to the demo. */
      asks: z.array(words).length(2),
      href: z.string(),
      /** For the visitor's own question, which opens the chat. */
      field: words,
      send: words,
      /** What to know before one asks, and where to read on. */
      notice: z.object({ text: words, label: words }),
      /** The way to a person. */
      person: z.object({ text: words, contact: linkSchema }),
    }),
    closing: z.object({ heading: words, text: words, ways: z.array(linkSchema) }),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string, path: (string | number)[]) =>
      issues.push({ code: 'custom', input: value, message, path });
    const { categories } = value.topics;
    const ids = value.questions.map(({ id }) => id);
    for (const [index, { id, category }] of value.questions.entries()) {
      if (ids.indexOf(id) !== index) refuse(`another question has the id ${id}`, ['questions', index, 'id']);
      if (!categories.includes(category))
        refuse(`${category} is none of the categories`, ['questions', index, 'category']);
    }
    const places = value.questions.map(({ category }) => categories.indexOf(category));
    for (const [index, place] of places.entries()) {
      if (place >= 0 && place < Math.max(...places.slice(0, index)))
        refuse('comes after a question of a later category', ['questions', index, 'category']);
    }
    for (const category of categories) {
      if (!value.questions.some((question) => question.category === category))
        refuse(`no question is about ${category}`, ['topics', 'categories']);
    }
  });

export const faq = faqSchema.parse({
  page: {
    title: 'Frequently Asked Questions',
    description:
      'Cost, data security, setup, hand-off to humans, timing and results of an AI voice agent: ten plain answers.',
  },
  header: {
    heading: 'Frequently Asked Questions',
    text: 'Ten things people ask before they hand us the phone.',
  },
  topics: {
    label: 'Topics',
    categories: ['ROI', 'Timeline', 'Security', 'Support', 'Service', 'Technical', 'Business', 'Customization'],
  },
  questions: [
    {
      id: 'savings',
      category: 'ROI',
      question: 'What will I save or gain, and what does it cost?',
      answer: [
        `We aim to cut the cost of answering routine requests by ${promised.savings} and to bring you ${promised.bookings} more bookings. Your result depends on how many requests you get and how many are repeats.`,
        `You pay nothing until you’ve tried it. Then there’s a one-time setup fee and a monthly fee, both in your written quote. On the discovery call, we’ll run the numbers for your business. If the agent doesn’t work out for you, you get ${promised.moneyBack} of your money back.`,
      ],
      more: { label: 'How pricing works', href: paths.pricing },
      figures: [
        [promised.savings, 'off the cost of routine requests, our goal'],
        [promised.bookings, 'more bookings, our goal'],
        [promised.moneyBack, 'back if it doesn’t work out for you'],
      ],
    },
    {
      id: 'results',
      category: 'Timeline',
      question: 'How soon will I see results?',
      answer: [
        `Within ${promised.liveWithin} of the discovery call. Day 1 is the discovery call itself, days 2 and 3 go into designing the agent, days 4 and 5 into connecting it, days 6 and 7 into testing and launch. The agent answers by the end of that week, so in under ${promised.liveWithin} from call to launch.`,
        'From the first day live, you can see which calls were answered and what was booked. The usual cause of delay is waiting for access to a calendar or a CRM, so it helps to have that ready.',
      ],
      more: { label: 'See the week day by day', href: `${paths.howItWorks}#timeline` },
      figures: [[promised.liveWithin, 'from the discovery call to launch']],
    },
    {
      id: 'data-security',
      category: 'Security',
      question: 'Is my customers’ data safe?',
      answer: [
        'Over HTTPS, conversations and contact details are encrypted on their way to us. We handle them under the GDPR and the CCPA.',
        'The agent asks only for what it needs to help. Your customers can ask to see what is kept about them or have it deleted, and our team does that in one step.',
      ],
      more: { label: 'What this site does with data', href: paths.privacy },
    },
    {
      id: 'human-hand-off',
      category: 'Support',
      question: 'What happens when a customer wants to talk to a human?',
      isHandOver: true,
      answer: [
        'They get one. Your customer can ask for a person at any point, and the agent also hands over in the cases you set.',
        'It takes down the name, the number and the reason, and your team gets an urgent request together with the conversation, so the customer doesn’t have to start over. Whether it can also put the call through depends on your phone line: we check that on the discovery call.',
      ],
    },
    {
      id: 'support-hours',
      category: 'Support',
      question: 'Is support available around the clock?',
      answer: [
        `Yes, 24/7. The agent answers your customers at any hour. If it has a problem, you can write to us at any hour too, and a person on our team replies within ${promised.replyWithin}. The first month of support is included in the setup.`,
        ...promised.businessHours,
      ],
      figures: [
        ['24/7', 'the agent answers'],
        [promised.replyWithin, 'until a person replies to you'],
      ],
    },
    {
      id: 'set-up',
      category: 'Service',
      question: 'What does the setup include, and can I keep my number?',
      answer: [
        'Five things: designing the agent and training it on your business, connecting it to your phone line, calendar and CRM, writing the conversation flows, testing it before any customer hears it, and a month of support after the launch.',
        'You keep your phone number: we connect the agent to the line you have.',
        'It books appointments straight into your calendar where your software lets us connect. Otherwise it takes the request and your staff confirms. You’ll know which before you pay.',
      ],
    },
    {
      id: 'complex-conversations',
      category: 'Service',
      question: 'Can the agent handle complex conversations?',
      answer: [
        'It handles conversations with several steps: a caller who asks about a price, moves an appointment and then wants directions. It keeps track of what was said and asks when something is unclear.',
        'It has limits, and we set them with you. A complaint, a medical or legal question or anything outside its knowledge is handed over to a human; the agent doesn’t guess.',
      ],
    },
    {
      id: 'coding',
      category: 'Technical',
      question: 'Do I need to know how to code?',
      answer: [
        'No. We build the agent, connect it to your systems and test it. From you, we need your opening hours, your prices, the questions customers ask most, and access to the tools it should work with.',
        'When something changes later, you tell us in plain words and we update the agent.',
      ],
    },
    {
      id: 'businesses',
      category: 'Business',
      question: 'What kinds of businesses do you work with?',
      answer: [
        'Small businesses whose customers call, write or book: coaches, agencies, local shops, e-commerce stores, healthcare providers, real estate agents and consultants.',
        'It pays off most where the same questions come back every day, or where a missed call is a missed booking. If you get only a handful of calls a week and each one is different, an agent will save you little.',
      ],
    },
    {
      id: 'personality',
      category: 'Customization',
      question: 'Can I customize how the agent sounds and behaves?',
      answer: [
        'Yes. You choose its name, its voice, how formal it is and how much it says. You also decide what it must always mention, such as a cancellation rule, and what it must never discuss.',
        'Before the launch you call it yourself and tell us what doesn’t sound like your business.',
      ],
    },
  ],
  agent: {
    heading: 'Ask the agent',
    asked: 'What if two people call at once?',
    asks: ['What does it connect to?', 'Can it move or cancel an appointment?'],
    href: `${paths.howItWorks}#voice-demo`,
    field: 'Ask your own question',
    send: 'Ask in the chat',
    notice: { text: 'An AI answers, and we keep the text.', label: 'How long?' },
    person: { text: 'Rather ask a person?', contact: { label: 'Contact us', href: paths.startWorking } },
  },
  closing: {
    heading: 'Still have a question?',
    text: `A person on our team replies within ${promised.replyWithin}, with times for a call if you’d like one. The agent answers right away, here and in the live demo.`,
    ways: [
      { label: 'Schedule a Free Consultation', href: paths.startWorking },
      { label: 'Try Live Demo', href: paths.howItWorks },
    ],
  },
});

export type Faq = z.infer<typeof faqSchema>;
