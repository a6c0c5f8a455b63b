/** The hours in which replies are written, the same on each of its days. */
export interface BusinessHours {
  /** 1 is Monday, 7 is Sunday. */
  days: number[];
  /** '09:00' */
  from: string;
  /** '17:30'; '24:00' is the end of the day. */
  until: string;
  /** 'Europe/Berlin' */
  timeZone: string;
}

/**
 * What the owner promises. A change here changes the pages, the emails, the assistant and the inbox; `claims.ts`
 * checks it.
 */
export const promises = {
  replyWithinHours: 24,
  /**
   * With business hours, such as `{ days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', timeZone: 'Europe/Berlin' }`,
   * only they count towards the hours of a reply, and the site says so. Null counts every hour of every day.
   */
  businessHours: null as BusinessHours | null,
  liveWithinDays: 7,
  savings: '60-80%',
  bookings: '2x-5x',
  moneyBack: '100%',
};

export type Promises = typeof promises;
