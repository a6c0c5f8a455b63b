import { splitSentences } from '../../engine/text/sentences.ts';
import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { asksToBeDone } from './asked-deed.ts';
import { besideRefusal } from './booking-turn.ts';
import type { HeardBooking } from './heard-booking.ts';

const booksByName =
  /(?<!\bwithout (?:an? )?)\b(book|booking|reserve|reservation|schedule|appointment|appointments|appt|appts|fit me in|squeeze me in|(?<!\bnot (?:able to )?)(?:come|get) in(?! (?:the|with|to the)\b)|pencil me in|put me down|sign me up|be seen|see (?:someone|somebody|anyone|anybody|(?:a|the|your) (?:dentist|doctor|hygienist|stylist|barber))|bring (?:him|her|them|my (?:son|daughter|kid|kids|child|children|mother|father|mum|mom|dad|wife|husband)) (?=on\b|at\b|today\b|tomorrow\b|this\b|next\b|after\b|\w+day\b)|(?:bring|get) (?:him|her|them|my (?:son|daughter|kid|kids|child|children|mother|father|mum|mom|dad|wife|husband)) (?:in|seen)|(?:someone|somebody|anyone|anybody|you|dentist|doctor) (?:to |please )?(?:see|look at|(?:have|take) a look at) (?:me|us|him|her|them|it|this|my)|(?:get|have) (?:it|this|that|(?:my|this|that|a) \w+) (?:looked at|seen to))\b/;
const wants =
  /\b(i would like|i want|i need|i would love|need|can i|could i|may i|can you|could you|can we|could we|let us|looking for|looking to|like to|love to|trying to|hoping to|make me|make an|get me|give me|please|set up|want to|help me|have to|got to|can (?:some|any)(?:one|body)|book me|(?:my (?:\w+ )?\w+|he|she) needs)\b/;
const startsBooking = /^(book|reserve|schedule|make|an? appointment|appointment|new appointment|booking)\b/;
const ordersBooking = /^(?:book|reserve|schedule)\b/;
/** What comes before an order: 'ok let's book a check-up'. */
const leadUp: ReadonlySet<string> = new Set(
  'ok okay alright all right great good fine cool perfect lovely brilliant sure yes yeah yep so well then now and just please let us is lets'.split(
    ' ',
  ),
);

function ordersToBook(plain: string): boolean {
  const words = plain.split(' ');
  return ordersBooking.test(words.slice(words.findIndex((word) => !leadUp.has(word))).join(' '));
}

const comes =
  /(?<!\b(?:do|does|should|must|would|if) )\b(?:i|we|he|she|they) (?:(?:will|can|could|may|wants?|would like|needs?)(?: to)? )?come\b(?! from)/;
const wantsToCome = /(?<!\b(?:do|should|must|would) )\bi (?:want|would like|need)(?: to)? come\b(?! from)/;
const availability =
  /\b((?<!\b(?:owe|pay|bring|cost) (?:you |me )?)(?:anything|something)|slot|slots|opening|openings|times|appointment|appointments|appt|appts|available|availability|free|space|spot|room|(?:have|has|got) (?:any |some |a )?time|fit me|see me|see us|take (?:me|us|both|him|her|them|my \w+)|(?<!\bnot (?:able to )?)(?:come in|come by|get in)|next)\b/;
/** Questions about the business and its rules, which its knowledge answers. */
const asksOfRules =
  /^(where|who (?:do|should|must|can|would) (?:i|we) (?:call|ring|phone|ask|contact|tell|text|speak|talk|turn)|what (if|happens|do i|is your|are your|(?:should|can|could|shall|would) (?:i|we))|how|why|do i|must i|should i|does|will i|if (?:i|that|it|this|he|she|they|my|something)|do you (charge|require|take|accept|do|offer|have a|have any (rules|fees))|what time do you (open|close)|when do you (open|close)|are you open|is it)\b/;
const joint =
  /^(?:(?:and|but|so|no|ok|okay|oh|well|then|hm|just|please|tell me|wait|sorry|um|uh|er|yeah|(?:i )?(?:just )?want to know) )+/;

function withoutJoint(plain: string): string {
  return plain.replace(joint, '');
}

