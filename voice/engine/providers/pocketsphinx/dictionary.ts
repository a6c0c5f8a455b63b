import type { Lexicon } from './plain-words.ts';

/** The packaged dictionary: a word and its sounds a line; `word(2)` is another way to say it. */
export interface Dictionary extends Lexicon {
  /** The lines of the words, those of compounds included. */
  linesOf(words: Iterable<string>): string;
  /** Adds a word that the dictionary lacks, if it is two of `parts` written together. */
  compound(text: string, parts: ReadonlySet<string>): boolean;
}

/** A part of fewer letters is found in words that are no compounds. */
const shortestPart = 3;

export function readDictionary(text: string): Dictionary {
  const waysToSay = new Map<string, string[]>();
  /** `dont` and its like, as people type them. */
  const withoutApostrophe = new Map<string, string>();
  for (const line of text.split('\n')) {
    const blank = line.indexOf(' ');
    if (blank <= 0) continue;
    const word = line.slice(0, blank).replace(/\(\d\)$/, '');
    const known = waysToSay.get(word);
    if (known) known.push(line.slice(blank + 1));
    else waysToSay.set(word, [line.slice(blank + 1)]);
    if (word.includes("'")) withoutApostrophe.set(word.replaceAll("'", ''), word);
  }

  function wordOf(text: string): string | null {
    if (waysToSay.has(text)) return text;
    return withoutApostrophe.get(text) ?? null;
  }

  return {
    wordOf,
    linesOf(words) {
      let lines = '';
      for (const word of words) {
        waysToSay.get(word)?.forEach((sounds, at) => {
          lines += `${word}${at === 0 ? '' : `(${at + 1})`} ${sounds}\n`;
        });
      }
      return lines;
    },
    compound(text, parts) {
      for (let at = text.length - shortestPart; at >= shortestPart; at--) {
        const [first, second] = [text.slice(0, at), text.slice(at)];
        if (!parts.has(first) || !parts.has(second)) continue;
        const sounds = [waysToSay.get(first)?.[0], waysToSay.get(second)?.[0]];
        waysToSay.set(text, [sounds.join(' ')]);
        return true;
      }
      return false;
    },
  };
}
