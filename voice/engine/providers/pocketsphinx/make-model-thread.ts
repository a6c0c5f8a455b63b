import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readCallersLines } from './callers-lines.ts';
import { makeModel } from './make-model.ts';

// The thread of `language-models.ts`.

export interface ModelTask {
  dictionary: string;
  own: readonly string[];
  modelFile: string;
  dictionaryFile: string;
}

const task = workerData as ModelTask;
const { model, dictionary } = makeModel({
  dictionary: readFileSync(task.dictionary, 'utf8'),
  callers: readCallersLines(),
  own: task.own,
});
writeFileSync(task.dictionaryFile, dictionary);
const file = openSync(task.modelFile, 'w');
for (const piece of model) writeSync(file, piece);
closeSync(file);
