/** RFC 5321 section 4.5.3.1.1: no mail server need take more octets before the at sign. */
const maxLocalPart = 64;
/** RFC 1035 section 2.3.4, for each part of a domain; the 255 of the whole are more than an address may have. */
const maxDomainLabel = 63;

export function hasShortParts(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= maxLocalPart && domain.split('.').every((label) => label.length <= maxDomainLabel);
}
