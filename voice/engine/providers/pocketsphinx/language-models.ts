import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Expecting } from '../../agent.ts';
import { lendScratchFolder } from '../command/scratch-folder.ts';
import type { ModelTask } from './make-model-thread.ts';
import { packagedDictionary } from './packaged.ts';

/** The language models of the agents that were called since the process began. */
export interface LanguageModels {
  /**
   * Makes the model of an agent with these sentences and the one for what is spelled, each once, in a thread of its own.
   * Never rejects.
   */
  prepare(sentences: readonly string[]): Promise<void>;
  /** Selects the model for what is expected. */
  modelFor(sentences: readonly string[], expecting?: Expecting): SelectedModel;
}

export interface SelectedModel {
  /** None until the model is made, and when it cannot be. */
  args: readonly string[];
  /** It is the one for what is spelled. */
  isOfSpelled: boolean;
}

interface Model {
  args: readonly string[];
  made: Promise<void>;
}

const spelling: ReadonlySet<Expecting> = new Set(['email', 'address', 'name', 'number']);
/** Stands for the sentences of the model for what is spelled, which all agents share. */
const ofNoAgent: readonly string[] = [];

/** A thread that needs more is stopped, and the packaged model is used. */
const maxHeapMb = 512;

/** `onProblem` is called once, as whatever fails does so for each agent. */
export function createLanguageModels(
  onProblem: (error: unknown) => void,
  dictionary: string = packagedDictionary,
): LanguageModels {
  const models = new WeakMap<readonly string[], Model>();
  let hasFailed = false;

  async function make(own: readonly string[], model: Model): Promise<void> {
    try {
      const folder = await lendScratchFolder();
      const modelFile = join(folder.path, 'model.lm');
      const dictionaryFile = join(folder.path, 'model.dict');
      try {
        await inThread({ dictionary, own, modelFile, dictionaryFile });
        model.args = ['-lm', modelFile, '-dict', dictionaryFile];
      } catch (error) {
        await folder.giveBack();
        throw error;
      }
    } catch (error) {
      if (!hasFailed) onProblem(error);
      hasFailed = true;
    }
  }

  function madeOf(sentences: readonly string[]): Promise<void> {
    const known = models.get(sentences);
    if (known) return known.made;
    if (hasFailed) return Promise.resolve();
    const model: Model = { args: [], made: Promise.resolve() };
    models.set(sentences, model);
    model.made = make(sentences, model);
    return model.made;
  }

  return {
    async prepare(sentences) {
      if (sentences.length === 0) return;
      await madeOf(sentences);
      await madeOf(ofNoAgent);
    },
    modelFor(sentences, expecting = 'anything') {
      const spelled = spelling.has(expecting) ? (models.get(ofNoAgent)?.args ?? []) : [];
      if (spelled.length > 0) return { args: spelled, isOfSpelled: true };
      return { args: models.get(sentences)?.args ?? [], isOfSpelled: false };
    },
  };
}

async function inThread(task: ModelTask): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./make-model-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    env: {},
    execArgv: [],
  });
  worker.once('error', reject);
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the thread of a model ended early'))));
  await promise;
}
