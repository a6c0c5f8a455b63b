/**
 * What the owner promises. A change here changes the pages, the emails, the assistant and the inbox. Browsers of staff
 * load this file, so `claims.ts` checks it.
 */
export const promises = {
  replyWithinHours: 24,
  liveWithinDays: 7,
  savings: '60-80%',
  bookings: '2x-5x',
  moneyBack: '100%',
};

export type Promises = typeof promises;
