import { isContentWord, wordsOf } from './content-words.ts';

/** What leads up to a question without being part of it. */
const courtesy =
  /^.*\b(?:(?:tell|let) me(?: know)?|(?:was|am|were|are|'m|'re) (?:just |only |simply )?(?:wondering|asking|calling to ask|ringing to ask)|(?:like|love|want|need|wan|wish)(?: to|na) (?:know|ask|check|find out)|\bi (?:just |only )?(?:ask|wonder)(?= (?:if|whether|about|what|how|when|where|who|which)\b)|telling me|would it be (?:at all )?possible to ask)\b(?: (?:about|if|whether))?[,:]?\s*/is;
/** With fewer content words behind it, the courtesy itself may be what is asked about. */
const leastAfterCourtesy = 3;

/** What a text asks behind 'I was wondering whether'; the text itself where there is no such opening. */
export function withoutCourtesy(question: string): string {
  return question.replace(courtesy, '');
}

/** The same, unless too little is left to be asked. */
export function afterCourtesy(question: string): string {
  const rest = withoutCourtesy(question);
  return wordsOf(rest).filter(isContentWord).length >= leastAfterCourtesy ? rest : question;
}
