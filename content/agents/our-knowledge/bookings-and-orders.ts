import { audiences } from '../../audiences.ts';
import { home } from '../../home.ts';
import { checksProgram, doesNotTell, quote, tells } from './entry.ts';

/** What callers come for: an appointment, an order, a payment. */
export const bookingsAndOrders = [
  tells({
    id: 'calls/book-or-message',
    topic: 'booking as well as messages',
    question: 'Does it book, or does it only take a message?',
    answer: [
      'Both: it takes messages, and it books appointments once it’s connected to your calendar',
      'We check on the discovery call whether yours lets us',
    ],
  }),
  tells({
    id: 'calls/appointments',
    topic: 'booking appointments',
    question: 'Can it book appointments?',
    answer: [
      'Yes, it books appointments once it’s connected to your calendar; we check on the discovery call whether yours lets us',
      quote(home, 'When the agent picks up'),
    ],
    named: checksProgram,
    simply: ['If your calendar lets us in, it writes people in while they’re on the phone'],
  }),
  tells({
    id: 'calls/own-rules',
    topic: 'approving each booking',
    question: 'Does it book by itself, or do I approve each booking?',
    answer: [
      'It books on the spot into the times that are open in your calendar, once it’s connected',
      'What you want to confirm yourself is one of the rules that we set with you',
    ],
  }),
  tells({
    id: 'calls/changed-appointments',
    topic: 'moved and canceled appointments',
    question: 'Can it move or cancel an appointment?',
    answer: [
      'Yes, it can move and cancel what is booked, where your calendar lets other programs change it',
      'We check yours on the discovery call; our sample desks show how it goes',
    ],
  }),
  tells({
    id: 'calls/fully-booked',
    topic: 'what it says when you are full',
    question: 'What does it say when we are fully booked?',
    answer: [
      'It offers the times that are open in your calendar, once it’s connected',
      'What it says when you’re full is one of the rules that we set with you',
    ],
  }),
  doesNotTell({
    id: 'not-told/confirmations',
    topic: 'confirmations and reminders',
    question: 'Does it send confirmations and reminders of appointments?',
    answer: ['Whether it could also send confirmations or reminders is a question for the discovery call'],
  }),
  tells({
    id: 'calls/orders',
    topic: 'orders and returns',
    question: 'Can it help with orders and returns?',
    answer: [
      'It answers what shoppers ask before and after an order, such as delivery times, costs and returns',
      quote(audiences, 'It takes down the order number and what happened'),
      'Whether it can also look up an order or your stock depends on your software; we check that on the discovery call',
    ],
  }),
  tells({
    id: 'calls/stock',
    topic: 'what you have in stock',
    question: 'Can it look into my stock?',
    answer: [
      'It can look up your stock where your software lets us connect: we check that on the discovery call',
      'Otherwise it passes the question on to your team',
    ],
  }),
  doesNotTell({
    id: 'not-told/payments',
    topic: 'taking a payment',
    question: 'Can it take a payment or a deposit?',
    answer: ['I don’t know whether it can take a payment or a deposit: that is a question for the discovery call'],
  }),
];
