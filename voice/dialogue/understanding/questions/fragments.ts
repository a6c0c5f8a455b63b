import { isQuestion } from '../intents/intents.ts';

/** 'No, I meant': what follows takes the place of what was understood. */
const meant =
  /^\W*(?:(?:no|nope|sorry|so|but|well|and|um|uh|oh|ok|okay|wait)\b\W*)*i (?:(?:only|just|really|actually) )?(?:mean|meant)\b\W*(?:like\b\W*)?/i;
/** 'And', 'what about': what follows is asked like the question before. */
const goesOn =
  /^\W*(?:(?:ok|okay|so|um|uh|oh|well|then|right)\b\W*)*(?:(?:and|or)(?: (?:what|how) about)?|(?:what|how) about|(?:and )?what if it is)\b\W*/i;
/** A wish, a time of day or a day to come: more than the part of a question. */
const wishes =
  /\d|\b(?:want|need|like|love|book|booked|make|take|get me|please|today|tonight|tomorrow|next|this|noon|o'?clock|thanks?|i|i'm|we|my name)\b/i;
const mostWords = 6;

/** How a question opens: 'how much is', 'do you do'. */
const opens =
  /^\W*(?:(?:what|how|where|when|which|who)(?: much| long| many| often| soon| about)?|do|does|did|can|could|is|are|will|would|should|may|have)\b(?: (?:do|does|is|are|can|could|will|would|should|i|you|we|it|they|there|for|the|a|an|to|have|get|cost|costs|pay|charge|offer|treat|cut|work|speak)\b)*/i;

/** A question with a part in place of what it asked about: 'how much is a crown' of 'how much is a filling' and 'a crown'. */
export function askedOf(question: string, part: string): string {
  return `${opens.exec(question)?.[0].trim() ?? ''} ${part}`.trim();
}

/** Whether words tell a wish or a time rather than a part of a question. */
export function tellsWish(part: string): boolean {
  return wishes.test(part) && !isQuestion(part);
}

/** What somebody says that they meant instead; null when they say nothing of the sort. */
export function meantInstead(text: string): string | null {
  const rest = text.replace(meant, '').trim();
  return rest !== text.trim() && rest !== '' ? rest : null;
}

/** The part that a short turn puts into the question before: 'for men' of 'and for men?'; null for any other turn. */
export function askedOn(text: string): string | null {
  const rest = text.replace(goesOn, '').trim();
  if (rest === text.trim() || rest === '' || rest.split(/\s+/).length > mostWords) return null;
  return wishes.test(rest) || isQuestion(rest.replace(/\?$/, '')) ? null : rest;
}
