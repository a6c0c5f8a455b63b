import type { Clock } from '../../ports.ts';
import type { SpeechToText } from '../../stt/speech-to-text.ts';
import type { SttConfig } from '../../stt/stt-config.ts';
import { createCommandSpeechToText } from '../command/speech-to-text.ts';
import { listenToCaller } from './caller-sound.ts';
import { createLanguageModels } from './language-models.ts';
import { latticeWith, pocketsphinxWith } from './packaged.ts';
import { createSpelledReader } from './spelled-reader.ts';

type CommandSttConfig = Extract<SttConfig, { provider: 'command' }>;

/**
 * Speech-to-text by `pocketsphinx`, which is told what an agent's callers say and how each caller sounds. `onProblem` is
 * called when it cannot be told of an agent.
 */
export function createPocketsphinxSpeechToText(
  config: CommandSttConfig,
  clock: Clock,
  onProblem: (error: unknown) => void,
): SpeechToText {
  const models = createLanguageModels(onProblem);
  const reader = createSpelledReader();
  return {
    ...createCommandSpeechToText(config, clock, {
      openCall({ sentences = [], expecting, spelling }, signal) {
        void models.prepare(sentences);
        const caller = listenToCaller(signal);
        return {
          takesFile: false,
          get isMeasured() {
            return caller.isMeasured;
          },
          measure: (run) => caller.measure((args) => run(pocketsphinxWith(...args))),
          next() {
            const { args, files, end } = caller.begin();
            const expected = expecting?.() ?? 'anything';
            // At a read-back callers say yes, or spell what is wrong.
            const isReadBack = expected === 'yes-or-no' && Boolean(spelling?.());
            const model = models.modelFor(sentences, isReadBack ? 'email' : expected);
            const ended = () => void end();
            if (!model.isOfSpelled || expected === 'number' || !files)
              return { line: pocketsphinxWith(...model.args, ...args), ended };
            reader.warm();
            const read = (output: string) =>
              reader.read({ output, expecting: expected, spelling: spelling?.() ?? null });
            return { line: latticeWith(files, ...model.args, ...args), ended, read };
          },
        };
      },
    }),
    prepare: ({ sentences = [] }) => models.prepare(sentences),
  };
}
