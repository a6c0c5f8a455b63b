import { concepts, ignoredPhrases } from './concepts.ts';
import { meaningfulWords, plainWords } from './plain-words.ts';
import { stem } from './stem.ts';

interface Phrase {
  words: string[];
  /** Null for a phrase that is skipped. */
  term: string | null;
}

/** Phrases by their first word, longest first. */
const phrasesByFirstWord = indexPhrases();

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (line: string, term: string | null) => {
    for (const written of line.split(', ')) {
      const words = plainWords(written).map(stem);
      const [first = ''] = words;
      index.set(first, [...(index.get(first) ?? []), { words, term }]);
    }
  };
  for (const [concept, line] of Object.entries(concepts)) add(line, `#${concept}`);
  add(ignoredPhrases, null);
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** A word that counts in a search: a concept (`#crm`) or the stem of a word, beside the plain words it stands for. */
export interface Term {
  term: string;
  words: string[];
}

/** The terms of a text, in its order. */
export function termsOf(text: string): Term[] {
  const words = meaningfulWords(text);
  const stems = words.map(stem);
  const found: Term[] = [];
  let at = 0;
  while (at < stems.length) {
    const phrase = phrasesByFirstWord
      .get(stems[at] as string)
      ?.find(({ words: sought }) => sought.every((word, offset) => stems[at + offset] === word));
    const length = phrase?.words.length ?? 1;
    const term = phrase ? phrase.term : (stems[at] as string);
    if (term !== null) found.push({ term, words: words.slice(at, at + length) });
    at += length;
  }
  return found;
}
