import { isQuestion } from '../understanding/intents.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Appointment } from './calendar.ts';
import { bareName } from './caller-name.ts';
import { wholeName } from './whose-appointment.ts';
import type { BookingReply } from './wish-steps.ts';

/** Asks the open question of a wish again, after a text that nobody understood; null after a question of the caller. */
export function repeatQuestion(
  wish: Wish,
  text: string,
  sentences: BookingSentences,
  last?: Appointment,
): BookingReply | null {
  const stage = stageOf(wish);
  if (stage === 'service') wish.serviceAsked++;
  if (isQuestion(text)) return null;
  const name = stage === 'confirming' ? '' : bareName(text);
  if (name) {
    wish.name = wholeName(name, wish, last);
    return { say: [sentences.phrase('nameNoted', { name: wish.name }), sentences.question(wish)] };
  }
  switch (stage) {
    case 'name':
      return { say: [sentences.phrase('askNameAgain')] };
    case 'when':
      return { say: [sentences.phrase('askWhenAgain')] };
    case 'offered':
      return { say: [wish.offers.length > 1 ? sentences.which(wish.offers) : sentences.question(wish)] };
    case 'confirming':
      return { say: wish.slot ? [sentences.phrase('confirmShort', sentences.places(wish.slot))] : [] };
    default:
      return { say: [sentences.question(wish)] };
  }
}
