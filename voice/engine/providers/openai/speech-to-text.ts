import { z } from 'zod';
import { joinSamples } from '../../../audio/pcm.ts';
import { maxTranscriptBytes, maxTranscriptLength } from '../../../protocol/limits.ts';
import { parseJson } from '../../../protocol/parse-json.ts';
import type { Clock } from '../../ports.ts';
import type { SpeechToText } from '../../stt/speech-to-text.ts';
import type { SttConfig } from '../../stt/stt-config.ts';
import { createDeadline } from '../deadline.ts';
import { malformed } from '../provider-failure.ts';
import { createUtteranceSpeechToText } from '../utterances.ts';
import { encodeWav } from '../wav.ts';
import { post, readBody } from './post.ts';

type OpenaiSttConfig = Extract<SttConfig, { provider: 'openai' }>;

const answerMs = 15_000;
const transcription = z.object({ text: z.string().max(maxTranscriptLength) });

/**
 * Speech-to-text by any OpenAI-compatible server: one `POST /audio/transcriptions` per utterance.
 * https://platform.openai.com/docs/api-reference/audio/createTranscription
 */
export function createOpenaiSpeechToText(config: OpenaiSttConfig, clock: Clock): SpeechToText {
  async function recognise(chunks: Int16Array[], sampleRateHz: number, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([encodeWav(joinSamples(chunks), sampleRateHz)], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', config.model);
    form.set('response_format', 'json');
    if (config.language) form.set('language', config.language);
    const deadline = createDeadline(clock, signal);
    try {
      deadline.within(answerMs);
      const response = await post(config, '/audio/transcriptions', form, deadline, clock);
      const parts: Uint8Array[] = [];
      for await (const part of readBody(response, { deadline, maxBytes: maxTranscriptBytes })) parts.push(part);
      return textOf(Buffer.concat(parts).toString());
    } finally {
      deadline.end();
    }
  }

  return createUtteranceSpeechToText('openai', () => (sampleRateHz, signal) => {
    const chunks: Int16Array[] = [];
    return {
      write: (samples) => chunks.push(samples.slice()),
      finish: () => recognise(chunks, sampleRateHz, signal),
    };
  });
}

function textOf(body: string): string {
  const parsed = transcription.safeParse(parseJson(body));
  if (!parsed.success) throw malformed('its answer is no transcription');
  return parsed.data.text;
}
