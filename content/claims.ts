import * as z from 'zod';
import { businessHoursSchema, businessHoursText } from './business-hours.ts';
import { paths } from './paths.ts';
import { type Promises, promises } from './promises.ts';
import { type Basis, claimSchema, figureSchema, words } from './schema.ts';

export const promisesSchema = z.strictObject({
  replyWithinHours: z.int().positive(),
  businessHours: businessHoursSchema.nullable(),
  liveWithinDays: z.int().positive(),
  savings: words,
  bookings: words,
  moneyBack: words,
});

/** The promises as sentences repeat them. */
function promisedBy(given: Promises) {
  const { replyWithinHours, businessHours, liveWithinDays, ...asWritten } = given;
  const hour = businessHours ? 'business hour' : 'hour';
  return {
    replyWithin: replyWithinHours === 1 ? `1 ${hour}` : `${replyWithinHours} ${hour}s`,
    /** The sentence that says which hours count; none when all do. */
    businessHours: businessHours ? [businessHoursText(businessHours)] : [],
    liveWithin: liveWithinDays === 1 ? '1 day' : `${liveWithinDays} days`,
    ...asWritten,
  };
}

/** True of the software: a test shows it. */
function shownBy(file: string, title: string): Basis {
  return { kind: 'software', file, title };
}

/** Follows a setting of `promises.ts`, and is the owner's word. */
function setBy(setting: keyof Promises): Basis {
  return { kind: 'setting', setting };
}

/** The owner's word. */
const owner: Basis = { kind: 'owner' };

/** Stands here until the owner puts in their own: `npm run doctor` asks for it. */
const sample: Basis = { kind: 'sample' };

export const claimsSchema = z.object({
  hoursSaved: claimSchema,
  moreBookings: claimSchema,
  integrations: claimSchema,
  goLive: claimSchema,
  guaranteed: claimSchema,
  freeTrial: claimSchema,
  savings: claimSchema,
  supportMonth: claimSchema,
  privacyLaws: claimSchema,
  encryption: claimSchema,
  passwords: claimSchema,
  noCookies: claimSchema,
  handOver: claimSchema,
});

const figuresSchema = z.object({
  users: figureSchema,
  support: figureSchema,
  response: figureSchema,
  goLive: figureSchema,
  moneyBack: figureSchema,
});

function told(figure: string, caption: string, basis: Basis, more: string) {
  return { figure, caption, text: `${figure} ${caption}`, basis, more };
}

/** All that the site promises: each claim is shown by a test, follows a setting, or is the owner's word. */
export function claimsFrom(given: Promises) {
  const promised = promisedBy(given);
  const { replyWithinHours, businessHours } = given;
  return {
    promised,
    /** Claims in a sentence. */
    claims: claimsSchema.parse({
      hoursSaved: { text: 'Saves hours weekly', basis: owner, more: `${paths.faq}#savings` },
      moreBookings: {
        text: `${promised.bookings} more bookings`,
        basis: setBy('bookings'),
        more: `${paths.faq}#savings`,
      },
      integrations: { text: 'Integrates with CRMs', basis: owner, more: `${paths.faq}#set-up` },
      goLive: {
        text: `Results in under ${promised.liveWithin}`,
        basis: setBy('liveWithinDays'),
        more: `${paths.faq}#results`,
      },
      guaranteed: { text: 'Results Guaranteed', basis: owner, more: `${paths.terms}#guarantee` },
      freeTrial: { text: 'Free trial', basis: owner, more: `${paths.terms}#trial` },
      savings: { text: `Savings of ${promised.savings}`, basis: setBy('savings'), more: `${paths.faq}#savings` },
      supportMonth: { text: 'First month of support included', basis: owner, more: `${paths.faq}#support-hours` },
      privacyLaws: {
        text: 'Data is handled under the GDPR and the CCPA',
        basis: owner,
        more: `${paths.faq}#data-security`,
      },
      encryption: {
        text: 'Over HTTPS, data is encrypted in transit',
        basis: shownBy('server/http/site.test.ts', 'sends Strict-Transport-Security when the public address is https'),
        more: `${paths.privacy}#safety`,
      },
      passwords: {
        text: 'Staff passwords are stored only as hashes',
        basis: shownBy('tests/promises.test.ts', 'stores a staff password only as a hash'),
        more: `${paths.privacy}#safety`,
      },
      noCookies: {
        text: 'No cookies for visitors',
        basis: shownBy('tests/promises.test.ts', 'sets no cookie for a visitor'),
        more: `${paths.privacy}#reading`,
      },
      handOver: {
        text: 'A request to speak to a person reaches our inbox with the conversation',
        basis: shownBy(
          'server/live-calls/request-sink.test.ts',
          'stores a request of a call once, linked to it and marked urgent',
        ),
        more: `${paths.faq}#human-hand-off`,
      },
    }),
    /** Claims as a figure. */
    figures: figuresSchema.parse({
      users: told('10k+', 'Users', sample, '/#who-we-are'),
      support: told('24/7', 'Support', owner, `${paths.faq}#support-hours`),
      response: told(
        replyWithinHours === 1 ? '1 hr' : `${replyWithinHours} hrs`,
        businessHours ? 'Response Time in Business Hours' : 'Response Time',
        setBy('replyWithinHours'),
        paths.startWorking,
      ),
      goLive: told(promised.liveWithin, 'To Go Live', setBy('liveWithinDays'), `${paths.faq}#results`),
      moneyBack: told(promised.moneyBack, 'Money Back Guarantee', setBy('moneyBack'), `${paths.terms}#guarantee`),
    }),
  };
}

promisesSchema.parse(promises);
export const { promised, claims, figures } = claimsFrom(promises);

/** Every claim, in the order in which it is listed. */
export const allClaims = [...Object.values(claims), ...Object.values(figures)];
