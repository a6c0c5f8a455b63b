import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, saysSomething, stageOf, type Wish } from './booking-state.ts';
import { questionsIn } from './booking-turn.ts';
import { bareName, mayBeSpelledSo } from './caller-name.ts';
import { type HeardBooking, nothingHeard } from './heard-booking.ts';
import { listedNames, nameOfFurther } from './listed-names.ts';
import { listed } from './lists.ts';
import { namesByWhose, namesOfVisits } from './names-of-visits.ts';
import type { SeveralBookings } from './several-bookings.ts';
import { isFirstName } from './waiting-visit.ts';
import type { WishSteps } from './wish-steps.ts';
import type { WishTurns } from './wish-turns.ts';

interface WishNamingOptions {
  sentences: BookingSentences;
  steps: WishSteps;
  several: SeveralBookings;
  turns: WishTurns;
  heardIn(text: string): HeardBooking;
}

/** Puts names under the visit in hand and under those that wait. */
export interface WishNaming {
  /** Puts each of several names under a visit of its own; null where a text names fewer, or fewer visits are wished. */
  nameAll(wish: Wish, text: string): BookingReply | null;
  /** Takes another name than the one that is read back for that of the visit that waits; null for any other turn. */
  nameNext(wish: Wish, text: string): BookingReply | null;
}

export function createWishNaming({ sentences, steps, several, turns, heardIn }: WishNamingOptions): WishNaming {
  /** Puts each of several names under a visit of its own; null where a text names fewer, or fewer visits are wished. */
  function nameAll(current: Wish, text: string): BookingReply | null {
    const names = namesByWhose(text);
    // 'Highlights for me and Jonas for my mother' names a service and a stylist.
    const isOfVisits = names && [names.own, names.other].some((each) => saysSomething(newWish(), heardIn(each)));
    const byWhose = isOfVisits ? null : names;
    const ofOther = byWhose && (current.isForOther ? byWhose.own : byWhose.other);
    const isAsked = several.count > 0 && (stageOf(current) === 'name' || stageOf(current) === 'confirming');
    const list =
      byWhose || !isAsked ? null : listedNames(text, stageOf(current) === 'name' || isFirstName(current.name, text));
    const named =
      byWhose && ofOther
        ? [current.isForOther ? byWhose.other : byWhose.own, ofOther]
        : (list?.names ?? namesOfVisits(text));
    const [first, ...others] = named;
    const isTaken = current.isForOther && ofOther ? several.nameOwn(ofOther) : several.nameOthers(others);
    if (!first || !isTaken) return null;
    // 'Hannah is the second' names no day.
    const { say } = steps.take(current, byWhose ? nothingHeard : heardIn(list?.rest ?? text), first);
    const asked = questionsIn(text);
    const turn = turns.read(current, asked.map(({ question }) => question).join(' '));
    const reply = {
      say: [sentences.phrase('nameNoted', { name: listed([first, ...others], 'and') }), ...say],
      mayRepeat: true,
    };
    return asked.length > 0 ? turns.answered(current, turn, reply) : reply;
  }

  /** Takes another name than the one that is read back for that of the visit that waits; null for any other turn. */
  function nameNext(current: Wish, text: string): BookingReply | null {
    const further = several.count > 0 ? nameOfFurther(text) : '';
    if (further && several.nameOthers([further]))
      return { say: [sentences.phrase('nameForNext', { name: further }), sentences.shortQuestion(current)] };
    if (stageOf(current) !== 'confirming' || current.doubted) return null;
    const name = bareName(text);
    if (name === '' || mayBeSpelledSo(current.name, name) || !several.nameNext(name)) return null;
    return { say: [sentences.phrase('nameForNext', { name }), sentences.shortQuestion(current)] };
  }

  return { nameAll, nameNext };
}
