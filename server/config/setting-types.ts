import { z } from 'zod';
import { isTimeZone } from '#/content/time-zone.ts';

/** An integer written in digits only, from `least` to `most` inclusive. */
export function wholeNumber(least: number, most: number) {
  const expected = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.number().min(least, expected).max(most, expected));
}

/** An absolute URL. `protocols` include the colon, such as `https:`. */
export function address(...protocols: string[]) {
  const expected = `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol);
  }, expected);
}

/** A name of the IANA time zone database, in any case of letters. */
export function timeZone() {
  return z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin');
}

/** Exactly one of these words; case matters. */
export function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

/** A name that needs no escaping in a request or an argument. */
export function plainName() {
  return z.string().regex(/^[\w.:/@+][\w.:/@+ -]{0,199}$/, 'must be a plain name');
}

/** A key or a secret: printable ASCII, because it is sent as a header's value. */
export function secret() {
  return z.string().regex(/^[!-~](?:[ -~]*[!-~])?$/, 'must be plain ASCII without a blank at either end');
}

/** 32 random bytes, as `openssl rand -base64 32` prints them. */
export function key() {
  return z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64: make them with openssl rand -base64 32')
    .transform((text) => Buffer.from(text, 'base64'));
}

/** Reports one invalid setting. */
export type Complain = (name: string, message: string) => void;
