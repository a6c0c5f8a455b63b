import { z } from 'zod';

/** Written in digits alone; both ends are included. */
export function wholeNumber(least: number, most: number) {
  const expected = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .pipe(z.number().min(least, expected).max(most, expected));
}

/** An absolute address; protocols with their colon, such as `https:`. */
export function address(...protocols: string[]) {
  const expected = `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol);
  }, expected);
}

/** One of these words, as it is written. */
export function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

/** Something that stands in a request or an argument as it is. */
export function plainName() {
  return z.string().regex(/^[\w.:/@+][\w.:/@+ -]{0,199}$/, 'must be a plain name');
}

/** A key or a secret; it travels in a header, which holds nothing else. */
export function secret() {
  return z.string().regex(/^[!-~](?:[ -~]*[!-~])?$/, 'must be plain ASCII without a blank at either end');
}

/** A complaint about one setting. */
export type Complain = (name: string, message: string) => void;
