import { readSpelling } from './spelling.ts';
import { addressTokens, readDomain } from './spoken-domain.ts';
import type { Heard } from './spoken-email.ts';
import { withoutEnd } from './without-end.ts';

const typed = /(?:https?:\/\/[^\s,]+)|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,]*)?/iu;
const none =
  /^(?:(?:oh|och|ach|um|uh|er|ah|aye|ay|well|sorry|yes|yeah|i'm afraid|afraid|unfortunately|actually|we|i|there|there's|it's|just) )*(?:no|nope|nah|none|nothing|never|not|don't|dont|do not|haven't|have no|have none|isn't|is no|is none|skip|pass|without|n a)\b/;
const mostNoneWords = 14;
/** 'We're only on Etsy', 'just a Facebook page': a page on a site of others, without its address. */
const onlyElsewhere =
  /\b(?:only|just) (?:(?:on|have|got|use|an?|our|my|the) )*(?:facebook|instagram|insta|etsy|tiktok|whatsapp|ebay|amazon|linkedin|google|yelp)\b/;
/** `Jack's plumbing dot com` */
const ownersS = /(?<=\p{L}\p{L})(?<!\b(?:that|it|here|what|there))['’](?=s\b)/giu;
const leadIns = new Set(
  "is it's its that's website site page address at under on called yes yeah sure ok okay so well um uh our my url no actually sorry , to be same".split(
    ' ',
  ),
);

/** Finds a web address; the value is `''` for a caller who has none. */
export function hearWebAddress(text: string, { alone }: { alone: boolean }): Heard | null {
  const written = typed.exec(text);
  if (written) {
    const address = withoutEnd(written[0], '.!?');
    return { value: withScheme(address), rest: text.replace(written[0], ' ') };
  }
  const tokens = readSpelling(addressTokens(text.replace(/https? colon slash slash/gi, ' ').replace(ownersS, '')));
  const dot = tokens.indexOf('.');
  if (dot > 0) {
    const from = alone ? labelStart(tokens, dot) : dot - 1;
    const found = tokens.slice(0, dot).includes('@') ? null : readDomain(tokens, from);
    if (found)
      return { value: withScheme(found.domain + path(tokens, found.to)), rest: tokens.slice(0, from).join(' ') };
  }
  const plain = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!alone || plain.split(' ').length > mostNoneWords) return null;
  return none.test(plain) || onlyElsewhere.test(plain) ? { value: '', rest: '' } : null;
}

/** Whether a clause says that there is no website: `we don't have a website`. */
export function saysNoWebsite(text: string): boolean {
  return /^(?:(?:and|but|so) )?(?:(?:i|we) )?(?:(?:do not|don't|dont|haven't) (?:have|got)|have no|have got no|no|without)(?: got)?(?: a| any| our own)? ?(?:web ?site|site|web ?page|home ?page)(?: yet| at all| so far)?$/i.test(
    withoutEnd(text.trim(), '.,!'),
  );
}

/** Adds a missing scheme to an address typed on screen; returns any other text unchanged. */
export function withScheme(address: string): string {
  if (/^https?:\/\//i.test(address) || !/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/\S*)?$/u.test(address)) return address;
  return `https://${address.toLowerCase()}`;
}

function path(tokens: readonly string[], from: number): string {
  let to = from;
  while (tokens[to] === '/' && tokens[to + 1] !== undefined) to += 2;
  return tokens.slice(from, to).join('');
}

function labelStart(tokens: readonly string[], dot: number): number {
  for (let start = dot - 1; start >= 0; start--) {
    if (tokens[start + 1] === '-') continue;
    if (leadIns.has(tokens[start] as string)) return start + 1 < dot ? start + 1 : start;
  }
  return 0;
}
