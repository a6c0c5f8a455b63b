import { domainToASCII } from 'node:url';
import { mailProviders } from '#/content/mail-providers.ts';

/** The mailbox that mail to an address reaches, as far as the address tells. */
export interface Mailbox {
  /** Equal for all spellings that may reach one mailbox. */
  address: string;
  /** The registered domain: all names below it may belong to one person. Null for a public mail service. */
  domain: string | null;
}

const providerOf = new Map(mailProviders.flatMap((names) => names.map((name) => [name, names[0] ?? name])));

/**
 * Normalises case, width, dots, the part after a `+`, both forms of an international domain, and the domains of one
 * mail service. Some servers treat such addresses as different; a limit is then stricter than necessary.
 */
export function mailboxOf(email: string): Mailbox {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const name = folded.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '');
  const written = folded.slice(at + 1).replace(/\.$/, '');
  const host = domainToASCII(written) || written;
  const provider = providerOf.get(host);
  return { address: `${name}@${provider ?? host}`, domain: provider ? null : registeredDomain(host) };
}

/** Second levels under which names are registered in country domains: `co.uk`, `com.au`, `or.jp`. */
const sharedSecondLevel =
  /^(?:ac|asn|asso|co|com|edu|firm|gen|go|gob|gouv|gov|govt|id|ind|ltd|me|mil|ne|net|nhs|nom|or|org|plc|sch|school)$/;

/** The owner of `example.com` may receive the mail of every name below it. */
function registeredDomain(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && sharedSecondLevel.test(second) ? -3 : -2).join('.');
}
