import { hash } from 'node:crypto';
import type { StoredEvent } from './event-table.ts';

/** The hash before the first event. */
export const chainStart = '';

/** The function `chain_event` of migration 0012 computes the same on Postgres. No part can hold a line break. */
export function chainHash(previous: string, event: Omit<StoredEvent, 'chain_hash' | 'words' | 'words_salt'>): string {
  const { number, at, kind, subject_kind, subject_id, actor_kind, actor_id, data, words_hash } = event;
  const parts = [previous, number, at, kind, subject_kind, subject_id, actor_kind, actor_id, data, words_hash];
  return hash('sha256', parts.map((part) => part ?? '').join('\n'), 'hex');
}

export function wordsHash(salt: string, words: string): string {
  return hash('sha256', salt + words, 'hex');
}