export function isRule(plain: string): boolean {
  return asksOfRules.test(withoutJoint(plain)) && !asksForNext(plain);
}

/** Whether a question is about the business and its rules: 'what happens when …', 'do I need a patch test first?' */
export function asksOfRulesOnly(text: string): boolean {
  return isRule(plainWords(text).join(' '));
}

const asksHowToBook = /^(how|where) (do|can|could) (i|we) (book|make|get|schedule|reserve)\b/;
/** A text of so few words that names a service asks for it. */
const mostWordsOfAName = 3;
const aboutBusiness =
  /\b(open|opens|opening hours|close|closes|closed|closing|business hours|how much|cost|costs|price|prices|park|parking|cheaper|expensive|how long|charge|insurance|walk in|walk ins)\b/;
export const cancels = /\b(cancel|cancelling|canceling|call off|delete|drop|remove|scrap|get rid of)\b/;
const dropsAll =
  /\b(never ?mind|forget it|forget about it|leave it|changed my mind|do not bother|drop it|do not want (it|to book|an appointment)|no appointment|not book|cancel that|cancel it|cancel this|cancel the booking|cancel everything|stop)\b/;

/** 'I had my fringe done on Tuesday': a day in the past. */
export const tellsOfPast =
  /\b(?:i|we|he|she) (?:had|got|came|went|did|(?:was|were) (?:in|there|with|at))\b|\byou (?:did|cut|gave|made)\b/;

/** Words around a day or a time that ask for nothing else. */
const timeFrame: ReadonlySet<string> = new Set(
  'so ok okay well then hm would could can will does do is any chance of for on at the in there have got anything work works suit suits good fine possible you me us that this next please after before around by'.split(
    ' ',
  ),
);
const timeName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|today|tomorrow|tonight|morning|afternoon|evening|noon|lunchtime|week|weekend|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|past|quarter|am|pm|o'clock|\d{1,2}(?:am|pm)?)$/;

/** 'How about tomorrow?', 'would Thursday at three work': a day or a time, and nothing else that is asked. */
function asksOnlyForTime(plain: string): boolean {
  return plain.split(' ').every((word) => timeFrame.has(word) || timeName.test(word));
}

/** 'I want to know what it can do for my barber shop.' */
const asksToKnow = /\b(?:want|like|need|love|trying) to (?:know|ask|understand|find out|hear|see what)\b/;

/** 'I want to know can somebody look at it.' */
const asksToBeSeen =
  /\b(?:can|could|would|if|whether) (?:some(?:one|body)|any(?:one|body)|you|i|the dentist|the doctor) (?:could |can |please )?(?:see|look at|fix|get (?:in|seen)|be seen|come in|have)\b/;

/** What is known of a text that may ask for an appointment. */
export interface NamedInBooking {
  /** It names a service. */
  named: boolean;
  /** It names a day or a time. */
  dated: boolean;
  /** A question was answered just before, to which it may belong. */
  followsUp?: boolean;
}

/** True for a text that asks for an appointment. */
export function wantsBooking(text: string, { named, dated, followsUp = false }: NamedInBooking): boolean {
  const plain = plainWords(text).join(' ');
  if (asksHowToBook.test(plain)) return true;
  const last = plainWords(splitSentences(text).at(-1) ?? '').join(' ');
  if (isRule(last) && !booksByName.test(last)) return false;
  if (besideRefusal(text) !== null) return false;
  if (asksToKnow.test(plain) && !dated) return booksByName.test(plain) || (named && asksToBeSeen.test(plain));
  if (dated && asksOnlyForTime(followsUp ? plain : plain.replace(/^(?:and )?(?:how|what) about /, ''))) return true;
  if (
    cancels.test(plain) ||
    isRule(plain) ||
    asksToDoOther(plain) ||
    (/^(is|are) there/.test(plain) && !dated) ||
    (aboutBusiness.test(plain) && (isQuestion(text) || text.includes('?')))
  )
    return false;
  if (startsBooking.test(plain) || ordersToBook(plain)) return true;
  if (dated ? comes.test(plain) : wantsToCome.test(plain)) return true;
  if (named && plain.split(' ').length <= mostWordsOfAName && !isQuestion(text)) return true;
  if (named && asksToBeDone(text) && !aboutBusiness.test(plain)) return true;
  if (booksByName.test(plain) && (wants.test(plain) || dated)) return true;
  if (tellsOfPast.test(plain)) return asksForNext(plain);
  if (dated && availability.test(plain)) return true;
  if (asksForNext(plain)) return true;
  return named && (dated || (wants.test(plain) && !isAboutPrice(plain)));
}

