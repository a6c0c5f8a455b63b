import { deceptive } from './clean-text.ts';

/** True for an absolute `http:` or `https:` address without user, password, white space or deceptive characters. */
export function isWebAddress(address: string): boolean {
  // The URL parser drops tabs and line breaks anywhere, so they are checked first.
  if (/\s/.test(address) || address.search(deceptive) >= 0 || !address.isWellFormed()) return false;
  if (!/^https?:\/\/[^/\\@?#]+(?:[/?#]|$)/i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && url.hostname !== '';
}

const bareDomain = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.\d][^\s:/?#@\\.]+(?::\d+)?(?:[/?#]|$)/;

/** `annbakes.com` as people write it becomes `https://annbakes.com`; anything else stays as it is. */
export function completeWebAddress(text: string): string {
  return bareDomain.test(text) ? `https://${text}` : text;
}
