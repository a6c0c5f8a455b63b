import type { Clock } from '../../ports.ts';
import type { SpeechToText } from '../../stt/speech-to-text.ts';
import type { SttConfig } from '../../stt/stt-config.ts';
import { createCommandSpeechToText } from '../command/speech-to-text.ts';
import { listenToCaller } from './caller-sound.ts';
import { createLanguageModels } from './language-models.ts';
import { pocketsphinxWith } from './packaged.ts';

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
  return {
    ...createCommandSpeechToText(config, clock, {
      openCall({ sentences = [], expecting }, signal) {
        void models.prepare(sentences);
        const caller = listenToCaller(signal);
        return {
          takesFile: false,
          get isMeasured() {
            return caller.isMeasured;
          },
          measure: (run) => caller.measure((args) => run(pocketsphinxWith(...args))),
          next() {
            const { args, end } = caller.begin();
            const model = models.argumentsFor(sentences, expecting?.());
            return { line: pocketsphinxWith(...model, ...args), ended: () => void end() };
          },
        };
      },
    }),
    prepare: ({ sentences = [] }) => models.prepare(sentences),
  };
}
