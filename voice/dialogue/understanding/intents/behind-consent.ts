import { phraseAt, saidWords } from '../phrases/said-words.ts';

const leadIn = new Set('um uh uhm umm er erm oh ah well ok okay hm hmm mm sorry lol haha ha so right yeah'.split(' '));
const no = new Set(
  'no, nope, nah, naw, nay, noo, not now, not yet, not really, not today, not right now, not necessary, not needed, never mind, nevermind, rather not, prefer not'.split(
    ', ',
  ),
);
/** What may stand beside a no without saying more than it. */
const beside = new Set(
  [
    'thanks, thank you, thanks a lot, thank you very much, thank you so much, thanks anyway, thank you anyway, thanks though, cheers, ta',
    'please, sorry, wait, hold on, hang on, stop, first, dear, love, mate, man, sir, honestly, really, then, yet, now, today, just now, right now, at the moment, for now',
    'that is fine, that is ok, that is okay, that is all right, that is alright, that is good, that is not necessary, that is not it, that is not what i want, that will not be necessary',
    'it is fine, it is ok, it is okay, it is all right, it is alright, it is all good, all good, all set, i am good, i am fine, i am ok, i am okay, i am all right, i am alright, no worries, no problem, that is it, that is all, that is everything, nothing else, oh wait',
    'forget that, forget it, forget this, never mind that, leave that, maybe later, later, maybe tomorrow, tomorrow, maybe next week, next week, maybe next month, next month, maybe another day, another day, some other day, maybe another time, another time, some other time, not that, not that one, neither, neither of them, neither one, none of them, none of those, none of that, something else',
  ]
    .join(', ')
    .split(', '),
);
const mostWordsOfPhrase = 5;

const yes = new Set(
  'yes, yeah, yep, yup, yea, aye, sure, sure thing, of course, absolutely, definitely, go ahead, go on, do that'.split(
    ', ',
  ),
);
const besideYes = new Set(
  'please, thanks, thank you, that would be good, that would be great, that would be lovely, sounds good, and, also, fine, good, great, lovely, perfect'.split(
    ', ',
  ),
);

const refusing = new Set(['no', 'not', 'without', 'skip', 'forget']);
const articles = new Set(['a', 'an', 'the', 'any', 'my', 'your', 'to', 'that', 'this']);
/** What is offered. */
const offered = new Set(
  'message messages request requests form callback call person human booking bookings appointment appointments visit time times contact'.split(
    ' ',
  ),
);
const us = new Set(['i', 'we', 'you']);
const doNot = new Set(['do', 'did', 'does', 'would', 'will', 'need']);
const wanting = new Set(['want', 'need', 'like', 'have', 'wish', 'care', 'require', 'bother']);
/** Where a question begins that was said without a pause. */
const asks = new Set('can could do does did is are will would should what how when where who why which'.split(' '));
/** A clause that declines is no longer. */
const mostWordsOfClause = 9;

type Words = ReturnType<typeof saidWords>;

/**
 * What a text says behind a no that turns an offer down: 'how much is it?' in 'no thanks, how much is it?'. Empty when it
 * says no more; null when it does not begin with a no.
 */
export function behindNo(text: string): string | null {
  const words = saidWords(text);
  let at = 0;
  let refused = false;
  for (;;) {
    const ofNo =
      (words[at]?.plain === 'no' ? unwanted(text, words, at) : 0) ||
      refusedOffer(words, at) ||
      phraseAt(words, at, no, mostWordsOfPhrase);
    const more = refused ? phraseAt(words, at, beside, mostWordsOfPhrase) || unwanted(text, words, at) : 0;
    const count = ofNo || more || Number(leadIn.has(words[at]?.plain ?? ''));
    if (count === 0) break;
    refused ||= ofNo > 0;
    at += count;
  }
  return refused ? text.slice(words[at]?.from ?? text.length).trim() : null;
}

const notNow =
  /^\W*(?:(?:um|uh|oh|no|ok|okay|well|sorry)\W+)*not (?:yet|now|today|just yet|right now|at the moment)\b/i;

/** What a text says behind 'not yet'; null where it says nothing of the kind. */
export function behindNotNow(text: string): string | null {
  return notNow.test(text) ? behindNo(text) : null;
}

/** What a text asks behind a yes, with or without a pause: 'yes please is there parking'. Empty when it asks nothing. */
export function askedBehindYes(text: string): string {
  const words = saidWords(text);
  let at = 0;
  let agreed = false;
  for (;;) {
    const ofYes = phraseAt(words, at, yes, mostWordsOfPhrase);
    const more = agreed ? phraseAt(words, at, besideYes, mostWordsOfPhrase) : 0;
    const count = ofYes || more || Number(leadIn.has(words[at]?.plain ?? ''));
    if (count === 0) break;
    agreed ||= ofYes > 0;
    at += count;
  }
  const rest = text.slice(words[at]?.from ?? text.length).trim();
  return agreed && asks.has(words[at]?.plain ?? '') ? rest : '';
}

/** Number of words of 'no message', 'not a request'. */
function refusedOffer(words: Words, at: number): number {
  if (!refusing.has(words[at]?.plain ?? '')) return 0;
  const noun = articles.has(words[at + 1]?.plain ?? '') ? at + 2 : at + 1;
  if (!offered.has(words[noun]?.plain ?? '')) return 0;
  return noun + 1 - at + Number(words[noun]?.plain === 'call' && words[noun + 1]?.plain === 'back');
}

/** Number of words of 'I don't need the part about numbing', 'no need to call', up to its end or a question. */
function unwanted(text: string, words: Words, at: number): number {
  const [first, second, third, fourth] = words.slice(at, at + 4).map(({ plain }) => plain);
  const isNegated = us.has(first ?? '') && doNot.has(second ?? '') && third === 'not' && wanting.has(fourth ?? '');
  const least = isNegated ? 4 : first === 'no' && second === 'need' ? 2 : 0;
  if (least === 0) return 0;
  for (let count = least; count <= mostWordsOfClause; count++) {
    const last = words[at + count - 1];
    if (!last) return count - 1;
    if (/[,.;!]$/.test(text.slice(last.from, last.to))) return count;
    if (asks.has(words[at + count]?.plain ?? '')) return count;
  }
  return 0;
}
