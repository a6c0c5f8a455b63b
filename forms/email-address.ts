/** RFC 5321 section 4.5.3.1.1: the most octets before the at sign that every mail server accepts. */
const maxLocalPart = 64;
/** RFC 1035 section 2.3.4, for each label of a domain. */
const maxDomainLabel = 63;

export function hasShortParts(address: string): boolean {
  const [local = '', domain = ''] = address.split('@');
  return local.length <= maxLocalPart && domain.split('.').every((label) => label.length <= maxDomainLabel);
}
