import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readCallersLines } from './callers-lines.ts';
import { explainLetters } from './explained-letters.ts';
import { makeModel } from './make-model.ts';
import { readNames } from './names.ts';
import { moreSounds, spelledLines } from './spelled-lines.ts';

// The thread of `language-models.ts`.

export interface ModelTask {
  dictionary: string;
  /** Empty for the model of what is spelled, which is the same for each agent. */
  own: readonly string[];
  modelFile: string;
  dictionaryFile: string;
}

const task = workerData as ModelTask;
const packaged = `${readFileSync(task.dictionary, 'utf8').trimEnd()}\n${moreSounds}\n`;
const callers = readCallersLines();
const isSpelled = task.own.length === 0;
const explained = explainLetters(packaged);
const spelled = isSpelled ? [...spelledLines(wordsIn(packaged), readNames(), explained)] : [];
const { model, dictionary } = makeModel({
  dictionary: isSpelled ? `${packaged}${explained.sounds}\n` : packaged,
  // What is spelled counts twice, as it is expected.
  callers: [...callers, ...spelled, ...spelled],
  own: task.own,
});
writeFileSync(task.dictionaryFile, dictionary);
const file = openSync(task.modelFile, 'w');
for (const piece of model) writeSync(file, piece);
closeSync(file);

function wordsIn(text: string): string[] {
  return text.split('\n').map((line) => line.slice(0, line.indexOf(' ')));
}
