import * as z from 'zod';
import { brand } from './brand.ts';
import { words } from './schema.ts';

export const operatorSchema = z.object({
  name: words,
  /** For people; shown on the legal pages. */
  email: z.email().optional(),
  /** One line each. */
  postalAddress: z.array(words).min(1).optional(),
  /** Whose law the terms fall under, such as 'the Netherlands'. */
  country: words.optional(),
  /** Where phone numbers without a country code are from: ISO 3166, such as 'US' or 'IE'. */
  phoneCountry: z.string().regex(/^[A-Z]{2}$/, 'is a country of two capital letters'),
  /** Where to report a weakness: `mailto:…`, `https://…` or `tel:…` (RFC 9116 section 2.5.3). */
  securityContact: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/, 'starts with mailto:, https: or tel:')
    .optional(),
});

/**
 * Who runs the site. What is filled in here appears on the legal pages, in the data for search engines and in
 * `/.well-known/security.txt`; until then the form is where people are sent.
 */
export const operator = operatorSchema.parse({ name: brand.name, phoneCountry: 'US' });
