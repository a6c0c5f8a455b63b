import { z } from 'zod';

/** The number of rows on a page of a list. */
export const pageLimit = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(200, 'must be at most 200')
  .default(50);
