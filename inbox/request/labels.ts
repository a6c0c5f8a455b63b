import { z } from 'zod';
import { keptText } from '#/database/kept-text.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { ReadSubmission } from './submission-row.ts';

/** More are no help in finding a request. */
export const maxLabels = 10;
const maxLabelCharacters = 40;

/** A label as staff type it: on one line, without invisible characters. */
export const label = z
  .string('must be a text')
  .max(8 * maxLabelCharacters, `must have at most ${maxLabelCharacters} characters`)
  .overwrite((text) =>
    keptText(text)
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => [...text].length <= maxLabelCharacters, `must have at most ${maxLabelCharacters} characters`);

export const labels = z
  .array(label, 'must be a list of labels')
  .max(2 * maxLabels, `must be at most ${maxLabels} labels`)
  .transform((given) => [...new Set(given)].sort())
  .refine((given) => given.length <= maxLabels, `must be at most ${maxLabels} labels`);

export async function labelsOf(db: Queries, id: string): Promise<string[]> {
  const given = await db
    .selectFrom('submission_labels')
    .select('label')
    .where('submission_id', '=', id)
    .orderBy('label')
    .execute();
  return given.map((row) => row.label);
}

export interface LabelChange {
  added: string[];
  removed: string[];
}

/** Replaces the labels of a request; gives what changed. */
export async function setLabels(
  write: Write,
  { id, created_at }: Pick<ReadSubmission, 'id' | 'created_at'>,
  before: readonly string[],
  wanted: readonly string[],
): Promise<LabelChange> {
  const added = wanted.filter((each) => !before.includes(each));
  const removed = before.filter((each) => !wanted.includes(each));
  if (removed.length > 0) {
    await write.deleteFrom('submission_labels').where('submission_id', '=', id).where('label', 'in', removed).execute();
  }
  if (added.length > 0) {
    const rows = added.map((each) => ({ submission_id: id, label: each, received_at: created_at }));
    await write.insertInto('submission_labels').values(rows).execute();
  }
  return { added, removed };
}
