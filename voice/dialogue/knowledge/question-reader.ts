import { splitSentences } from '../../engine/text/sentences.ts';
import { isContentWord, wordsOf } from './content-words.ts';
import { afterCourtesy } from './courtesy.ts';
import type { EntryIndex, IndexedEntry } from './entry-index.ts';
import { type Features, featuresOf, type QuestionFeatures } from './features.ts';
import { kindsOfBare } from './follow-ups.ts';
import { createTypoMender } from './typos.ts';

/** The turn before a question. */
export interface TurnBefore {
  question: string;
  /** The entry that answered it. */
  topic: IndexedEntry | null;
}

/** Reads a question's features; one that leans on the turn before is read together with it. */
export type QuestionReader = (question: string, before?: TurnBefore | null) => QuestionFeatures;

const leanOpening = /^(?:and|but|so|or|oh|what about|how about|what if|why|then|also)\b/i;
const leanWord =
  /\b(?:it|that|this|those|these|they|them|there|one|ones|he|she|him|her|his|its|same|instead|else|either|extra)\b/i;
const asks =
  /^(?:(?:for|at|in|on|to|from|with|by|until|since|about|roughly|around|approximately|usually|exactly) )?(?:what|when|where|who|which|how|can|could|do|does|did|is|are|will|would|should|may)\b/i;
/** A question with fewer content words may leave out what it is about. */
const fewWords = 3;
/** Of a longer question the last words are read: half a minute of speech. */
const mostWords = 80;

export function createQuestionReader(index: EntryIndex): QuestionReader {
  const mend = createTypoMender(index.vocabulary);
  const read = (text: string) => mend(withoutStumbling(text).slice(-mostWords));

  return (said, before = null) => {
    const question = afterRemark(said);
    const asked = afterCourtesy(question);
    const words = read(asked);
    const alone = featuresOf({ text: asked, words }, index);
    if (!before || !leansOnTurnBefore(question, words)) return alone;
    const together = [...words, ...read(before.question)];
    const joined = featuresOf({ text: question, words: together }, index, before.topic);
    // By itself 'how much roughly?' says nothing.
    if (kindsOfBare(question).length > 0) return joined;
    return { byEntry: joined.byEntry.map((row, at) => mean(row, alone.byEntry[at] as Features)), none: joined.none };
  };
}

function leansOnTurnBefore(question: string, words: readonly string[]): boolean {
  const said = question.trim();
  const isShort = words.filter(isContentWord).length < fewWords && (asks.test(said) || words.length < fewWords);
  return isShort || leanOpening.test(said) || leanWord.test(said);
}

const pointsBackTo = /\b(?:it|that|this|those|these|they|them|one|ones|again)\b/i;

/** 'How long does that take?': little besides what the turn before was about. */
export function pointsBack(question: string): boolean {
  return pointsBackTo.test(question) && wordsOf(question).filter(isContentWord).length <= fewWords;
}

const hesitations: ReadonlySet<string> = new Set('um uh uhm umm erm er hmm hm mm ah oh eh'.split(' '));
const opening =
  /^(?:(?:so|well|ok|okay|alright|hi|hiya|heya|hello|hey|yo|howdy|hei|hej|hallo|hola|bonjour|salut|ciao|namaste|(?:good )?(?:morning|afternoon|evening))\b[\s,.!]*)+(?=\S)/i;
const inBetween = /, ?like,/gi;

/** 'Um, so how how much is it': a caller who thinks while speaking asks the same as another. */
function withoutStumbling(text: string): string[] {
  const words = wordsOf(text.replace(inBetween, ' ')).filter((word) => !hesitations.has(word));
  const begun = wordsOf(words.join(' ').replace(opening, ''));
  return begun.filter((word, at) => word !== begun[at - 1]);
}

const mostWordsOfRemark = 4;

/** 'That's fast! What do I need to prepare?': a remark on the answer before is no part of the question. */
function afterRemark(text: string): string {
  const sentences = splitSentences(text);
  const from = sentences.findIndex((each) => !each.endsWith('!') || each.split(' ').length > mostWordsOfRemark);
  return from > 0 && sentences.at(-1)?.endsWith('?') ? sentences.slice(from).join(' ') : text;
}

function mean(a: Features, b: Features): Features {
  return a.map((feature, at) => (feature + (b[at] as number)) / 2);
}
