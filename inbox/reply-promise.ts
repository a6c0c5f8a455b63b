import { promises } from '#/content/promises.ts';

const hourMs = 3_600_000;

/** How long the site says a reply takes at most, in milliseconds. */
export function replyWithinMs(): number {
  return promises.replyWithinHours * hourMs;
}
