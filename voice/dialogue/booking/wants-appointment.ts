import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { wantsBooking } from './booking-intents.ts';
import { type HeardBooking, isDated } from './heard-booking.ts';
import { isForOther } from './whose-appointment.ts';

/** A text of so few words that names a day and a time asks for it. */
const mostWordsOfATime = 8;

/** Whether a text asks for an appointment. `isMade`: one was made before, beside which others may be wanted. */
export function wantsAppointment(
  text: string,
  heard: HeardBooking,
  { followsUp, isMade }: { followsUp: boolean; isMade: boolean },
): boolean {
  const { service, day, time } = heard;
  if (wantsBooking(text, { named: service !== null, dated: isDated(heard), followsUp })) return true;
  if (isQuestion(text)) return false;
  if (isMade && isForOther(text)) return true;
  return day !== null && time !== null && plainWords(text).length <= mostWordsOfATime;
}
