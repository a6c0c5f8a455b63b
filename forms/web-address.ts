import { deceptive } from './clean-text.ts';

/** True for an absolute `http:` or `https:` address without user, password, white space or deceptive characters. */
export function isWebAddress(address: string): boolean {
  // The URL parser drops tabs and line breaks anywhere, so they are checked first.
  if (/\s/.test(address) || address.search(deceptive) >= 0 || !address.isWellFormed()) return false;
  if (!/^https?:\/\/[^/\\@?#]+(?:[/?#]|$)/i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '' && url.hostname !== '';
}
