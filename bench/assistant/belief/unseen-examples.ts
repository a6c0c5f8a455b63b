import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Example } from './learn-belief.ts';

const root = join(import.meta.dirname, '../../..');
const copied = ['package.json', 'voice', 'bench/assistant', 'scripts/word-vectors/businesses.ts'];

/**
 * What the search sees of questions to half of the businesses of `bench/agents/train`, by vectors in `folder` that have
 * not learned from these (`scripts/word-vectors/make.ts --half`): likeness to what the vectors know would seem surer than
 * it is. A copy of the product reads them, because a product has one set of vectors.
 */
export function readUnseenExamples(folder: string): Example[] {
  const copy = mkdtempSync(join(tmpdir(), 'unseen-'));
  try {
    for (const each of copied) cpSync(join(root, each), join(copy, each), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    cpSync(folder, join(copy, 'voice/dialogue/knowledge/words'), { recursive: true });
    const [script, out] = [join(copy, 'bench/assistant/belief/train-cases.ts'), join(copy, 'examples.jsonl')];
    execFileSync(process.execPath, [script, join(root, 'bench/agents/train'), out], { cwd: copy });
    return readFileSync(out, 'utf8')
      .split('\n')
      .map((line) => JSON.parse(line) as Example);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
