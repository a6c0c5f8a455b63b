import { isModelReady, type LanguageModelLike } from '../device/language-model.ts';
import type { LentModel, LentModelOptions } from './lent-model.ts';

/** Lends a call the browser's language model where that is ready; only then its code is loaded. */
export function lendModel(options: Omit<LentModelOptions, 'languageModel'>, model: LanguageModelLike): LentModel {
  let lent: LentModel | null = null;
  let closed = false;

  async function load(): Promise<void> {
    if (!(await isModelReady(model))) return;
    const { createLentModel } = await import('./lent-model.ts');
    if (!closed) lent = createLentModel({ ...options, languageModel: model });
  }

  load().catch(() => {}); // the engine goes on without it
  return {
    tell: () => lent?.tell(),
    take: (task) => lent?.take(task),
    close() {
      closed = true;
      lent?.close();
    },
  };
}
