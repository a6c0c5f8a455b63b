import { plainWords } from '../../knowledge/plain-words.ts';
import { trade } from '../../knowledge/trades.ts';
import { clausesOf } from '../intents/clauses.ts';
import { isQuestion } from '../intents/intents.ts';
import { isMereTalk } from '../intents/mere-talk.ts';
import { saysMoreThanWho } from '../names/introduction.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { story } from './said-fields.ts';

const leadsUp = String.raw`(?:(?:and|but|so|no|also|well|oh|actually|wait|sorry|it should say)\b[ ,]*){0,4}`;
const number =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a dozen|a hundred|hundreds of|dozens of)';
/** 'The business is Dunne's Garage', 'we're called Harris Lets'. */
const ofBusiness = new RegExp(
  `^${leadsUp}(?:(?:the|my|our) (?:business|company|shop|firm|practice|clinic|garage|restaurant|salon|place|store|agency|studio|office)(?: name)?(?:'s| is| are)|(?:we're|we are) (?:called|based|in|from)\\b|(?:i'm|i am|we're|we are) (?:from|with|at) (?:the )?\\p{Lu}) `,
  'u',
);
/** 'It's more like 45 flats', 'we've got three vans'. */
const ofSize = new RegExp(
  `^${leadsUp}(?:(?:it's|its|it is|there's|there are|theres|they're|they are|(?:i|we)(?:'ve| have)(?: got)?|(?:i|we) (?:got|run|manage|own|let))) (?:(?:more like|closer to|nearer(?: to)?|around|about|like|roughly|actually|probably|now|only|just|over|nearly|almost) ){0,3}${number} (?!(?:one|two|three|four|five|six|seven|eight|nine|oh|zero|double|triple|not|minutes?|mins?|hours?|days?|weeks?|months?|o'clock|am|pm|percent|dot|questions?|things?|e-?mails?|mails?|numbers?|phones?|names?|websites?|sites?|of|or|and|to|at)\\b)(?=\\p{L})`,
  'iu',
);
/** 'It's for about 40 flats in Leeds', 'it's about the bookings', wherever it stands. */
const ofPurpose =
  /(?:^|[\s,.;])(?:it's|its|it is|it'd be|it would be|this is) (?:for|about|regarding|to do with) (?!(?:me|you|us|it|this|that|time|now|your|work|the best|myself|today|the same)\b)(?=[\p{L}\d])/iu;
const ofDetails =
  /@|\d{5}|\b(?:dot|e-?mail|mail|number|phone|mobile|spell\w*|letters?|surname|name (?:is|was)|web ?site|site|url|you|your)\b/i;
const leastWords = 3;
const mostWords = 24;

/** What a turn tells of the caller's business beside all else, and the turn without it. */
export interface FactsBeside {
  facts: readonly string[];
  rest: string;
}

/** Hears what a caller tells of their business, which is no field's value: its name, its size and what the call is for. */
export function hearFacts(text: string): FactsBeside {
  const facts: string[] = [];
  const rest: string[] = [];
  for (const clause of clausesOf(text)) {
    const from = isQuestion(clause) || isMereTalk(clause) ? -1 : factAt(clause);
    if (from >= 0) facts.push(story(withoutEnd(clause.slice(from).trim(), ' ,;:.!')));
    const left = from < 0 ? clause : clause.slice(0, from);
    if (left.trim()) rest.push(left);
  }
  return { facts, rest: rest.join(' ') };
}

/** Where the fact of a clause begins; -1 without one. */
function factAt(clause: string): number {
  const at = ofBusiness.test(clause) || ofSize.test(clause) ? 0 : clause.search(ofPurpose);
  const said = at < 0 ? '' : clause.slice(at);
  const { length } = plainWords(said);
  return length >= leastWords && length <= mostWords && !ofDetails.test(said) ? at : -1;
}

const beforeBusiness = /^(?:(?:and|from|of|at|with|here at|over at|it's|its) )+/i;
const longestBusiness = 8;

/** The business that a caller names behind who they are: 'Mick Dunne, Dunne's Garage in Leixlip'; null without one. */
export function hearBusinessBeside(text: string): string | null {
  const said = clausesOf(text)
    .slice(1)
    .map((clause) => withoutEnd(clause.replace(beforeBusiness, ''), ' ,;:.!'))
    .find(namesBusiness);
  return said ? story(said) : null;
}

/** 'I run a small shop' tells who calls. */
const tellsOfSelf = /^(?:i|we|i'm|we're|i've|we've)\b/i;

function namesBusiness(clause: string): boolean {
  const words = plainWords(clause);
  return (
    words.length > 1 &&
    words.length <= longestBusiness &&
    trade.test(words.join(' ')) &&
    !ofDetails.test(clause) &&
    !tellsOfSelf.test(clause) &&
    !isQuestion(clause) &&
    !saysMoreThanWho(clause)
  );
}
