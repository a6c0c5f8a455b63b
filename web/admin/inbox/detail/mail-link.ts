/** A `mailto:` link. The `@` stays literal (RFC 6068); everything that a visitor typed around it is encoded. */
export function mailLink(address: string, subject: string): string {
  const at = address.lastIndexOf('@');
  const to =
    at === -1
      ? encodeURIComponent(address)
      : `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
