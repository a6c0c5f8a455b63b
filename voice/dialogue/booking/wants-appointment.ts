import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { wantsBooking } from './booking-intents.ts';
import { partsOfTurn } from './booking-turn.ts';
import { type HeardBooking, isDated, withoutAnyDay } from './heard-booking.ts';
import { isForOther } from './whose-appointment.ts';

/** A text of so few words that names a day and a time asks for it. */
const mostWordsOfATime = 8;

/** `isMade`: an appointment was made before, beside which others may be wanted. `followsUp`: a question was answered. */
interface Before {
  followsUp: boolean;
  isMade: boolean;
}

/**
 * Whether a text asks for an appointment. What it tells is read by itself, and each question by itself: a day that is
 * told does not make a wish of a question about parking.
 */
export function wantsAppointment(text: string, heardIn: (text: string) => HeardBooking, before: Before): boolean {
  return partsOfWish(text).some((each) => wishes(each, heardIn(each), before) || beginsWithVisit(each, heardIn));
}

/** What a turn tells, without cases that may happen, and each of its questions: each may be a wish by itself. */
export function partsOfWish(text: string): string[] {
  const parts = partsOfTurn(text);
  const told = parts.filter(({ asks }) => !asks).map((part) => part.text);
  const asked = parts.filter(({ asks }) => asks).map((part) => part.text);
  if (asked.length === 0) return [text];
  return [told.join(' '), ...asked].map(withoutCases).filter((each) => each.trim() !== '');
}

const article =
  /^(?:(?:hi|hello|hey|um|uh|er|so|well|ok|okay|yes|yeah|just|maybe|and|then|also|plus) )*(?:a|an|one|another|two) (\w+(?: \w+){0,2})/;

/** 'A check-up for my son Leo', 'and a cleaning, too': names a visit first of all. */
function beginsWithVisit(text: string, heardIn: (text: string) => HeardBooking): boolean {
  const [, named = ''] = article.exec(plainWords(text).join(' ')) ?? [];
  const service = named === '' || isQuestion(text) ? null : heardIn(named).service;
  return service !== null && (heardIn(text).service === service || text.toLowerCase().includes(service.name));
}

function wishes(text: string, heard: HeardBooking, { followsUp, isMade }: Before): boolean {
  const { service, people, day, time } = heard;
  const dated = isDated(isQuestion(text) && ofAnything.test(plainWords(text).join(' ')) ? withoutAnyDay(heard) : heard);
  // 'Could Priya do it on Thursday?'
  const named = service !== null || (dated && people.length > 0);
  if (wantsBooking(text, { named, dated, followsUp })) return true;
  if (isMade && wantsBesideOwn(text, service !== null)) return true;
  if (isQuestion(text)) return false;
  // 'Women's cut with Mara'
  if (service && people.length > 0 && plainWords(text).length <= mostWordsOfATime) return true;
  if (isMade && isForOther(text)) return true;
  return day !== null && time !== null && plainWords(text).length <= mostWordsOfATime;
}

const asksToCome = /\b(?:can|could|may|would|will) (?:you )?(?:also )?(?:do |see |take |fit |fit in )?my \w+/i;
const besideOwn = /\b(?:too|as well|also|same time|same day|(?:after|before|next to|beside|with) (?:me|mine))\b/i;
/** 'Can my son wait here, too?' */
const comesAlong = /\b(?:wait|watch|sit|stay|play|bring|park|pay|cancel|call|ring)\b/i;
const needs = /\bneeds? (?:a|an|one|his|her|their|some)\b/i;

/** 'Can my lad come, too?', 'he needs a trim': a visit of somebody else beside the one that is made. */
function wantsBesideOwn(text: string, isNamed: boolean): boolean {
  if (isNamed && needs.test(text) && !isQuestion(text)) return true;
  return asksToCome.test(text) && isForOther(text) && besideOwn.test(text) && !comesAlong.test(text);
}

/** 'Is there anything off for new guests?' asks for no time, 'anything free' does. */
const ofAnything =
  /\b(?:any|some)thing (?!else\b|free\b|available\b|open\b|left\b|going\b|sooner\b|earlier\b|later\b|for (?:me|us|him|her)\b|at\b|on\b|in\b|this\b|next\b|today\b|tomorrow\b|\w+day\b|before\b|after\b|around\b|like\b|that\b)|\bdo (?:any|some)thing\b/;
const aCase = /\b(?:if|in case|whenever|when|unless|once)\s(?!not\b|so\b)[^,.;!?]*/gi;
const ofVisit =
  /\b(?:possible|free|available|open|you have|there is|there'?s|can|could|may|might|fits?|suits?|works?|ok|okay|would)\b/i;

/** A text without what may happen some day: 'if it starts hurting on a Sunday'; 'if you have anything on Friday' stays. */
function withoutCases(text: string): string {
  return ofVisit.test(text) ? text : text.replace(aCase, ' ');
}
