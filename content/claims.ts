import * as z from 'zod';
import { claimSchema, figureSchema } from './schema.ts';

const source = "the operator's own claim";

/** Claims told in a sentence. */
export const claims = z
  .object({
    hoursSaved: claimSchema,
    moreBookings: claimSchema,
    integrations: claimSchema,
    goLive: claimSchema,
    guaranteed: claimSchema,
    freeTrial: claimSchema,
    savings: claimSchema,
    supportMonth: claimSchema,
    dataProtection: claimSchema,
  })
  .parse({
    hoursSaved: { text: 'Saves hours weekly', source },
    moreBookings: { text: '2x-5x more bookings', source },
    integrations: { text: 'Integrates with CRMs', source },
    goLive: { text: 'Results in under 7 days', source },
    guaranteed: { text: 'Results Guaranteed', source },
    freeTrial: { text: 'Free trial', source },
    savings: { text: 'Savings of 60-80%', source },
    supportMonth: { text: 'First month of support included', source },
    dataProtection: { text: 'Data is encrypted and handled under the GDPR and the CCPA', source },
  });

/** Claims told as a figure. */
export const figures = z
  .object({
    users: figureSchema,
    support: figureSchema,
    response: figureSchema,
    goLive: figureSchema,
    moneyBack: figureSchema,
  })
  .parse({
    users: { figure: '10k+', caption: 'Users', text: '10k+ Users', source },
    support: { figure: '24/7', caption: 'Support', text: '24/7 Support', source },
    response: { figure: '24 hrs', caption: 'Response Time', text: '24 hrs Response Time', source },
    goLive: { figure: '7 days', caption: 'To Go Live', text: '7 days To Go Live', source },
    moneyBack: { figure: '100%', caption: 'Money Back Guarantee', text: '100% Money Back Guarantee', source },
  });
