import * as z from 'zod';
import { paths } from './paths.ts';
import { claimSchema, figureSchema, words } from './schema.ts';

const source = "the operator's own claim";

/** Promises that many sentences repeat. A change here changes the pages, the emails and the agent. */
export const promised = z
  .object({ replyWithin: words, liveWithin: words, savings: words, bookings: words, moneyBack: words })
  .parse({
    replyWithin: '24 hours',
    liveWithin: '7 days',
    savings: '60-80%',
    bookings: '2x-5x',
    moneyBack: '100%',
  });

export const claimsSchema = z.object({
  hoursSaved: claimSchema,
  moreBookings: claimSchema,
  integrations: claimSchema,
  goLive: claimSchema,
  guaranteed: claimSchema,
  freeTrial: claimSchema,
  savings: claimSchema,
  supportMonth: claimSchema,
  dataProtection: claimSchema,
});

/** Claims in a sentence. */
export const claims = claimsSchema.parse({
  hoursSaved: { text: 'Saves hours weekly', source, more: `${paths.faq}#savings` },
  moreBookings: { text: `${promised.bookings} more bookings`, source, more: `${paths.faq}#savings` },
  integrations: { text: 'Integrates with CRMs', source, more: `${paths.faq}#set-up` },
  goLive: { text: `Results in under ${promised.liveWithin}`, source, more: `${paths.faq}#results` },
  guaranteed: { text: 'Results Guaranteed', source, more: `${paths.terms}#guarantee` },
  freeTrial: { text: 'Free trial', source, more: `${paths.terms}#trial` },
  savings: { text: `Savings of ${promised.savings}`, source, more: `${paths.faq}#savings` },
  supportMonth: { text: 'First month of support included', source, more: `${paths.faq}#support-hours` },
  dataProtection: {
    text: 'Data is encrypted and handled under the GDPR and the CCPA',
    source,
    more: `${paths.faq}#data-security`,
  },
});

const figuresSchema = z.object({
  users: figureSchema,
  support: figureSchema,
  response: figureSchema,
  goLive: figureSchema,
  moneyBack: figureSchema,
});

function told(figure: string, caption: string, more: string) {
  return { figure, caption, text: `${figure} ${caption}`, source, more };
}

/** Claims as a figure. */
export const figures = figuresSchema.parse({
  users: told('10k+', 'Users', '/#who-we-are'),
  support: told('24/7', 'Support', `${paths.faq}#support-hours`),
  response: told('24 hrs', 'Response Time', paths.startWorking),
  goLive: told(promised.liveWithin, 'To Go Live', `${paths.faq}#results`),
  moneyBack: told(promised.moneyBack, 'Money Back Guarantee', `${paths.terms}#guarantee`),
});
