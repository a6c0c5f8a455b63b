import { plainWords } from '../../knowledge/plain-words.ts';
import { asks, clausesOf } from '../intents/clauses.ts';
import { isMailProvider } from './spoken-email.ts';

/** The text on both sides of a value. */
export interface Around {
  before: string;
  after: string;
}

/** Words that lead up to an address of one's own or stand behind it, and say nothing else. */
const beside = new Set(
  "my our the your a is it it's its that's that this here from at of to and also or so by for me us we i i'm am we're are you can could please website websites site web page homepage url link address domain company company's business brand shop online email mail e name sure yes yeah yep ok okay well um uh oh no sorry actually hi hello called dot www have got just thanks thank cheers there wait rather should be was new one".split(
    ' ',
  ),
);
const siteNouns = '(?:web ?sites?|site|web ?page|home ?page|web ?address|web|www|url|domain)';
/** 'Our website is', 'the site of the shop: '; not 'your site', 'our booking site'. */
const introduces = new RegExp(
  `(?<!\\b(?:your|their|his|her|its|whose|that|this|which|booking|reservations?|listings?|review|ordering|other|another|partner|competitor'?s|every|each|any|some) )\\b${siteNouns}(?: address| name)?(?: (?:is|at|called|would be|should be|of (?:the|our|my) \\w+ is)|'s|:)?(?: (?!built|on|made|hosted|by|with|in|uses?|through|via|works|runs|sits|from|like|and|or|not|to|at)[\\p{L}'-]+){0,2} ?$`,
  'iu',
);
/** 'Our site, the new one I mean, it's'. */
const ownSite = new RegExp(`\\b(?:the|my|our) ${siteNouns} `, 'i');
const comesToIt = / (?:it's|it is|its|should be|is really) ?$/i;
const mostBetween = 90;
/** 'I run', 'find us at', 'my business is'. */
const owns =
  /\b(?:(?:i|we)(?: also| just)? (?:run|own|have|manage|am from|are from|are|am)|i'm from|we're from|we're|i'm (?:with|at)|(?:calling|speaking|ringing|writing) (?:from|for|on behalf of)|(?:find|see|visit|check) (?:us|me) (?:out )?(?:at|on)|look (?:us|me) up (?:at|on)|(?:my|our) (?:company|business|shop|store|firm|clinic|practice|hotel|restaurant|salon|studio|brand)(?: is| is called| is at|,)?) ?$/i;
const endsThere = /^(?:\W*$|\W*(?:and|in|for|here|please|by the way|thanks|but|so|we|i|my|our)\b)/i;
/** 'Booking.com is our site', behind the address. */
const isOurs =
  /^\W*(?:is|that's|that is|it's) (?:my|our|the) (?:own )?(?:web ?site|site|page|shop|store|business|company)\b/i;

function comesToItsSite(before: string): boolean {
  const sentence = before.slice(-mostBetween).split(/[.?!]/).at(-1) ?? '';
  return comesToIt.test(before) && ownSite.test(sentence);
}

/** Whether words end before a value: 'our site:', a new line. */
function endsClause(before: string): boolean {
  const said = before.trimEnd();
  const gap = before.slice(said.length);
  return gap.includes('\n') || /[,;!?|•·]$/.test(said) || (gap !== '' && /[.:]$/.test(said));
}

/** The clause in which a value stands, on both sides of it. */
function clauseAround({ before, after }: Around): Around {
  return {
    before: endsClause(before) ? '' : (clausesOf(before).at(-1) ?? ''),
    after: /^\s*[,;!?.|•·]/.test(after) ? '' : (clausesOf(after)[0] ?? ''),
  };
}

/**
 * Whether a web address that nobody asked for is given as the caller's own, and not only mentioned: 'our site is …', or
 * by itself, not 'we get a lot through Booking.com'. The domain of their `email` is their own.
 */
export function isOwnSite(around: Around, site: string, email?: string): boolean {
  const host = site.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  if (email && !isMailProvider(host) && email.split('@')[1]?.endsWith(host)) return true;
  const { before, after } = clauseAround(around);
  if (isOurs.test(after) || introduces.test(before) || comesToItsSite(before)) return true;
  if (owns.test(before) && endsThere.test(after)) return true;
  return [...plainWords(before), ...plainWords(after)].every((word) => beside.has(word));
}

/** Whoever writes to an address or calls a number that is no contact of the caller in this call. */
const ofOthers =
  /\b(?:customers?|clients?|callers?|patients?|guests?|visitors?|people|parents|students|tenants|members|everyone|everybody|they|nobody|competitors?)\b/i;
const reaches =
  /\b(?:answer|reply|replies|respond|read|reads|handle|deal|pick|picks|monitor|watch|check|cover|forward|write|writes|mail|mails|email|emails|call|calls|ring|rings|phone|phones|send|sends|use|uses|reach|text|texts)\b/i;
const likeOne =
  /\b(?:such as|like|e\.?g\.?|for example|for instance|(?:sent|comes?|coming|came|goes?|going|got|get|gets) (?:in )?(?:to|from|through|on)|works? (?:for|with|on))\W*(?:an? |our |the )?$/i;
/** 'Can you write to me at', 'call me on'. */
const toReachMe =
  /\b(?:(?:reach|contact|email|e-mail|mail|write|text|call|ring|phone|message|tell|answer)(?: (?:to|with|back))? ?(?:me|us)|(?:reach|get|contact)(?: me| us)?|send (?:it|that|this|them|the|me|us|some|more|an?|info|information|details|your)|(?:write|reply|email|mail|get back|come back) to|(?:you|somebody|someone|anyone|one of you)(?: please)? (?:please )?(?:call|ring|phone|text|email|mail|write|contact|reach))\b/i;
const ownContact = /\b(?:my|me)\b/i;

/** Whether an email address or a number that nobody asked for is somebody else's, or one of which is spoken. */
export function isOthersContact(around: Around): boolean {
  const { before, after } = clauseAround(around);
  const clause = `${before} … ${after}`;
  if (likeOne.test(before) && !toReachMe.test(before)) return true;
  if (ofOthers.test(before) && reaches.test(before)) return true;
  if (toReachMe.test(before) || ownContact.test(before)) return false;
  return asks(before === '' ? `${after}` : clause) && reaches.test(before);
}

/** Words that stand before `at` and begin no address: 'have a look at example.com'. */
const noLocalPart = new Set(
  'look looking looked see seen find found check us me you them it people folks team guys someone somebody sign signed work works working worked am is are was were been be listed based here there sell selling buy order shop booked stay staying us that advertise advertising visit'.split(
    ' ',
  ),
);

/** Whether the address was made of a verb and a site that was written with its dot: 'look at example.com'. */
export function isVerbAtSite(text: string, email: string): boolean {
  return !text.includes('@') && noLocalPart.has(email.split('@')[0] ?? '') && /\p{L}\.\p{L}/u.test(text);
}

const notOurs =
  /(?:\b(?:is not|isn't|isnt|was not|wasn't|not)|'s not) (?:my|our|mine|ours)\b(?: own| actual)?(?: (?:web ?site|site|page|web ?address|company|url))?/i;

/**
 * What follows where a text says that a known address is not the caller's own: 'Booking.com isn't my website'; null for
 * any other text.
 */
export function behindDenial(text: string, known: string): string | null {
  const name = known.replace(/^https?:\/\/(?:www\.)?/i, '').split(/[./]/)[0] ?? '';
  const found = notOurs.exec(text.replace(/[’‘]/g, "'"));
  if (!found) return null;
  const said = text.slice(0, found.index).toLowerCase();
  const isMeant =
    said.includes(name.toLowerCase()) ||
    (/site|page|url|address/i.test(found[0]) && /\b(?:that|it|this)$/.test(said.trim()));
  return isMeant ? text.slice(found.index + found[0].length) : null;
}
