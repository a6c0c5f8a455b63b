import * as z from 'zod';
import { promised } from './claims.ts';
import { operator } from './operator.ts';
import { paths } from './paths.ts';
import { idSchema, legalSchema, words } from './schema.ts';

/** The terms until the operator and a customer sign others. Have a lawyer of your country read them. */
export const terms = legalSchema
  .extend({
    claims: z.object({
      id: idSchema,
      heading: words,
      text: words,
      /** Opens the list; `{count}` is how many there are. */
      open: words,
      unaudited: words,
      samples: words,
      tested: words,
    }),
  })
  .parse({
    page: {
      title: 'Terms',
      description:
        'The rules for using this site, what a request commits you to, and how the trial and the guarantee work.',
    },
    header: {
      heading: 'Terms',
      text: 'The rules for using this site, and what we stand by when you become a customer.',
    },
    updated: 'November 25, 2026',
    summary: [
      { title: 'No obligation', text: 'A request commits you to nothing.' },
      { title: 'In writing', text: 'You pay nothing before we have both agreed to a quote.' },
      { title: 'Money back', text: `A ${promised.moneyBack} refund if the agent does not work for you.` },
    ],
    sections: [
      {
        id: 'site',
        heading: 'Using this site',
        points: [
          `${operator.name} runs this site. You may read it, call the demo and send a request without paying and without an account.`,
          'The demo is there for you to try. We limit how many calls, chats and requests we accept from one place and how long a call or a chat lasts.',
          'The assistant in the demo is a machine. It repeats what this site says, and it can be wrong. Nothing it says is an offer or a contract. Do not tell it secrets, card numbers or anything about someone’s health.',
        ],
      },
      {
        id: 'request',
        heading: 'What a request means',
        points: [
          `A request commits you to nothing. We reply within ${promised.replyWithin}, in the way you chose, with times for a discovery call. After it, a written quote says what we would build and what it would cost.`,
          ...promised.businessHours,
          'A contract is formed only when both of us have agreed to a quote in writing. Where the quote differs from this page, the quote applies.',
        ],
      },
      {
        id: 'trial',
        heading: 'The free trial',
        points: [
          'Before you pay, you can try an agent made for you. Our quote says how long the trial lasts and what it includes. If you do not continue, the trial simply ends, and you pay nothing.',
        ],
      },
      {
        id: 'guarantee',
        heading: 'The guarantee',
        points: [
          `If the agent does not work for you, you get ${promised.moneyBack} of your money back: all that you paid us for it. Tell us in any way you like; your quote gives the deadline.`,
          'Savings and bookings differ from business to business. The figures on this site are what we aim for, not what everyone gets. “Results Guaranteed” means this refund, not a certain figure.',
        ],
      },
      {
        id: 'liability',
        heading: 'Our liability',
        points: [
          'We take care of this site, but do not promise that it is always available or without mistakes. Nothing on this page takes away rights that the law gives you.',
          ...(operator.country ? [`The law of ${operator.country} applies.`] : []),
        ],
      },
    ],
    claims: {
      id: 'claims',
      heading: 'What we claim',
      text: 'Every promise on this site, what it rests on, and where it is explained.',
      open: 'All {count} claims',
      unaudited: 'These are our own claims, not audited.',
      samples: 'This is a sample figure. We have not published our own figure yet.',
      tested: 'These are facts about the software of this site. Each has an automatic test.',
    },
    closing: {
      text: 'Something unclear?',
      link: { label: 'Contact us', href: paths.startWorking },
    },
  });