const asksToDo =
  /^(?:(?:when|what time|until when|how long) )?(?:can|could|may|might|should|must|shall) (?:i|we) (?:(?:still|also|even|just|please|maybe|then|not|possibly) )*(\w+)/;
/** What a caller does who comes. */
const ofVisit = new Set(
  'have get book come be do make take see schedule reserve arrange try squeeze fit pop drop swing stop visit start go move change switch grab ask request know check hear find bring talk speak meet chat discuss call'.split(
    ' ',
  ),
);

/** 'Can I eat before a filling at nine': a question whether one may do something else than come. */
function asksToDoOther(plain: string): boolean {
  const [, deed] = asksToDo.exec(withoutJoint(plain)) ?? [];
  return deed !== undefined && !ofVisit.has(deed);
}

const comesBy =
  /\b(?:you|doctor|dentist) (?:(?:could|can|please) )*(?:see|look at|squeeze|fit) (?:in )?(?:me|us|him|her|them|my|our|it|this)|(?:get|have) (?:it|this|my \w+(?: \w+)?) (?:checked|done|sorted|fixed|cut|cleaned)|(?:pop|drop|swing|stop) (?:in|by|over|round)|make it in\b/;
const asksIfPossible =
  /^(?:how about|what about|any chance|anything|(?:can|could|may|might|would|will|is|are|does) (?!it (?:rain|snow|be)).*\b(?:i|me|we|us|my|our|you|he|she|him|her|they|them|that|there|ok|okay|work|possible|free)\b)/;

/**
 * True for a text that probably asks for an appointment, for when nothing else is known to say to it: it mentions one,
 * speaks of coming, or asks whether a day or a time is possible. `named` and `dated` as for `wantsBooking`.
 */
export function mayWantBooking(text: string, { named, dated }: NamedInBooking): boolean {
  const plain = plainWords(text).join(' ');
  const asked = withoutJoint(plain);
  if (asksToKnow.test(plain) && !dated) return false;
  if (
    besideRefusal(text) !== null ||
    cancels.test(plain) ||
    tellsOfPast.test(plain) ||
    /^(?:what|who|where|why|how (?!about))/.test(asked) ||
    asksToDoOther(plain)
  )
    return false;
  if (comesBy.test(plain) || (named && dated)) return true;
  if (dated && asksIfPossible.test(asked)) return true;
  return booksByName.test(plain);
}

/** 'The next free time', 'when is it possible'. */
export function asksForNext(plain: string): boolean {
  return /\b(?:(?:next|earliest|soonest) (?:(?:free|available|open) )?|first (?:free|available|open) )(?:slot|slots|appointment|opening|time|date)\b|\bfirst (?:slot|appointment|opening)\b|\bhow (?:soon|quickly|fast) (?:can|could|would) (?:(?:i|we|he|she|they) (?:come|be seen|get|see|have|book)|you (?:see|fit|squeeze|take|get|have|look))\b|\b(earliest|soonest) (?:that )?(?:you|i|we|he|she) (?:can|could|have)\b|\b(?:when|what) is (?:the|your) (?:next|earliest|soonest|first)\b|^(?:ok |okay |so |and |then )*when (?:(?:is|would be|are) (?:it |that |you )?(?:possible|free|available)|(?:can|could) (?:i|we|he|she|you) (?:come|get in|see|be seen|fit))\b/.test(
    plain,
  );
}

function isAboutPrice(plain: string): boolean {
  return /\b(how much|cost|costs|price|prices|do you|what)\b/.test(plain);
}

/** True for a question about the business that only mentions a day: 'What time do you close on Friday?' */
export function asksAboutBusiness(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return aboutBusiness.test(plain) && isQuestion(text) && !/\b(slot|slots|anything|appointment|book)\b/.test(plain);
}

