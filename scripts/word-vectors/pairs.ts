import { wordsOf } from '../../voice/dialogue/knowledge/content-words.ts';
import type { WordNumbers } from '../../voice/dialogue/knowledge/words/word-numbers.ts';
import type { BusinessFile } from './businesses.ts';

/** Fewer questions than this, and a pair is left out. */
const leastQuestions = 6;

/** Pairs of neighbouring words that at least `leastQuestions` questions contain, such as 'how much'. */
export function commonPairs(
  businesses: readonly BusinessFile[],
  words: readonly string[],
  numbers: WordNumbers,
): string[] {
  const counts = new Map<string, number>();
  const questions = businesses.flatMap(({ knowledge }) =>
    knowledge.flatMap(({ question, ways }) => [question, ...ways]),
  );
  for (const question of questions) {
    const known = wordsOf(question).map((word) => words[numbers.inAnyForm(word) ?? -1]);
    const pairs = known.flatMap((word, at) => (word && known[at + 1] ? [`${word} ${known[at + 1]}`] : []));
    for (const pair of new Set(pairs)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= leastQuestions).map(([pair]) => pair);
}
