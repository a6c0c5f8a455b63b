import { splitSentences } from '../../engine/text/sentences.ts';
import { contentWordsOf } from './entry-index.ts';
import { kindsAsked, kindsTold } from './question-kinds.ts';
import { stem } from './stem.ts';
import { likeness, wordVectors } from './words/word-vectors.ts';

/** Words of an answer that is spoken without a break; the rest is offered. */
const mostWords = 24;
/** Words of an answer that the caller asked to go on with. */
const mostWordsOfRest = 60;
/** A sentence of the answer that tells what was asked for, and each word in common, against likeness from 0 to 1. */
const tellsWeight = 0.5;
const wordWeight = 0.25;
/** The first sentence usually is the answer, and surely where it says yes or no. */
const firstWeight = 0.5;
/** What has not been told yet is more likely to be asked for. */
const newsWeight = 0.2;
/** Sentences that differ by no more tell a question together. */
const asNear = 0.15;

export interface BriefAnswer {
  /** The sentences that answer, in their order. */
  say: string[];
  /** The sentences left out. */
  rest: string[];
  /** The sentences left out tell more of what was asked for. */
  isAskedFor: boolean;
}

/** A whole answer, for somebody who reads it. */
export function wholeAnswer(answer: string, question: string): BriefAnswer {
  return { say: withoutUnaskedYes(splitSentences(answer), question), rest: [], isAskedFor: false };
}

/** Picks, from a longer answer, the one or two sentences that the question is about. */
export function briefAnswer(answer: string, question: string): BriefAnswer {
  const sentences = joinShort(withoutUnaskedYes(splitSentences(answer), question));
  if (wordCount(sentences.join(' ')) <= mostWords) return { say: sentences, rest: [], isAskedFor: false };
  const worthOf = createWorth(question);
  const answersIt = yesOrNo.test(sentences[0] ?? '');
  const byWorth = sentences
    .map((sentence, at) => ({ at, worth: worthOf(sentence) + (at === 0 ? firstWeight + Number(answersIt) : 0) }))
    .sort((a, b) => b.worth - a.worth);
  const chosen: number[] = [];
  let words = 0;
  for (const { at } of byWorth) {
    const more = wordCount(sentences[at] as string);
    if (chosen.length > 0 && words + more > mostWords) continue;
    chosen.push(at);
    words += more;
  }
  const say = sentences.filter((_, at) => chosen.includes(at));
  const rest = sentences.filter((_, at) => !chosen.includes(at));
  return { say, rest, isAskedFor: rest.some(speaksOf(question)) };
}

/** What of an answer that was told tells a further question: the sentence that tells most, with those as near. */
export function furtherAnswer(answer: string, question: string, untold: readonly string[]): string[] {
  const worthOf = createWorth(question);
  const sentences = joinShort(withoutUnaskedYes(splitSentences(answer), question)).map((sentence) => {
    return { sentence, worth: worthOf(sentence) + (untold.includes(sentence) ? newsWeight : 0) };
  });
  const most = Math.max(...sentences.map(({ worth }) => worth));
  // Where none tells it, 'your quote says how long it lasts' does.
  const kinds = kindsAsked(question).filter((kind) => !kindsTold(answer)[kind]);
  const naming = sentences.find(({ sentence }) => kindsAsked(sentence).some((kind) => kinds.includes(kind)));
  if (naming) return [naming.sentence];
  const near = sentences.filter(({ worth }) => most - worth <= asNear).map(({ sentence }) => sentence);
  const isShort = wordCount(near.join(' ')) <= mostWords;
  return isShort ? near : sentences.filter(({ worth }) => worth === most).map(({ sentence }) => sentence);
}

/** Whether a sentence has a word of a question, or tells what kind of thing it asks for. */
function speaksOf(question: string): (sentence: string) => boolean {
  const asked = new Set(contentWordsOf(question).map(stem));
  const kinds = kindsAsked(question);
  return (sentence) => {
    const tells = kindsTold(sentence);
    return contentWordsOf(sentence).some((word) => asked.has(stem(word))) || kinds.some((kind) => tells[kind]);
  };
}

/** The next sentences of an answer that the caller asked to go on with, and the rest. */
export function firstPart(sentences: readonly string[]): Pick<BriefAnswer, 'say' | 'rest'> {
  let words = 0;
  const end = sentences.findIndex((sentence, at) => {
    words += wordCount(sentence);
    return at > 0 && words > mostWordsOfRest;
  });
  return end < 0 ? { say: [...sentences], rest: [] } : { say: sentences.slice(0, end), rest: sentences.slice(end) };
}

/** Makes a measure of how much a sentence tells of what a question asks. */
function createWorth(question: string): (sentence: string) => number {
  const vectors = wordVectors();
  const asked = contentWordsOf(question);
  const askedStems = asked.map(stem);
  const askedVector = vectors.sumOf(asked);
  const kinds = kindsAsked(question);

  return (sentence) => {
    const told = contentWordsOf(sentence);
    const stems = new Set(told.map(stem));
    const tells = kindsTold(sentence);
    return (
      likeness(askedVector, vectors.sumOf(told)) +
      wordWeight * askedStems.filter((each) => stems.has(each)).length +
      tellsWeight * kinds.filter((kind) => tells[kind]).length
    );
  };
}

const yesOrNo = /^(?:yes|no)(?:[,.:;]| -)\s*/i;
const asksYesOrNo =
  /(?:^|[,.!?;] |\b(?:and|so|but|if|whether) )(?:can|could|do|does|did|is|are|was|were|will|would|should|may|must|have|has|am|isn't|aren't|don't|doesn't|can't|won't)\b|,\s*(?:right|correct|yes|no)\b|(?:n't|\bnot) (?:i|you|it|they|we|he|she)\s*\?/i;

/** Leaves out 'Yes' and 'No' at the start of an answer to a question that is not answered by them. */
function withoutUnaskedYes(sentences: string[], question: string): string[] {
  return asksYesOrNo.test(question) ? sentences : withoutYes(sentences);
}

/** Leaves out 'Yes' and 'No' at the start of an answer. */
export function withoutYes(sentences: readonly string[]): string[] {
  const [first = '', ...others] = sentences;
  const rest = first.replace(yesOrNo, '');
  if (rest === first) return [...sentences];
  return [...(rest ? [rest.charAt(0).toUpperCase() + rest.slice(1)] : []), ...others];
}

/** Words of a sentence that only leads up to the next. */
const leadWords = 2;

/** Joins a sentence such as 'Yes.' or 'Five things:' to the one that it leads up to. */
function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && wordCount(before) <= leadWords) joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
