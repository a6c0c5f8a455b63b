import * as z from 'zod';
import { promised } from './claims.ts';
import { operator } from './operator.ts';
import { paths } from './paths.ts';
import { idSchema, legalSchema, words } from './schema.ts';

/** The terms until the operator and a customer sign others. Have a lawyer of your country read them. */
export const terms = legalSchema
  .extend({ claims: z.object({ id: idSchema, heading: words, text: words, more: words }) })
  .parse({
    page: {
      title: 'Terms',
      description:
        'What holds when you use this site, what a request commits you to, and how the trial and the guarantee work.',
    },
    header: {
      heading: 'Terms',
      text: 'What holds when you use this site, and what we stand by when you become a customer.',
    },
    sections: [
      {
        id: 'site',
        heading: 'Using this site',
        points: [
          `${operator.name} runs this site. You may read it, call the demo and send a request without an account and without paying.`,
          'The demo is there to be tried by people. We limit how many calls and requests come from one place, and end calls that are used to attack or to annoy.',
          'The assistant in the demo is a machine. It tells what this site says and can be wrong; what it says is no offer and no contract. Do not tell it secrets, card numbers or anything about somebody’s health.',
        ],
      },
      {
        id: 'request',
        heading: 'What a request means',
        points: [
          `A request commits you to nothing. We reply within ${promised.replyWithin}, by the way you chose, with what we would build and what it would cost.`,
          'A contract comes about only when both of us have agreed in writing to an offer. Where the offer says something else than this page, the offer holds.',
        ],
      },
      {
        id: 'trial',
        heading: 'The free trial',
        points: [
          'Before you pay you can try an agent made for you. Our offer says how long the trial takes and what is in it; it ends by itself and costs nothing if you do not go on.',
        ],
      },
      {
        id: 'guarantee',
        heading: 'The guarantee',
        points: [
          `If the agent does not work for you, you get your money back: ${promised.moneyBack} of what you paid us for it. Tell us, in whatever way you like; our offer says until when.`,
          'Savings and bookings differ from business to business. The figures on this site are what we work towards, not what everyone gets; the guarantee is there for when they do not come.',
        ],
      },
      {
        id: 'liability',
        heading: 'Where our part ends',
        points: [
          'We look after this site with care, but do not promise that it is always there or free of mistakes. Nothing on this page takes away rights that the law gives you.',
          ...(operator.country ? [`The law of ${operator.country} applies.`] : []),
        ],
      },
    ],
    claims: {
      id: 'claims',
      heading: 'What we claim, and who vouches for it',
      text: 'Every promise on this site, word for word, with its source.',
      more: 'More on this claim',
    },
    closing: {
      text: 'Something unclear?',
      link: { label: 'Ask us', href: paths.startWorking },
    },
  });
