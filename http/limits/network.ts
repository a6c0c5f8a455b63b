import ipaddr from 'ipaddr.js';

/** The addresses of one owner or of one carrier's pool. Limits count them together as well as one by one. */
export interface Network {
  key: string;
  /** The network's limit as a multiple of one address's (docs/decisions/0009). */
  factor: number;
}

/** Some proxies write the port too: `192.0.2.1:5555`, `[2001:db8::1]:5555`. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/;

/**
 * The key of an address for limits: an IPv4 address itself, also when mapped into IPv6; for IPv6 the /64, which is what
 * one household or machine gets (RFC 6177). Null for a text that is not an address.
 */
export function addressKey(entry: string | undefined): string | null {
  const { six, four } = withPort.exec(entry ?? '')?.groups ?? {};
  const address = six ?? four ?? entry;
  if (!address || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address); // unwraps IPv4 mapped into IPv6
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

/**
 * The network of an address key. One IPv6 site gets a /48, which is 65,536 keys; an IPv4 /24 is 256 keys, of one owner
 * or of unrelated customers. Null for a key that is not an address.
 */
export function networkOf(key: string): Network | null {
  if (key.includes(':')) {
    const [first, second, third] = ipaddr.IPv6.parse(key).parts.map((part) => part.toString(16));
    return { key: `${first}:${second}:${third}::/48`, factor: 4 };
  }
  const [, first] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(key) ?? [];
  return first ? { key: `${first}.0/24`, factor: 16 } : null;
}
