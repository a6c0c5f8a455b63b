// `node scripts/callers-lines.ts` writes the lines from which pocketsphinx's language model learns how callers speak: the
// questions about the businesses of `bench/agents/train/`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { callersLinesFile } from '#/voice/engine/providers/pocketsphinx/callers-lines.ts';

interface Business {
  knowledge: { question: string; ways?: string[] }[];
  unanswered?: string[];
}

const folder = join(import.meta.dirname, '../bench/agents/train');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const lines = names
  .toSorted()
  .flatMap((name) => linesOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Business));
const text = [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()))].join('\n');
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
const packed = brotliCompressSync(text, {
  params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(callersLinesFile, packed);
console.log(`${text.split('\n').length} lines, ${(packed.length / 1e3).toFixed(0)} kB`);

function linesOf({ knowledge, unanswered = [] }: Business): string[] {
  return [...knowledge.flatMap(({ question, ways = [] }) => [question, ...ways]), ...unanswered];
}
