import { concepts, ignoredPhrases } from './concepts.ts';
import { meaningfulWords, plainWords } from './plain-words.ts';
import { stem } from './stem.ts';

interface Phrase {
  words: string[];
  /** Null for a phrase that is skipped. */
  term: string | null;
}

/** Phrases by first word, longest first; built with the first text, since many server processes never read one. */
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

/** A text prepared for the search and the classifier. */
export interface Reading {
  words: string[];
  stems: string[];
  /** Search terms in order: concepts (`#crm`) or stems. */
  terms: string[];
  /** Range of each term in `words`; `to` is exclusive. */
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
