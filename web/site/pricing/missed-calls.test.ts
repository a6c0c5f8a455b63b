import { describe, expect, it } from 'vitest';
import { missedCalls } from './missed-calls.ts';

describe('missedCalls', () => {
  it('shows each sum as it is worked out', () => {
    expect(missedCalls(12, 30, 80, 'en', 'USD')).toEqual({
      missed: '12',
      bookings: '12 × 30% = 3.6',
      week: '3.6 × $80 = $288',
      month: '$288 × 52 ÷ 12 = $1,248',
      total: '$1,248',
    });
  });

  it('writes numbers as the reader does', () => {
    expect(missedCalls(12, 30, 1_000.5, 'de', 'EUR')?.week).toBe('3,6 × 1.000,50\u00a0€ = 3.601,80\u00a0€');
  });

  it.each([
    [Number.NaN, 20, 50],
    [-1, 20, 50],
    [10, 101, 50],
    [10, 20, Number.POSITIVE_INFINITY],
  ])('has no sums for %d, %d and %d', (missed, share, value) => {
    expect(missedCalls(missed, share, value, 'en', 'USD')).toBeNull();
  });
});
