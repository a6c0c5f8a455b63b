import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function complaints(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

const commands = { STT: 'command', STT_COMMAND: 'pocketsphinx', TTS: 'command', TTS_COMMAND: 'flite' };
const vapi = { VAPI_PUBLIC_KEY: 'public', VAPI_ASSISTANT_ID: 'a-1', VAPI_WEBHOOK_SECRET: 'a long secret' };

describe('the settings of the live demo', () => {
  it('prefer the voice platform, then our engine, then the browser', () => {
    expect(readConfig({}).demo.backend).toBe('native');
    expect(readConfig(commands).demo.backend).toBe('engine');
    expect(readConfig({ ...commands, ...vapi }).demo.backend).toBe('cloud');
    expect(readConfig({ ...commands, ...vapi, DEMO_BACKEND: 'engine' }).demo.backend).toBe('engine');
    expect(readConfig({ ...commands, ...vapi, DEMO_BACKEND: 'native' }).demo.backend).toBe('native');
    expect(readConfig({ ...commands, DEMO_BACKEND: 'off' }).demo.backend).toBeNull();
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'a backend without its settings',
      { DEMO_BACKEND: 'engine' },
      ['DEMO_BACKEND cannot be engine without STT and TTS'],
    ],
    [
      'the cloud without its settings',
      { DEMO_BACKEND: 'cloud' },
      ['DEMO_BACKEND cannot be cloud without the VAPI settings'],
    ],
    ['an unknown backend', { DEMO_BACKEND: 'x' }, ['DEMO_BACKEND must be one of auto, native, engine, cloud, off']],
    [
      'one who hears, but nobody who speaks',
      { STT: 'command', STT_COMMAND: 'x' },
      ['TTS must be set together with STT'],
    ],
    [
      'an unknown provider and a rate that no sound has',
      { ...commands, STT: 'x', TTS_SAMPLE_RATE: '17' },
      [
        'STT must be one of openai, deepgram, command',
        'TTS_SAMPLE_RATE must be one of 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000',
      ],
    ],
    [
      'providers without what they need',
      { STT: 'deepgram', TTS: 'openai' },
      ['STT_API_KEY must be set with STT=deepgram', 'TTS_API_KEY must be set with TTS=openai, unless TTS_BASE_URL is'],
    ],
    [
      'a server of its own without a model',
      { ...commands, STT: 'openai', STT_COMMAND: '', STT_BASE_URL: 'http://127.0.0.1:1/v1' },
      ['STT_MODEL must be set together with STT_BASE_URL'],
    ],
    [
      'a command that is none',
      { ...commands, STT_COMMAND: `sh -c 'open` },
      [expect.stringMatching(/^STT_COMMAND must be a program/)],
    ],
    ['a setting of another provider', { ...commands, TTS_MODEL: 'x' }, ['TTS_MODEL has no use with TTS=command']],
    ['a setting of nobody', { STT_API_KEY: 'x' }, ['STT must be set together with STT_API_KEY']],
    [
      'half a platform',
      { VAPI_PRIVATE_KEY: 'private' },
      [
        'VAPI_ASSISTANT_ID must be set together with the other VAPI settings',
        'VAPI_WEBHOOK_SECRET must be set together with the other VAPI settings',
      ],
    ],
    [
      'a key that no header brings',
      { STT: 'deepgram', STT_API_KEY: 'schl\u00fcssel', TTS: 'openai', TTS_API_KEY: 'sk-1\nsk-2' },
      [
        'STT_API_KEY must be plain ASCII without a blank at either end',
        'TTS_API_KEY must be plain ASCII without a blank at either end',
      ],
    ],
    [
      'a secret that no header brings as it is',
      { ...vapi, VAPI_WEBHOOK_SECRET: 'a long secret ' },
      ['VAPI_WEBHOOK_SECRET must be plain ASCII without a blank at either end'],
    ],
    [
      'a platform without a key',
      { ...vapi, VAPI_PUBLIC_KEY: '' },
      ['VAPI_PUBLIC_KEY must be set together with the other VAPI settings'],
    ],
  ])('stop the start with a line each for %s', (_, variables, lines) => {
    expect(complaints(variables)).toEqual(lines);
  });

  it('need only a key for the providers in the cloud', () => {
    const { speech } = readConfig({ STT: 'deepgram', STT_API_KEY: 'dg', TTS: 'openai', TTS_API_KEY: 'sk' });
    expect(speech).toEqual({
      stt: {
        provider: 'deepgram',
        baseUrl: 'https://api.deepgram.com',
        apiKey: 'dg',
        model: 'nova-3',
        language: undefined,
      },
      tts: {
        provider: 'openai',
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'sk',
        model: 'gpt-4o-mini-tts',
        voice: 'alloy',
        sampleRateHz: 24_000,
      },
    });
  });

  it('make web calls with the public key, or with the private one when there is no other', () => {
    expect(readConfig({ ...vapi, VAPI_PRIVATE_KEY: 'private', VAPI_BASE_URL: 'http://127.0.0.1:1/' }).vapi).toEqual({
      baseUrl: 'http://127.0.0.1:1',
      key: 'public',
      privateKey: 'private',
      assistantId: 'a-1',
      webhookSecret: 'a long secret',
    });
    expect(readConfig({ ...vapi, VAPI_PUBLIC_KEY: '', VAPI_PRIVATE_KEY: 'private' }).vapi?.key).toBe('private');
  });
});
