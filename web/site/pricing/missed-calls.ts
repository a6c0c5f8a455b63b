const weeksOfAMonth = 52 / 12;
const maxValue = 1e9;

/** Each sum as it is worked out, and what they come to. */
export interface MissedCalls {
  missed: string;
  bookings: string;
  week: string;
  month: string;
  total: string;
}

/**
 * What missed calls are worth by the visitor's own numbers, of which `value` is in `currency`; null unless all three are
 * amounts. `share` is in percent.
 */
export function missedCalls(
  missed: number,
  share: number,
  value: number,
  language: string,
  currency: string,
): MissedCalls | null {
  if (![missed, share, value].every((amount) => amount >= 0 && amount <= maxValue) || share > 100) return null;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const asNumber = (amount: number) => numbers.format(amount);
  const asMoney = (amount: number, maximumFractionDigits = 2) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits,
    }).format(amount);
  const bookings = (missed * share) / 100;
  const week = bookings * value;
  const total = asMoney(week * weeksOfAMonth, 0);
  return {
    missed: asNumber(missed),
    bookings: `${asNumber(missed)} × ${asNumber(share)}% = ${asNumber(bookings)}`,
    week: `${asNumber(bookings)} × ${asMoney(value)} = ${asMoney(week)}`,
    month: `${asMoney(week)} × 52 ÷ 12 = ${total}`,
    total,
  };
}
