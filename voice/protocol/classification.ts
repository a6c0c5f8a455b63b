import * as z from 'zod/mini';
import { maxCandidates, maxChosen, maxClassifiedLength, maxEntryIdLength, maxLabelLength } from './limits.ts';

const count = z.int().check(z.gte(0));
const entryId = z.string().check(z.minLength(1), z.maxLength(maxEntryIdLength));
const callerWords = z.string().check(z.maxLength(maxClassifiedLength));

/** A question of the caller that the rules are unsure of, and the entries of the knowledge that may answer it. */
export const classificationTask = {
  words: callerWords,
  /** The question before, which a follow-up leans on. */
  before: z.optional(callerWords),
  candidates: z
    .array(z.object({ id: entryId, question: z.string().check(z.maxLength(maxLabelLength)) }))
    .check(z.maxLength(maxCandidates)),
};
export interface ClassificationTask {
  words: string;
  before?: string | undefined;
  candidates: { id: string; question: string }[];
}

/** What a language model makes of a task: the candidates that answer it, two of a double question, none if none does. */
export interface Classification {
  ids: string[];
}

/** The number of the task, which only the engine counts, and the ids; null where the page's model gave none in time. */
export const classificationAnswer = {
  task: count,
  ids: z.nullable(z.array(entryId).check(z.maxLength(maxChosen))),
};
