import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Names of many countries in small letters, the commonest first; `scripts/names-list.ts` makes it and names its sources. */
export const namesFile = join(import.meta.dirname, 'names.txt.br');

export interface Names {
  first: readonly string[];
  last: readonly string[];
}

export function readNames(): Names {
  const [first = [], last = []] = brotliDecompressSync(readFileSync(namesFile))
    .toString()
    .split('\n\n')
    .map((part) => part.split('\n'));
  return { first, last };
}
