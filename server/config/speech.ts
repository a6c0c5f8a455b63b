import { z } from 'zod';
import { splitCommandLine } from '#/voice/engine/providers/command/command-line.ts';
import { sampleRates } from '#/voice/engine/providers/sound-reader.ts';
import type { SttConfig } from '#/voice/engine/stt/stt-config.ts';
import type { TtsConfig } from '#/voice/engine/tts/tts-config.ts';
import { address, type Complain, oneOf, plainName, secret } from './setting-types.ts';

const provider = oneOf(['openai', 'deepgram', 'command']).optional();
const server = address('http:', 'https:').optional();
const commandLine = z
  .string()
  .refine((line) => splitCommandLine(line) !== null, 'must be a program and its arguments, each quote closed')
  .optional();
const sampleRate = oneOf(sampleRates.map(String)).transform(Number).optional();

/** The settings of the engine's speech recognition and synthesis. */
export const speechSettings = {
  STT: provider,
  STT_BASE_URL: server,
  STT_API_KEY: secret().optional(),
  STT_MODEL: plainName().optional(),
  STT_LANGUAGE: plainName().optional(),
  STT_COMMAND: commandLine,
  STT_SAMPLE_RATE: sampleRate,
  TTS: provider,
  TTS_BASE_URL: server,
  TTS_API_KEY: secret().optional(),
  TTS_MODEL: plainName().optional(),
  TTS_VOICE: plainName().optional(),
  TTS_COMMAND: commandLine,
  TTS_SAMPLE_RATE: sampleRate,
};

const settings = z.object(speechSettings);
type SpeechSettings = z.infer<typeof settings>;

/** Both or neither, after `checkSpeech` has reported nothing. */
export interface SpeechConfig {
  stt: SttConfig | null;
  tts: TtsConfig | null;
}

/** The settings that each provider uses. */
const used: Record<'STT' | 'TTS', Record<'openai' | 'deepgram' | 'command', readonly string[]>> = {
  STT: {
    openai: ['BASE_URL', 'API_KEY', 'MODEL', 'LANGUAGE'],
    deepgram: ['BASE_URL', 'API_KEY', 'MODEL', 'LANGUAGE'],
    command: ['COMMAND', 'SAMPLE_RATE'],
  },
  TTS: {
    openai: ['BASE_URL', 'API_KEY', 'MODEL', 'VOICE', 'SAMPLE_RATE'],
    deepgram: ['BASE_URL', 'API_KEY', 'MODEL'],
    command: ['COMMAND', 'SAMPLE_RATE', 'VOICE'],
  },
};

/** Reports settings that lack their counterpart and settings that the chosen provider does not use. */
export function checkSpeech(value: SpeechSettings, complain: Complain): void {
  if (value.STT && !value.TTS) complain('TTS', 'must be set together with STT');
  if (value.TTS && !value.STT) complain('STT', 'must be set together with TTS');
  for (const kind of ['STT', 'TTS'] as const) checkOne(kind, value, complain);
}

function checkOne(kind: 'STT' | 'TTS', value: SpeechSettings, complain: Complain): void {
  const chosen = value[kind];
  const own = Object.entries(value).filter(([name, given]) => name.startsWith(`${kind}_`) && given !== undefined);
  if (!chosen) {
    const [first] = own;
    if (first) complain(kind, `must be set together with ${first[0]}`);
    return;
  }
  for (const [name] of own) {
    if (!used[kind][chosen].includes(name.slice(4))) complain(name, `has no use with ${kind}=${chosen}`);
  }
  const need = (setting: 'BASE_URL' | 'API_KEY' | 'MODEL' | 'COMMAND', why: string) => {
    if (value[`${kind}_${setting}`] === undefined) complain(`${kind}_${setting}`, `must be set ${why}`);
  };
  if (chosen === 'command') need('COMMAND', `with ${kind}=command`);
  else if (chosen === 'deepgram') need('API_KEY', `with ${kind}=deepgram`);
  else if (value[`${kind}_BASE_URL`] === undefined) need('API_KEY', `with ${kind}=openai, unless ${kind}_BASE_URL is`);
  else need('MODEL', `together with ${kind}_BASE_URL`);
}

const openaiUrl = 'https://api.openai.com/v1';
const deepgramUrl = 'https://api.deepgram.com';

/** Expects settings about which `checkSpeech` has reported nothing. */
export function readSpeech(value: SpeechSettings): SpeechConfig {
  return { stt: readStt(value), tts: readTts(value) };
}

function readStt(value: SpeechSettings): SttConfig | null {
  switch (value.STT) {
    case undefined:
      return null;
    case 'openai':
      return {
        provider: 'openai',
        baseUrl: value.STT_BASE_URL ?? openaiUrl,
        apiKey: value.STT_API_KEY,
        model: value.STT_MODEL ?? 'gpt-4o-mini-transcribe',
        language: value.STT_LANGUAGE,
      };
    case 'deepgram':
      return {
        provider: 'deepgram',
        baseUrl: value.STT_BASE_URL ?? deepgramUrl,
        apiKey: value.STT_API_KEY ?? '',
        model: value.STT_MODEL ?? 'nova-3',
        language: value.STT_LANGUAGE,
      };
    case 'command':
      return { provider: 'command', command: value.STT_COMMAND ?? '', sampleRateHz: value.STT_SAMPLE_RATE ?? 16_000 };
  }
}

function readTts(value: SpeechSettings): TtsConfig | null {
  switch (value.TTS) {
    case undefined:
      return null;
    case 'openai':
      return {
        provider: 'openai',
        baseUrl: value.TTS_BASE_URL ?? openaiUrl,
        apiKey: value.TTS_API_KEY,
        model: value.TTS_MODEL ?? 'gpt-4o-mini-tts',
        voice: value.TTS_VOICE ?? 'alloy',
        sampleRateHz: value.TTS_SAMPLE_RATE ?? 24_000,
      };
    case 'deepgram':
      return {
        provider: 'deepgram',
        baseUrl: value.TTS_BASE_URL ?? deepgramUrl,
        apiKey: value.TTS_API_KEY ?? '',
        model: value.TTS_MODEL ?? 'aura-2-thalia-en',
      };
    case 'command':
      return {
        provider: 'command',
        command: value.TTS_COMMAND ?? '',
        voice: value.TTS_VOICE,
        sampleRateHz: value.TTS_SAMPLE_RATE ?? 16_000,
      };
  }
}
