/** A `mailto:` link. The `@` stays literal (RFC 6068); everything that a visitor typed around it is encoded. */
export function mailLink(address: string, subject: string, text?: string): string {
  const at = address.lastIndexOf('@');
  const to =
    at === -1
      ? encodeURIComponent(address)
      : `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  // Lines end as in mail (RFC 6068 section 5).
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
}
