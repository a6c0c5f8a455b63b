import type { FormValues } from '../../../engine/ports.ts';
import type { Form } from '../../agent-definition.ts';
import { firstOf } from '../../form/form-roles.ts';
import { readSpelling } from '../spelling/spelling.ts';
import { endingEnd, endingOf } from './address-mending.ts';
import { addressTokens } from './spoken-domain.ts';
import { isMailProvider } from './spoken-email.ts';

/** What may stand before an ending that is said without its address: 'the email's dot co dot uk, not dot com'. */
const beforeEnding = new Set(
  ", is it's its that's are be ends end ending with in on not just no to all the only also both them they should has nearly actually sorry wait right email email's emails e-mail mail mail's address site site's website website's websites domain always again say said put".split(
    ' ',
  ),
);
const emailNoun = /\b(?:e-?)?mail(?:'?s)?\b/i;
const siteNoun = /\b(?:web ?)?site(?:'?s)?\b/i;
const bothNoun = /\b(?:both|all|each|they|everything|them)\b/i;
/** Second labels of a country: `example.co.uk`. */
const countryWide = new Set('co com org net ac gov edu or ne me'.split(' '));

/**
 * Addresses with another ending, where nothing but endings is said: 'it's dot co dot uk'. The one that is named; without
 * a name, those that end in what is wrong, or all that end otherwise.
 */
export function hearFittingEnding(text: string, form: Form, values: FormValues): FormValues | null {
  const { right, wrong } = endingsIn(text) ?? {};
  if (!right) return null;
  const [mail, site] = [firstOf(form, 'email')?.name ?? '', firstOf(form, 'url')?.name ?? ''];
  const given = [mail, site].filter((name) => values[name]);
  const isBoth = bothNoun.test(text) || (emailNoun.test(text) && siteNoun.test(text));
  const named = isBoth ? given : given.filter((name) => (name === mail ? emailNoun : siteNoun).test(text));
  const fitting =
    named.length > 0
      ? named
      : given.filter((name) => {
          const domain = domainOf(values[name] as string);
          return !isMailProvider(domain) && (wrong ? splitDomain(domain).ending === wrong : true);
        });
  const changed = fitting.flatMap((name): [string, string][] => {
    const value = values[name] as string;
    const { host, ending } = splitDomain(domainOf(value));
    return ending === right ? [] : [[name, value.replace(`${host}.${ending}`, `${host}.${right}`)]];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** The endings in a text that says no address; null for any other text. */
function endingsIn(text: string): { right: string; wrong: string } | null {
  const tokens = readSpelling(addressTokens(text));
  let right = '';
  let wrong = '';
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at] === '@' || /\p{L}\.\p{L}/u.test(tokens[at] as string)) return null;
    if (tokens[at] !== '.') continue;
    const before = tokens[at - 1];
    if (before !== undefined && !beforeEnding.has(before)) return null;
    const to = endingEnd(tokens, at);
    if (to === at) return null;
    if (before === 'not') wrong = endingOf(tokens, at, to);
    else right = endingOf(tokens, at, to);
    at = to - 1;
  }
  return right ? { right, wrong } : null;
}

function domainOf(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^[^@]*@/, '')
    .split('/')[0] as string;
}

function splitDomain(domain: string): { host: string; ending: string } {
  const labels = domain.split('.');
  const count = labels.length > 2 && countryWide.has(labels.at(-2) as string) ? 2 : 1;
  return { host: labels.slice(0, -count).join('.'), ending: labels.slice(-count).join('.') };
}
