import { standInOrder } from '../phrases/in-order.ts';
import { readSpelling } from '../spelling/spelling.ts';
import { isOfRepair } from './address-mending.ts';
import { addressTokens } from './spoken-domain.ts';
import { isMailProvider } from './spoken-email.ts';
import { withScheme } from './spoken-web-address.ts';

/** The website of a caller who says that it is like the email address, or whose words end with its domain. */
export function hearSiteLikeEmail(text: string, email: string): string | null {
  const domain = email.split('@')[1] ?? '';
  if (!domain || isMailProvider(domain)) return null;
  return saysSameAsEmail(text) || saysDomain(text, domain) ? withScheme(domain) : null;
}

const namesSite = /\b(?:web ?site|site|web|page|www|https?|url|online)\b/i;
const lastHost = /(?:^|\s)((?:[\p{L}\d-]+\.)+\p{L}{2,})[.!?]?\s*$/iu;
/** Second labels of a country: `example.co.uk`. */
const countryWide = new Set('co com org net ac gov edu or ne me'.split(' '));

/** Whether a text given for an email address has only lost its at sign: `ann.example.com`, `hill farm dot ie`. */
export function lacksAtSign(text: string): boolean {
  if (namesSite.test(text)) return false;
  const labels = lastHost.exec(text)?.[1]?.toLowerCase().split('.');
  if (!labels) return /\bdot\b/i.test(text);
  const ofDomain = labels.length > 2 && countryWide.has(labels.at(-2) as string) ? 3 : 2;
  return labels.length > ofDomain;
}

/** Nothing but 'it's the same one'. */
const justSame =
  /^\W*(?:(?:oh|um|uh|yes|yeah|well|just|it's|it is|that's|the|all) )*same(?: (?:one|again|thing|domain|address|as (?:that|before|above|it)|there|as the last one))?(?: (?:please|really|yeah|yes|again))?\W*$/i;
const partOfEmail =
  /\b(?:after|behind|following) the (?:@|at\b)|\b(?:part|end|bit|rest|back|half) of (?:the|my|that|our) e-?mail\b|\b(?:e-?mail(?: address)?(?:'s)? domain|domain (?:of|in|from) (?:the|my|that|our) e-?mail)\b/i;

function saysSameAsEmail(text: string): boolean {
  // 'The same as after the at hill farm dot ie'
  if (partOfEmail.test(text)) return true;
  // With an address of its own only that one counts.
  if (/\bdot\b|[\p{L}\d]\.\p{L}/iu.test(text)) return false;
  return justSame.test(text) || standInOrder(text, /\bsame\b/i, /\b(?:e-?)?mail\b/i);
}

/** Words that a site of another name may begin with: 'my hill farm dot com'. */
const ownBeginnings = new Set('my the go get try visit shop book we hello hey join team all new'.split(' '));
const mostTokens = 60;

/** Whether a text says the domain, among words that lead up to it: 'take a wild guess, hill farm dot com'. */
function saysDomain(text: string, domain: string): boolean {
  const tokens = readSpelling(addressTokens(text)).slice(0, mostTokens);
  return tokens.some((token, from) => {
    if (!domain.startsWith(token) || (from === 1 && ownBeginnings.has(tokens[0] as string))) return false;
    let said = '';
    let to = from;
    while (to < tokens.length && said.length < domain.length) said += tokens[to++];
    return said === domain && !goesOn(tokens[from - 1]) && !goesOn(tokens[to]) && !isMended(tokens, to);
  });
}

/** 'It's dot org', but not 'it's pretty'. */
function isMended(tokens: readonly string[], from: number): boolean {
  return isOfRepair(tokens[from] ?? '') && (!softly.has(tokens[from] as string) || tokens[from + 1] === '.');
}

const softly = new Set(", it's that's its that is just but".split(' '));

function goesOn(token: string | undefined): boolean {
  return token !== undefined && /^[./@_-]$/.test(token);
}
