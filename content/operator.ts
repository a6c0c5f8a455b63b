import * as z from 'zod';
import { brand } from './brand.ts';
import { words } from './schema.ts';

export const operatorSchema = z.object({
  name: words,
  /** Shown on the legal pages. */
  email: z.email().optional(),
  /** The lines of the address. */
  postalAddress: z.array(words).min(1).optional(),
  /** The country whose law governs the terms, such as 'the Netherlands'. */
  country: words.optional(),
  /** The country of phone numbers without a country code: ISO 3166, such as 'US' or 'IE'. */
  phoneCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is a country of two capital letters')
    .refine((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code), 'is not a country'),
  /** Where to report a vulnerability: `mailto:…`, `https://…` or `tel:…` (RFC 9116 section 2.5.3). */
  securityContact: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/, 'starts with mailto:, https: or tel:')
    .optional(),
});

/**
 * The site's operator. The details appear on the legal pages, in the structured data and in
 * `/.well-known/security.txt`; without contact details, those refer people to the form.
 */
export const operator = operatorSchema.parse({ name: brand.name, phoneCountry: 'US' });

/** The lines that name the operator at the foot of each page; none until it has a name or an address of its own. */
export function senderOf({ name, email, postalAddress }: z.infer<typeof operatorSchema>): string[] {
  if (name === brand.name && !email && !postalAddress) return [];
  return [`${brand.name} is run by ${name}`, ...(postalAddress ?? [])];
}
