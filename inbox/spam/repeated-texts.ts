import { createHmac } from 'node:crypto';
import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import type { Counters } from '#/http/limits/counters.ts';
import { networkOf } from '#/http/limits/network.ts';
import type { SubmissionField, SubmissionInput } from '../request/submission-input.ts';

/** Counts how often one text comes from one network, whoever it names. */
export interface RepeatedTexts {
  /** Counts the request's text. `isRepeated` when it has come too often; `undo` for a request that is not stored. */
  count(peer: string, input: SubmissionInput): Promise<{ isRepeated: boolean; undo(): Promise<void> }>;
}

export interface RepeatedTextOptions {
  counters: Counters;
  /** How often a text may come in a window of the counters. */
  most: number;
  /** Keys the hashes, so that no counter tells what was written. */
  secret: string;
}

/** Shorter ones, such as 'missed calls', are written by many. */
const leastCharacters = 12;

const longFields = requestForm.filter(({ rows }: Field<SubmissionField>) => rows);

export function createRepeatedTexts({ counters, most, secret }: RepeatedTextOptions): RepeatedTexts {
  return {
    async count(peer, input) {
      const text = plain(longFields.map(({ name }) => input[name] ?? '').join(' '));
      if (text.length < leastCharacters) return { isRepeated: false, async undo() {} };
      const hash = createHmac('sha256', secret).update(text).digest('base64url');
      const key = `text:${networkOf(peer)?.key ?? peer}:${hash}`;
      const { admitted } = await counters.take([{ key, points: most }]);
      return {
        isRepeated: !admitted,
        async undo() {
          if (admitted) await counters.giveBack([key]);
        },
      };
    },
  };
}

/** Its letters and digits: programs change case, spaces and signs. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
