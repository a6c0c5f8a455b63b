const address =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+(?:com|net|org|io|ai|co|app|dev|shop|store|info|biz|us|uk|de|eu|me|example)\b(?:\/[^\s,]*)?/giu;

/** E-mail and web addresses of a text, in small letters and without scheme. */
export function addressesOf(text: string): string[] {
  return (text.match(address) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/.]+$/, ''),
  );
}
