import { withoutEnd } from '../understanding/phrases/without-end.ts';

const mail = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const web = /(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/[^\s,]*)?/gu;
/** Top-level domain and optional path of a web address; keeps `3.5` and `etc.and` from counting as addresses. */
const topLevel = /\.(?:com|net|org|io|ai|co|app|dev|shop|store|info|biz|us|uk|de|eu|me|example)\b(?:\/[^\s,]*)?/g;

/** Email and web addresses in a text, in lower case and without scheme. */
export function addressesOf(text: string): string[] {
  const small = text.toLowerCase();
  const mails = small.match(mail) ?? [];
  const hosts = (small.replace(mail, ' ').match(web) ?? []).flatMap(upToTopLevel);
  return [...mails, ...hosts].map((address) => withoutEnd(address, '/.'));
}

function upToTopLevel(found: string): string[] {
  const end = [...found.matchAll(topLevel)].at(-1);
  return end ? [found.slice(0, end.index + end[0].length)] : [];
}
