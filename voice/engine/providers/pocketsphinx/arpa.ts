import type { Grams, NGrams } from './n-grams.ts';

/** Of a language model in the ARPA format: https://cmusphinx.github.io/wiki/arpaformat/ */
export function* arpaOf(words: readonly string[], { base, one, two, three }: NGrams): Generator<string> {
  const names = [...words, '<s>', '</s>'];
  yield `\\data\\\nngram 1=${one.keys.length}\nngram 2=${two.keys.length}\nngram 3=${three.keys.length}\n`;
  yield* section(1, one);
  yield* section(2, two);
  yield* section(3, three);
  yield '\n\\end\\\n';

  function* section(length: number, { keys, probability, backoff }: Grams): Generator<string> {
    yield `\n\\${length}-grams:\n`;
    let lines = '';
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as number;
      const tail = backoff.length > 0 ? ` ${log10(backoff[at] as number)}` : '';
      // Nothing is followed by the beginning of a sentence.
      const chance = length === 1 && key === base - 2 ? '-99' : log10(probability[at] as number);
      lines += `${chance} ${textOf(key, length)}${tail}\n`;
      if (lines.length < pieceLength) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }

  function textOf(key: number, length: number): string {
    const last = names[key % base] as string;
    return length === 1 ? last : `${textOf(Math.floor(key / base), length - 1)} ${last}`;
  }
}

const pieceLength = 65_536;

function log10(value: number): string {
  return Math.log10(Math.max(value, 1e-9)).toFixed(4);
}
