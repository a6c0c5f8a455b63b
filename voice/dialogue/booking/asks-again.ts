import { plainWords } from '../knowledge/plain-words.ts';
import { cancels } from './booking-intents.ts';
import { mine } from './change-intents.ts';

const asksWhen =
  /\b(when|what time|what day|which day|what did i book|what have i booked|what do i have|do i have(?! to)|have i got|did i book|is it booked|am i booked|what is booked|remind me|confirm my|check my|what is my|tell me my)\b/;

/** 'Remind me what time and where again'; 'remind me when it's time' asks for a reminder. */
const reminds =
  /\bremind me (?:again )?(?:please )?(?:of )?(?:what (?:time|day|date)|which day|when and where|where and when|when (?:my|i|that|it (?:was|is)(?! time))\b|(?:the|my) (?:time|day|date|appointment|booking|visit)\b)/;

/** 'When is my appointment?' */
export function asksForOwn(text: string): boolean {
  const plain = plainWords(text).join(' ');
  if (
    reminds.test(plain) ||
    /\b(what did i (?:just )?book|(?:do )?i have (?:an )?appointment or no|(?:say|tell me)(?: me)? again (?:the )?time of|what have i booked|what do i have booked|do i have anything booked|do i have an appointment|have i got an appointment|do i have any appointments|what is booked|when am i (booked|coming|in)|(?:what|which) (?:appointments?|bookings?|visits?) (?:do|have|did) i|(?:what|which)(?: one)?(?: (?:appointments?|bookings?))? (?:are|is)(?: (?:now|actually|there))* (?:there|booked)|am i still booked|do i still have|what time am i|am i booked)\b/.test(
      plain,
    )
  )
    return true;
  return (
    asksWhen.test(plain) && mine.test(plain) && !cancels.test(plain) && !/\b(change|move|reschedule)\b/.test(plain)
  );
}

const again =
  /^(?:and |sorry |so )?(?:(?:when|who|what (?:day|time|date|name)) (?:was|is) (?:that|it|mine)(?: (?:under|in|for|with))?(?: again)?|(?:(?:can|could|would) you )?(?:please )?(?:repeat|say|tell me) (?:that|the (?:time|day|date|booking|appointment))(?: again)?(?: please)?)$/;

/** 'What day was that again?' about what was booked just before. */
export function asksAgain(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return again.test(plain);
}

const where =
  /\bwhere (?:was (?:it|that)|is (?:it|that) again)\b|\bwhere (?:do|should|must|shall|will|am) (?:i|we) (?:(?:have|need|supposed) to )?(?:go|going|come|coming)(?: to)?(?: again)?$|\b(?:when|time|day) (?:and|or) where\b|\bwhere and when\b|\band where(?: again)?$/;

/** 'And where was it again?', 'what time and where' about what is booked: whoever comes asks for the address. */
export function asksWhere(text: string): boolean {
  return where.test(plainWords(text).join(' '));
}

const settled =
  /\b(?:all (?:set|good|sorted|done|booked)|good to go|(?:go|went|gone) through|confirmed|booked|sorted|done|in the (?:book|diary|system)|that (?:it|all|everything))(?: (?:then|now|already|in|for me|is it|right|yes|okay|ok|with you))*$/;
const asksIf = /^(?:(?:and|ok|okay|right|great|perfect|oh) )*(?:so|is|are|am|did|does|has|have|was)\b/;
const mostWords = 9;

/** 'So I'm all set?', 'did it go through?' about what was booked just before. */
export function asksIfSettled(text: string): boolean {
  const words = plainWords(text);
  const plain = words.join(' ');
  if (/^(?:which|what|who|when)\b/.test(plain)) return false;
  return words.length <= mostWords && settled.test(plain) && (asksIf.test(plain) || /\?\s*$/.test(text));
}

const toConfirm =
  /^(?:(?:and|so|ok|okay|sorry) )*(?:just to (?:be sure|be clear|confirm|check)|(?:is|was) (?:it|that|mine|my))\b|\b(?:right|yes|correct|is it|is it not)$/;
const proposes = /\b(?:what about|how about|can|could|would|free|available|move|change|instead|book)\b/;

/** 'It's at three, right?', 'just to be sure, that's Monday?' */
export function asksToConfirm(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return toConfirm.test(plain) && !proposes.test(plain);
}
