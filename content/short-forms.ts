import { paths } from './paths.ts';

/** Short forms of addresses that people guess, and the page each leads to. */
export const shortForms: Readonly<Record<string, string>> = {
  '/for/healthcare': paths.healthcare,
  '/for/e-commerce': paths.onlineStores,
  '/for/real-estate': paths.realEstate,
};
