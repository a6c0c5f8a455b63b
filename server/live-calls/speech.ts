import type { Speech } from '#/voice/engine/media/media-session.ts';
import type { DemoConfig } from '../config/config.ts';
import type { SpeechConfig } from '../config/speech.ts';

/** Who hears and speaks in the calls of this process; undefined where pages do that themselves. */
export async function connectSpeech(
  backend: DemoConfig['backend'],
  { stt, tts }: SpeechConfig,
): Promise<Speech | undefined> {
  if (backend !== 'engine' || !stt || !tts) return undefined;
  // Loaded with the first setting: a site without speech need not pay for it.
  const [{ createSpeechToText }, { createTextToSpeech }] = await Promise.all([
    import('#/voice/engine/stt/create-speech-to-text.ts'),
    import('#/voice/engine/tts/create-text-to-speech.ts'),
  ]);
  return { recogniser: createSpeechToText(stt), synthesiser: createTextToSpeech(tts) };
}
