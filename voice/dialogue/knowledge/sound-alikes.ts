import { isContentWord, wordsOf } from './content-words.ts';
import { isOneSlip } from './typos.ts';
import { wordVectors } from './words/word-vectors.ts';

/** Letters and groups of letters by their sound, in the order of reading. */
const sounds: readonly [spelling: RegExp, sound: string][] = [
  [/^(?:kn|gn|pn)/g, 'n'],
  [/^wr/g, 'r'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/dg(?=[eiy])|g(?=[eiy])/g, 'j'],
  [/tch/g, 'ch'],
  [/ck|q|c(?![eiych])/g, 'k'],
  [/x/g, 'ks'],
  [/z|c(?=[eiy])/g, 's'],
  [/(?<=.)[aeiouyhw]+/g, ''],
  [/^[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];
/** Shorter words, and keys, sound like too many others. */
const leastLength = 6;
const leastKey = 3;
const leastKeyOfTwo = 4;
/** A question that was misheard in more places is not read. */
const mostMended = 2;
const mostReadings = 4;

/** A key that words of like sound share: the sounds of their consonants. */
function soundKeyOf(word: string): string {
  return sounds.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}

/** A question as it may have been meant, and the agent's words in it that were heard as others. */
export interface MeantQuestion {
  text: string;
  mended: readonly string[];
}

/**
 * Reads the agent's words in place of words that sound like them: 'high genist' for 'hygienist', 'massage' for 'message'.
 * Empty where nothing sounds like one. `agentWords`: every word that the agent's entries use.
 */
export function createSoundAlikes(agentWords: ReadonlySet<string>): (question: string) => MeantQuestion[] {
  const byKey = new Map<string, string[]>();
  for (const word of agentWords)
    if (word.length >= leastLength && isContentWord(word) && !/\d/.test(word))
      byKey.getOrInsertComputed(soundKeyOf(word), () => []).push(word);

  function like(heard: string, least: number): string[] {
    const key = soundKeyOf(heard);
    return key.length >= least && heard.length >= leastLength ? (byKey.get(key) ?? []) : [];
  }

  function likeWord(word: string): string[] {
    if (!isContentWord(word)) return [];
    const words = like(word, leastKey).filter((other) => other !== word);
    return wordVectors().isKnown(word) ? words.filter((other) => isOneSlip(word, other)) : words;
  }

  function likeTwo(word: string, next: string | undefined): string[] {
    return next && !(agentWords.has(word) && agentWords.has(next)) ? like(word + next, leastKeyOfTwo) : [];
  }

  return (question) => {
    const heard = wordsOf(question);
    let meant: MeantQuestion[] = [{ text: '', mended: [] }];
    for (let at = 0; at < heard.length; at++) {
      const word = heard[at] as string;
      const two = likeTwo(word, heard[at + 1]);
      const words = two.length > 0 ? two : likeWord(word);
      if (two.length > 0) at++;
      meant = meant
        .flatMap(({ text, mended }) =>
          words.length > 0
            ? words.map((each) => ({ text: `${text} ${each}`, mended: [...mended, each] }))
            : [{ text: `${text} ${word}`, mended }],
        )
        .slice(0, mostReadings);
    }
    return meant.filter(({ mended }) => mended.length > 0 && mended.length <= mostMended);
  };
}
