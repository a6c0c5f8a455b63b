import { concepts, ignoredPhrases } from './concepts.ts';
import { meaningfulWords, plainWords } from './plain-words.ts';
import { stem } from './stem.ts';

interface Phrase {
  words: string[];
  /** Null for a phrase that is skipped. */
  term: string | null;
}

/** Phrases by their first word, longest first; made when the first text is read, since few starts of a server see one. */
let phrasesByFirstWord: Map<string, Phrase[]> | undefined;

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (line: string, term: string | null) => {
    for (const written of line.split(', ')) {
      const words = plainWords(written).map(stem);
      const [first = ''] = words;
      const phrases = index.get(first);
      if (phrases) phrases.push({ words, term });
      else index.set(first, [{ words, term }]);
    }
  };
  for (const [concept, line] of Object.entries(concepts)) add(line, `#${concept}`);
  add(ignoredPhrases, null);
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** A text as the search and the classifier look at it. */
export interface Reading {
  words: string[];
  stems: string[];
  /** What counts in a search, in its order: a concept (`#crm`) or the stem of a word. */
  terms: string[];
  /** For each term where in `words` it begins, and where the next begins that is not part of it. */
  spans: [from: number, to: number][];
}

export function readText(text: string): Reading {
  phrasesByFirstWord ??= indexPhrases();
  const words = meaningfulWords(text);
  const stems = words.map(stem);
  const terms: string[] = [];
  const spans: Reading['spans'] = [];
  let at = 0;
  while (at < stems.length) {
    const phrase = phrasesByFirstWord.get(stems[at] as string)?.find(({ words: sought }) => stands(sought, stems, at));
    const length = phrase?.words.length ?? 1;
    const term = phrase ? phrase.term : (stems[at] as string);
    if (term !== null) {
      terms.push(term);
      spans.push([at, at + length]);
    }
    at += length;
  }
  return { words, stems, terms, spans };
}

function stands(sought: readonly string[], stems: readonly string[], at: number): boolean {
  for (let offset = 1; offset < sought.length; offset++) if (stems[at + offset] !== sought[offset]) return false;
  return true;
}
