import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address of a host, as `node:dns` gives it. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Finds the addresses of a host; rejects with a code such as `ENOTFOUND`. */
export type ResolveHost = (hostname: string) => Promise<HostAddress[]>;

/** Global unicast (RFC 4291 section 2.4): all other IPv6 addresses are of local or special use. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Answers with the keys of a virtual machine in Azure, from an address that looks public. */
const azureMetadata = '168.63.129.16';

/**
 * Whether an address is of the public internet: not loopback, private, link-local (where clouds keep the keys of their
 * machines), reserved, or one that wraps an IPv4 address. False for a text that is not an address.
 */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // unwraps IPv4 mapped into IPv6
  if (parsed.range() !== 'unicast' || parsed.toString() === azureMetadata) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/**
 * The same of the host of a URL, which may be a name: what it stands for is found and checked with each attempt. A name
 * without a dot is one of the own network.
 */
export function mayBeOutside(hostname: string): boolean {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(literal) ? isOutside(literal) : /[^.]\.[^.]/.test(hostname);
}

const resolveTimeoutMs = 3_000;

/**
 * Asks the DNS without the thread pool: the operating system's resolver keeps one of its few threads for as long as a
 * name server hangs, and files and mail wait for those threads, too. The hosts file is not read.
 */
export async function resolveByDns(hostname: string): Promise<HostAddress[]> {
  const resolver = new Resolver({ timeout: resolveTimeoutMs, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found: HostAddress[] = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 as const })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 as const })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}
