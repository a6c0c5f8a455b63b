const weeksOfAMonth = 52 / 12;
const maxValue = 1e9;

/** Each sum as it is worked out, and what they come to. */
export interface MissedCalls {
  bookings: string;
  week: string;
  month: string;
  total: string;
}

/** What missed calls are worth by the visitor's own numbers; null unless all three are amounts. `share` is in percent. */
export function missedCalls(missed: number, share: number, value: number, language: string): MissedCalls | null {
  if (![missed, share, value].every((amount) => amount >= 0 && amount <= maxValue) || share > 100) return null;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const [asNumber, rounded] = [
    (amount: number) => format.format(amount),
    (amount: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount),
  ];
  const bookings = (missed * share) / 100;
  const week = bookings * value;
  const total = rounded(week * weeksOfAMonth);
  return {
    bookings: `${asNumber(missed)} × ${asNumber(share)}% = ${asNumber(bookings)}`,
    week: `${asNumber(bookings)} × ${asNumber(value)} = ${asNumber(week)}`,
    month: `${asNumber(week)} × 52 / 12 = ${total}`,
    total,
  };
}
