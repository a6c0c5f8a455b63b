import { splitSentences } from '../../engine/text/sentences.ts';

const asks =
  /^(?:what|when|where|who|which|why|how|can|could|do|does|did|is|are|was|will|would|should|may|have|has|am)\b/i;
/** Between the halves; white space is collapsed in what a caller says. */
const joint = /\? (?:(?:and|also|plus) )?|,? (?:and|also|plus) (?:also )?(?:if so,? )?(?=\S)|[.;] /gi;
/** A sentence that ends before a question only leads up to it, unless it asks, too. */
const sentenceEnd = /^[.;] $/;
/** A half with fewer words says too little to be answered by itself. */
const leastWords = 3;

/** The two halves of a double question; empty for any other text. */
export function partsOf(asked: string): string[] {
  const text = asked.trim().split(/\s+/).join(' ');
  for (const { index, 0: found } of text.matchAll(joint)) {
    const halves = [text.slice(0, index), text.slice(index + found.length)].map((half) => half.trim());
    const [first = '', second = ''] = halves;
    if (!asks.test(second) || !first || (sentenceEnd.test(found) && !asks.test(first))) continue;
    if (halves.every((half) => half.split(/\s+/).length >= leastWords)) return halves;
  }
  return [];
}

/** What leads up to a question within its sentence: 'and if you find one, how much is a filling?' */
const leadsUp = /^(?:(?:and|so|but|ok|okay|then|also|well|oh)\b[, ]*)*(?:if|when|once|after) [^,?]*, */i;
/** Words by which a sentence leans on what was said before it. */
const leans = /\b(?:it|that|this|those|these|they|them|one|ones|there|he|she|him|her|his|same|else|instead)\b/i;
/** Fewer words hardly make a question that stands by itself. */
const leastWordsAlone = 4;

/** The last of several questions, when it needs none of the others; empty otherwise. A story leads up to its question. */
export function lastAsked(text: string): string {
  const sentences = splitSentences(text);
  const asksBefore = sentences.slice(0, -1).some((sentence) => sentence.endsWith('?'));
  const last = asksBefore ? (sentences.at(-1) ?? '').replace(leadsUp, '') : '';
  const asksByItself = last.endsWith('?') && !leans.test(last) && last.split(/\s+/).length >= leastWordsAlone;
  return asksByItself ? last : '';
}

/** How one of several questions begins: 'do you', but not 'do my hair'. */
const asksOne =
  /^(?:(?:what|when|where|who|which|why)\b|how (?!to\b)|do (?:i|you|we|they|people|customers|callers|these|those)\b|(?:can|could|does|did|is|are|was|will|would|should|may|have|has|am) (?:i|you|we|they|it|he|she|there|this|that|these|those|the|an?|any|my|your|our|its|people|customers|callers|some ?one|some ?body|any ?one|any ?body)\b)/i;
/** A turn holds few questions. */
const mostQuestions = 3;

/**
 * The questions that a turn asks one behind the other, without what leads up to the first: 'is there a trial and do I
 * keep my number?' Empty where it asks fewer than two, or more than can be answered in one go.
 */
export function questionsIn(asked: string): string[] {
  const text = asked.trim().split(/\s+/).join(' ');
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(joint)) {
    if (!asksOne.test(text.slice(index + found.length))) continue;
    // 'People ask when it comes and how to send it back' asks nothing.
    if (parts.length === 0 && !sentenceEnd.test(found) && !asksOne.test(withoutLead(text.slice(0, index)))) return [];
    parts.push(text.slice(from, index).trim());
    from = index + found.length;
  }
  parts.push(text.slice(from).trim());
  const questions = parts.map(withoutLead).filter((part) => asksOne.test(part));
  const isWhole = questions.every((part) => part.split(/\s+/).length >= leastWords);
  return isWhole && questions.length > 1 && questions.length <= mostQuestions ? questions : [];
}

/** 'Hi, two things: how fast can we start' asks behind the colon. */
const leadEnd = /^[^?:,]{1,40}[:,] (?=\S)/;

function withoutLead(part: string): string {
  const rest = part.replace(leadEnd, '');
  return !asksOne.test(part) && asksOne.test(rest) ? rest : part;
}
