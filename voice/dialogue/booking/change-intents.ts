import { plainWords } from '../knowledge/plain-words.ts';
import { cancels, isRule } from './booking-intents.ts';

export const mine =
  /\b(my|the|our|this|that|mine) (next )?(appointment|appointments|booking|bookings|reservation|slot|visit)\b/;
const moves =
  /\b(move|reschedule|rebook|rearrange|change|postpone|push|shift|switch|swap|bring (it |that )?forward|different time|different day|another time|another day|make it|instead|earlier|later|can not make)\b/;

/** 'Do I have to pay if I cancel last minute?' */
const ofCancelling =
  /\b(?:if|when|in case|unless) (?:i|we|you|they) (?:(?:have|need|want|had) to |should |do |ever |just )?(?:cancel|cancelled|canceled)\b/;
const ofMoney = /\b(?:pay|paid|charged?|penalty|refund|refunded|money|deposit|owe|dollars|happens)\b/;

/** True for a wish to cancel an appointment that was made. */
export function wantsCancel(text: string): boolean {
  const plain = plainWords(text).join(' ');
  if (ofCancelling.test(plain) && ofMoney.test(plain)) return false;
  return cancels.test(plain) && !isRule(plain) && !/\b(cancellation|cancelation|fee|free|charge|cost)\b/.test(plain);
}

/** True for a wish to move an appointment that was made. `dated`: a new day or time is named. */
export function wantsMove(text: string, dated: boolean): boolean {
  const plain = plainWords(text).join(' ');
  if (!moves.test(plain) || isRule(plain)) return false;
  return (
    dated ||
    mine.test(plain) ||
    /\b(move|reschedule|change|postpone|bring|push|shift) (it|that|this|to)\b/.test(plain) ||
    /\b(reschedule|rebook|rearrange)\b/.test(plain)
  );
}

/** 'Please move my appointment to Monday': names what is to be moved, and is no wish for another time of a new one. */
export function asksToMove(text: string): boolean {
  const plain = plainWords(text).join(' ');
  const names =
    /\b(?:move|reschedule|rebook|rearrange|change|shift|push|swap) (?:my|the|today|tomorrow|that|it|\w+ s|\w+day)\b/;
  return names.test(plain) && (mine.test(plain) || /\b(?:appointment|visit|one|today|tomorrow|\w+day)\b/.test(plain));
}

/** 'Cancel it, I move it to Monday': the time is given up for another. */
export function movesRather(text: string): boolean {
  return /\b(?:move|reschedule|rebook|shift|postpone)\b/i.test(text);
}

/** 'Can you make that a cut and beard trim?' about an appointment that is made. */
export function changesService(text: string): boolean {
  return /\b(?:move|change|switch|swap|upgrade|add|make (?:it|that|this|mine)|put me)\b/.test(
    plainWords(text).join(' '),
  );
}
