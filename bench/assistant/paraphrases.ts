import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '#/voice/engine/ports.ts';

/** A question of a caller and the ids of passages that answer it; empty when none does. */
export interface Paraphrase {
  say: string;
  means: string[];
}

export type Half = 'tuning' | 'held-out';

/** Assigns a paraphrase to a half by its hash, so that nobody can choose the half. */
export function halfOf({ say }: Paraphrase): Half {
  return (createHash('sha256').update(say).digest()[0] as number) % 2 === 0 ? 'tuning' : 'held-out';
}

export function readParaphrases(): Paraphrase[] {
  return read('paraphrases.json');
}

/** Paraphrases written later by somebody with another way of speaking; never used for tuning. */
export function readFreshParaphrases(): Paraphrase[] {
  return read('fresh-paraphrases.json');
}

function read(file: string): Paraphrase[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Paraphrase[];
}

export interface Miss extends Paraphrase {
  /** Ids of the passages that answered, or of the two that the caller would be asked about. */
  found: string[];
}

export interface Measured {
  asked: number;
  right: number;
  misses: Miss[];
}

/**
 * Asks each paraphrase; right is a passage that answers it (or is one of two asked about), or none when none does. A
 * passage that says that it is not told answers nothing.
 */
export function measure(knowledge: Knowledge, paraphrases: readonly Paraphrase[]): Measured {
  const misses = paraphrases
    .map((paraphrase) => ({ ...paraphrase, found: foundBy(knowledge, paraphrase.say) }))
    .filter(({ means, found }) => (means.length === 0 ? found.length > 0 : !found.some((id) => means.includes(id))));
  return { asked: paraphrases.length, right: paraphrases.length - misses.length, misses };
}

function foundBy(knowledge: Knowledge, say: string): string[] {
  const finding = knowledge.lookUp(say);
  if (finding.kind === 'none') return [];
  const passages = finding.kind === 'answer' ? finding.passages : finding.between;
  return passages.filter(({ declines }) => !declines).map(({ id }) => id);
}

export function shareRight({ asked, right }: Measured): number {
  return right / asked;
}
