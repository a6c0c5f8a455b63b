import { isContentWord, wordsOf } from './content-words.ts';

/** What leads up to a question without being part of it. */
const courtesy =
  /^.*\b(?:(?:tell|let) me(?: know)?|(?:was|am|were|are|'m|'re) (?:just |only |simply )?(?:wondering|asking|calling to ask|ringing to ask)|(?:like|love|wants?|wanted|needs?|needed|wan|wish|hoping)(?: to|na) (?:know|ask|check|find out|enquire|inquire)(?: you)?|(?:have|had|has|got) (?:an?|one|some|two|a few|a couple of|another) (?:\w+ )?questions?(?= (?:about|on|regarding|concerning)\b)|\bi (?:just |only )?(?:ask|wonder)(?= (?:if|whether|about|what|how|when|where|who|which)\b)|telling me|would it be (?:at all )?possible to ask)\b(?: (?:about|on|regarding|concerning|if|whether))?[,:]?\s*/is;
/** Names what is asked about, in however few words. */
const namesIt = /\b(?:about|on|regarding|concerning)[,:]?\s*$/i;
/** With fewer content words behind it, the courtesy itself may be what is asked about. */
const leastAfterCourtesy = 3;

/** What a text asks behind 'I was wondering whether'; the text itself where there is no such opening. */
export function withoutCourtesy(question: string): string {
  return question.replace(courtesy, '');
}

/** The same, unless too little is left to be asked. */
export function afterCourtesy(question: string): string {
  const [opening = ''] = courtesy.exec(question) ?? [];
  const rest = question.slice(opening.length);
  const least = namesIt.test(opening) ? 1 : leastAfterCourtesy;
  return wordsOf(rest).filter(isContentWord).length >= least ? rest : question;
}
