import { plainWords } from '../knowledge/plain-words.ts';
import { hearBeside } from './beside.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import type { Wish } from './booking-state.ts';
import type { Calendar } from './calendar.ts';
import type { HeardBooking } from './heard-booking.ts';
import { adds, furtherIn, tellsOfMore } from './several-words.ts';
import { isAtSameTime, isForOther, nameOfOther, whoseIs } from './whose-appointment.ts';

/** 'It's for my daughter', of the visit in hand. */
const tellsWhose = /^(?:and |but )?(?:it|that|this)(?: is|'s)\b/i;

const asksWhenOf =
  /^(?:(?:and|but|so|ok|okay|oh)[, ]+)*when (?:do|can|should|could|would|will|must) (?:i|we) (?:(?:have|need) to )?(?:come|get|have|do)\b/i;
const asksIfPossible = /^(?:(?:and|but|so|also|oh|ok|okay)[, ]+)*(?:can|could|would)\b/i;
const insteadOfOwn = /\b(?:instead|not (?:for )?me|rather than)\b/i;

/**
 * Whether a text asks for a further appointment beside the one that is being made. `named`: the service that it names;
 * `agreed`: the one in hand is agreed to; `known`: how many further ones are known of.
 */
export type AddsAnother = (
  text: string,
  named: BookableService | null,
  wish: Wish,
  agreed: boolean,
  known: number,
) => boolean;

export function createAddsAnother(
  definition: BookingDefinition,
  calendar: Calendar,
  heardIn: (text: string) => HeardBooking,
): AddsAnother {
  return (text, named, wish, agreed, known) => {
    const other = nameOfOther(text);
    // 'And now the one for Noah', where that is being made.
    if (other !== '' && other.split(' ')[0] === wish.name.split(' ')[0]) return false;
    const isOther = named !== null && wish.service !== null && named !== wish.service;
    // 'It's for my son' tells of a son once more, where his visit is being made.
    const isTold = wish.isForOther && other === '' && !tellsOfMore.test(text);
    const isForSomebody = (isForOther(text) && !isTold) || (other !== '' && other !== wish.name);
    const { side } = hearBeside(text, definition);
    if (
      side &&
      side !== 'next' &&
      !calendar.appointments.some(({ name }) => name === other) &&
      (isOther || isForSomebody)
    )
      return true;
    const whose = whoseIs(text);
    const { day, time } = heardIn(text);
    // 'And mine at noon, you still have that?' speaks of what is booked then.
    const isBooked = calendar.appointments.some(
      (each) => time?.kind === 'at' && time.minute === each.minute && (day?.kind !== 'on' || day.day === each.day),
    );
    if (isBooked && whose === 'caller') return false;
    // 'And mine at half past nine', while another's is made or the one in hand is agreed to.
    if (whose === 'caller' && (wish.isForOther || agreed) && (named || day || time)) return true;
    // 'Yes please, and will you then do my daughter at four?'
    if (agreed && isForOther(text) && (day || time) && !tellsWhose.test(text)) return true;
    // 'Can my friend get a cut at the same time?', while the caller's own is made.
    const isOwnInHand = !wish.isForOther && (wish.slot !== null || wish.offers.length > 0);
    const isBesideOwn = isForOther(text) && !tellsWhose.test(text) && !insteadOfOwn.test(text);
    if (isOwnInHand && isBesideOwn && (isAtSameTime(text) || (isOther && asksIfPossible.test(text)))) return true;
    // 'And when do I come for the test, then?'
    if (isOther && asksWhenOf.test(text)) return true;
    if (!adds.test(plainWords(text).join(' '))) return false;
    return isOther || isForSomebody || furtherIn(text, definition) > known;
  };
}