/** True for a whole utterance that gives the booking up. */
export function givesUp(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  return (
    words.length <= 9 &&
    (dropsAll.test(plain) || /^(cancel|stop|abort|forget it|nothing|no thanks nothing)$/.test(plain))
  );
}

/** 'What should I do for the pain until one o'clock?': a time in it is none that is asked for. */
export function asksForAdvice(text: string): boolean {
  return /^(?:what (?:should|shall|would) (?:i|we) (?:do|bring|wear|eat|take|tell)|why|how (?:do|does|should|will|would|did|is|are)|will i|do i (?:have|need)|must i|should i)\b/.test(
    withoutJoint(plainWords(text).join(' ')),
  );
}

const refusals =
  /\b(neither|none of|no good|do not work|does not work|not suit|something else|anything else|other times|other options|can not (do|make)|another (time|day|one)|different (time|day)|too (early|late)|not possible)\b/;
const laterWish = /\b(not (?:so|that|too) early|later|too early|after that|push it back|move it back|postpone)\b/;
const earlierWish = /\b(not (?:so|that|too) late|earlier|too late|before that|sooner|forward)\b/;

/** 'Neither', 'another day': the times that were offered do not suit. */
export function refusesOffers(text: string): boolean {
  return refusals.test(plainWords(text).join(' '));
}

const others =
  /\b(?:what|anything|something|any(?:one|where)?) else\b(?! (?:do i|should i|is included|does it|could you do|can you do))|\b(?:any |some )?(?:other|more|different) (?:times?|slots?|options?|openings?|appointments?)\b|\b(?:any|some|the) others\b|\b(?:other ones|another (?:time|slot|one) (?:then|please|maybe)?)$/;

/** 'What else is there?', 'any other times': times beside those that were spoken of are asked for. */
export function asksForOthers(text: string): boolean {
  return others.test(plainWords(text).join(' '));
}

/** 'Friday I can't': the only day that is named is one that does not suit. */
export function refusesDay(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  const days = words.filter((word) => /^(?:today|tomorrow|\w{2,6}day)s?$/.test(word));
  return (
    days.length === 1 &&
    /\b(?:can not|not can|could not|does not (?:work|suit)|is (?:no good|not good|bad))\b/.test(plain) &&
    !/\b(?:but|about|instead|rather|only|before|after|until|or|maybe|make it)\b/.test(plain)
  );
}

/** 'Let's start over': what was said so far does not count any more. */
export function startsOver(text: string): boolean {
  return /\b(?:start|begin) (?:over|again|anew|from (?:scratch|the beginning))\b/.test(plainWords(text).join(' '));
}

/** How far a time is to be moved, in minutes: 'half an hour earlier' is -30; null when it is not said. */
export function shiftBy(text: string): number | null {
  const said = /\b(half an hour|an hour|(\d{1,3}) minutes) (later|earlier|sooner|forward)\b/.exec(
    timeWords(text).join(' '),
  );
  if (!said) return null;
  const [, length, minutes, way] = said;
  const by = length === 'half an hour' ? 30 : Number(minutes ?? 60);
  return way === 'later' ? by : -by;
}

/** Which way from the times that were spoken of a caller wants others. */
export function wantsShift(text: string): 'later' | 'earlier' | null {
  const plain = plainWords(text).join(' ');
  if (laterWish.test(plain)) return 'later';
  return earlierWish.test(plain) ? 'earlier' : null;
}

/** 'Who is Mara?', but not 'is Mara free?'. */
const asksAboutSomebody =
  /^(?:and )?(?:who|how|what|why|is|does)\b(?!.*\b(?:free|available|there|in|working|do|work|time|slot|about|with)\b)/;

/** 'What is the difference between balayage and highlights?' names services and chooses none. */
export function onlyAsksAbout(text: string, { service, people, anyone, day, time }: HeardBooking): boolean {
  const namesPerson = people.length > 0 && service === null && !anyone && !day && !time;
  if (namesPerson && isQuestion(text)) return asksAboutSomebody.test(plainWords(text).join(' '));
  const namesOnly = service !== null && people.length === 0 && !anyone && !day && !time;
  if (!namesOnly || !isQuestion(text)) return false;
  return !/^\W*(?:and |or )?(?:what|how) about\b/i.test(text) && !wantsBooking(text, { named: true, dated: false });
}
