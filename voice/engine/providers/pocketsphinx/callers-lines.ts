import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What callers of many businesses say, packed; `scripts/callers-lines.ts` makes it. */
export const callersLinesFile = join(import.meta.dirname, 'callers-lines.txt.br');

export function readCallersLines(): string[] {
  return brotliDecompressSync(readFileSync(callersLinesFile)).toString().split('\n');
}
