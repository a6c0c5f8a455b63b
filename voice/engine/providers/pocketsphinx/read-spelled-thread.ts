import { parentPort } from 'node:worker_threads';
import type { Expecting, Spelling } from '../../agent.ts';
import { readSpelled, warmUp } from './read-spelled.ts';

// The thread of `spelled-reader.ts`.

export interface ReadingTask {
  number: number;
  /** What `latticeWith` prints. */
  output: string;
  expecting: Expecting;
  spelling: Spelling | null;
}

export interface ReadingAnswer {
  number: number;
  words: string;
}

warmUp();
parentPort?.on('message', ({ number, output, expecting, spelling }: ReadingTask) => {
  parentPort?.postMessage({ number, words: readSpelled(output, expecting, spelling) } satisfies ReadingAnswer);
});
