import { maxSentenceLength } from '../../protocol/limits.ts';

/** End of a sentence; excludes the dot of `3.5`, `e.g.`, `Dr.` and initials, where `Intl.Segmenter` would split. */
const sentenceEnd = /(?<![.!?]|[\s.]\p{L}|\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e))([.!?]+["'”’)]*)\s+|\n+/giu;

/** Splits a text into sentences, and long sentences at punctuation or blanks. */
export function splitSentences(text: string): string[] {
  const splitter = createSentenceSplitter();
  return [...splitter.push(text), ...splitter.end()];
}

/** Splits streamed text: `push` returns each sentence once it is complete. */
export function createSentenceSplitter(): { push(text: string): string[]; end(): string[] } {
  let held = '';
  function take(): string[] {
    const whole: string[] = [];
    let from = 0;
    for (const end of held.matchAll(sentenceEnd)) {
      whole.push(held.slice(from, end.index + (end[1]?.length ?? 0)));
      from = end.index + end[0].length;
    }
    held = held.slice(from);
    if (held.length > maxSentenceLength) {
      const parts = partsOf(held);
      held = parts.pop() ?? '';
      whole.push(...parts);
    }
    return whole.flatMap((sentence) => partsOf(sentence.trim())).filter(Boolean);
  }
  return {
    push(text) {
      held += text;
      return take();
    },
    end() {
      const last = partsOf(held.trim()).filter(Boolean);
      held = '';
      return last;
    },
  };
}

/** Cuts a text longer than `maxSentenceLength` at the last `;`, `:`, `,` or space within the limit. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxSentenceLength) {
    const head = rest.slice(0, maxSentenceLength);
    const mark = Math.max(head.lastIndexOf('; '), head.lastIndexOf(': '), head.lastIndexOf(', '));
    const cut =
      mark > maxSentenceLength / 3 ? mark + 1 : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : maxSentenceLength;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trimStart();
  }
  return [...parts, rest];
}
