import { clausesOf } from '../intents/clauses.ts';
import { isQuestion } from '../intents/intents.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { readSpelling } from '../spelling/spelling.ts';
import { isOfRepair, lettersBehind, mendedDomain, withLetters } from './address-mending.ts';
import { addressTokens, readDomain } from './spoken-domain.ts';
import type { Heard } from './spoken-email.ts';

const typed = /(?:https?:\/\/[^\s,]+)|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,]*)?/iu;
const none =
  /^(?:(?:oh|och|ach|um|uh|er|ah|aye|ay|well|sorry|yes|yeah|i'm afraid|afraid|unfortunately|actually|we|i|there|there's|it's|just) )*(?:no|nope|nah|none|nothing|never|not|don't|dont|do not|haven't|have no|have none|isn't|is no|is none|skip|pass|without|n a)\b/;
const mostNoneWords = 14;
/** 'We're only on Etsy', 'she made me a facebook one': a page on a site of others, without its address. */
const elsewhere =
  /\b(?:facebook|fb|instagram|insta|ig|etsy|tik ?tok|whatsapp|ebay|amazon|linkedin|google (?:page|listing|business|maps?)|on google|yelp|youtube|snapchat|gumtree|airbnb|tripadvisor|depop|vinted|craigslist|social media|socials)\b/;
/** `Jack's plumbing dot com` */
const ownersS = /(?<=\p{L}\p{L})(?<!\b(?:that|it|here|what|there))['’](?=s\b)/giu;
const leadIns = new Set(
  "is it's its that's website site page address at under on called yes yeah sure ok okay so well um uh our my url no actually sorry , to be same thing guess said told obviously probably wait not".split(
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
    const site = tokens.slice(0, dot).includes('@') ? null : readSite(tokens, from, dot);
    if (site) return { value: withScheme(site), rest: tokens.slice(0, from).join(' ') };
  }
  const plain = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!alone || plain.split(' ').length > mostNoneWords) return null;
  const hasNone = none.test(plain) || (elsewhere.test(plain) && !isQuestion(text));
  return hasNone ? { value: '', rest: '' } : null;
}

/** The address from `from`, as it is mended or spelled behind; null without one. */
function readSite(tokens: readonly string[], from: number, dot: number): string | null {
  if (from === dot - 1 && isOfRepair(tokens[from] as string)) return null;
  const heard = readDomain(tokens, from);
  if (!heard) return null;
  const found = mendedDomain(tokens, heard);
  const letters = lettersBehind(tokens, found.to);
  // 'Well pharm dot com, that is w e l l p h a r m': a word that seemed to lead up belongs to it.
  for (let start = from - 1; letters && start >= Math.max(0, from - mostOwnWords); start--)
    if (tokens.slice(start, dot).join('') === letters) return letters + found.domain.slice(found.domain.indexOf('.'));
  return withLetters(found.domain, tokens.slice(from, heard.to), letters) + path(tokens, found.to);
}

const mostOwnWords = 3;

/** Whether a clause says that there is no website: `we don't have a website`. */
export function saysNoWebsite(text: string): boolean {
  return /^(?:(?:and|but|so|nah|oh|also),? )?(?:(?:i|we) )?(?:(?:do not|don't|dont|haven't) (?:have|got)|have no|have got no|no|not|without)(?: got)?(?: a| any| our own| my own| our| an own| proper| real)* ?(?:web ?si(?:te|ght)|site|web ?page|home ?page)(?: of (?:our|my|its) own| yet| at all| so far| po| sir| madam| dear| love| mate| sorry| no)*$/i.test(
    withoutEnd(text.trim(), '.,!'),
  );
}

/** 'Just on Booking dot com': a page of others, in place of a website. */
const onOthers =
  /^(?:(?:and|but|so|just|only|we|i|we're|we are|i'm|i am|it's|everything|mostly|mainly|all|listed|bookings? (?:are|is|come|comes|goes?)|use|have|sell|rent|advertise|get|orders?|a|an|our|my|page|listing|profile) )*(?:on|through|via|over|at|with|by|use) /i;

/** Whether a caller says that they have no website, and names the page of others on which they are. */
export function isOnlyOnOthersPage(text: string): boolean {
  const [first = '', second = '', ...others] = clausesOf(text.replace(/[’]/g, "'"));
  const isNone = saysNoWebsite(first) || (denial.test(first) && saysNoWebsite(second));
  const rest = saysNoWebsite(first) ? second : (others[0] ?? '');
  return isNone && onOthers.test(`${rest} `);
}

const denial = /^(?:no|nope|nah|well|oh|sorry|none)\W*$/i;

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
