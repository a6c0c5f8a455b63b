/** Longer ones exist and are legal; nobody's mail program makes them. */
const maxCharacters = 250;
/** A long conversation names many; ours are among the first or the last. */
const maxIds = 100;

/** The Message-IDs in a header field, in its order (RFC 5322 section 3.6.4). */
export function readMessageIds(field: string): string[] {
  const ids = field.match(/<[^<>\s]+>/g) ?? [];
  const usable = ids.filter(isMessageId);
  return usable.length <= maxIds ? usable : [...usable.slice(0, maxIds / 2), ...usable.slice(-maxIds / 2)];
}

/** One that a header of ours may name. */
export function isMessageId(text: string): boolean {
  return text.length <= maxCharacters && /^<[!-;=?-~]+>$/.test(text) && text.includes('@');
}
