import { networkOf } from '#/http/limits/network.ts';
import { browserName } from './browser-name.ts';

/** Where a request came from, as coarse as people are shown it. */
export interface Place {
  /** Such as `Firefox on Windows`. */
  browser: string;
  /** Such as `203.0.113.0/24`; never a whole address. */
  network: string;
}

/** `peer` is the key of an address. */
export function placeOf(peer: string, userAgent: string | null | undefined): Place {
  return { browser: browserName(userAgent), network: coarseNetwork(peer) };
}

/** The network of an address key, in words where there is none. */
export function coarseNetwork(peer: string | null): string {
  return (peer && networkOf(peer)?.key) || 'an unknown network';
}
