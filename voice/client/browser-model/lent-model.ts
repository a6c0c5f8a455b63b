import type { Classification, ClassificationTask } from '../../protocol/classification.ts';
import type { ClientMessageInput } from '../../protocol/client-messages.ts';
import { classificationMs } from '../../protocol/limits.ts';
import type { CallTimers } from '../clock.ts';
import { type LanguageModelLike, languageOptions, type ModelSessionLike } from '../device/language-model.ts';
import { untilAborted } from '../until-aborted.ts';
import { constraintOf, instructions, promptOf, readAnswer } from './task-prompt.ts';

/** The browser's language model as a call uses it. Whatever goes wrong with it, the engine goes on without. */
export interface LentModel {
  /** Tells the engine again whether it is ready, after the connection was lost. */
  tell(): void;
  take(task: ClassificationTask & { task: number }): void;
  close(): void;
}

export interface LentModelOptions {
  languageModel: LanguageModelLike;
  timers: CallTimers;
  send(message: ClientMessageInput): void;
}

/** The first prompt of a session is slow: it is given before the engine is told. */
const warmUp: ClassificationTask = {
  words: 'When do you open?',
  candidates: [{ id: 'hours', question: 'What are your opening hours?' }],
};

/** Prepares a model that is on this device at once; it is never downloaded. */
export function createLentModel({ languageModel, timers, send }: LentModelOptions): LentModel {
  const closing = new AbortController();
  let session: ModelSessionLike | null = null;
  let ready = false;
  let open: AbortController | null = null;

  async function prepare(): Promise<void> {
    const created = await languageModel.create({
      ...languageOptions,
      initialPrompts: [{ role: 'system', content: instructions }],
      signal: closing.signal,
      monitor(monitor) {
        // The browser may have removed its model since it was asked. 0 and 1 are told of a model that is there, too.
        monitor.addEventListener('downloadprogress', ({ loaded }) => {
          if (loaded > 0 && loaded < 1) close();
        });
      },
    });
    if (closing.signal.aborted) return created.destroy();
    session = created;
    ready = (await choose(created, warmUp, closing.signal)) !== null;
    if (ready) tell();
    else close();
  }

  function tell(): void {
    if (ready) send({ type: 'browser-model', ready });
  }

  async function answer({ task: number, ...task }: ClassificationTask & { task: number }): Promise<void> {
    open?.abort();
    const limit = new AbortController();
    open = limit;
    const forget = timers.after(classificationMs, () => limit.abort());
    const signal = AbortSignal.any([limit.signal, closing.signal]);
    const ids = session && (await choose(session, task, signal).catch(() => null));
    forget();
    if (!signal.aborted) send({ type: 'classification', task: number, ids });
  }

  function close(): void {
    closing.abort();
    session?.destroy();
    session = null;
    ready = false;
  }

  prepare().catch(close);
  return { tell, take: (task) => void answer(task), close };
}

/** Each task gets a copy of the session, which remembers nothing of the others. */
async function choose(
  session: ModelSessionLike,
  task: ClassificationTask,
  signal: AbortSignal,
): Promise<Classification['ids'] | null> {
  signal.throwIfAborted();
  const copying = session.clone({ signal });
  const copy = await untilAborted(copying, signal).catch((error: unknown) => {
    copying.then((late) => late.destroy()).catch(() => {});
    throw error;
  });
  try {
    const options = { responseConstraint: constraintOf(task), omitResponseConstraintInput: true, signal };
    return readAnswer(task, await untilAborted(copy.prompt(promptOf(task), options), signal));
  } finally {
    copy.destroy();
  }
}
