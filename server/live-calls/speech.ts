import type { Speech } from '#/voice/engine/media/media-session.ts';
import type { DemoConfig } from '../config/demo.ts';
import type { SpeechConfig } from '../config/speech.ts';
import type { Log } from '../log.ts';

/** Speech recognition and synthesis for calls; undefined for backends that do not use our engine for them. */
export async function connectSpeech(
  backend: DemoConfig['backend'],
  { stt, tts }: SpeechConfig,
  log: Log,
): Promise<Speech | undefined> {
  if (backend !== 'engine' || !stt || !tts) return undefined;
  // Imported only when configured, so that a site without speech does not load it.
  const [{ createSpeechToText }, { createTextToSpeech }] = await Promise.all([
    import('#/voice/engine/stt/create-speech-to-text.ts'),
    import('#/voice/engine/tts/create-text-to-speech.ts'),
  ]);
  const onProblem = (error: unknown) =>
    log.warn({ error }, 'callers are heard without a language model of their agent: it could not be made');
  return { recogniser: createSpeechToText(stt, { onProblem }), synthesiser: createTextToSpeech(tts) };
}
