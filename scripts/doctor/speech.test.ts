import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#/server/config/config.ts';
import { bytesOf } from '#/voice/audio/pcm.ts';
import { type SpeechAct, startFakeOpenaiSpeech } from '#/voice/testing/fake-openai-speech.ts';
import { tone } from '#/voice/testing/speech.ts';
import { aboutSpeech } from './speech.ts';
import { aboutVapi } from './vapi.ts';

async function report(...acts: SpeechAct[]): Promise<string[]> {
  return reportWithin(undefined, ...acts);
}

async function reportWithin(ms: number | undefined, ...acts: SpeechAct[]): Promise<string[]> {
  const server = await startFakeOpenaiSpeech(...acts);
  onTestFinished(() => server.close());
  const settings = {
    STT: 'openai',
    STT_BASE_URL: server.baseUrl,
    STT_API_KEY: 'sk-pass-word',
    STT_MODEL: 'whisper-1',
    TTS: 'openai',
    TTS_BASE_URL: server.baseUrl,
    TTS_API_KEY: 'sk-pass-word',
    TTS_MODEL: 'tts-1',
  };
  const lines = await aboutSpeech(readConfig(settings), ms);
  expect(lines.join('\n')).not.toContain('pass-word');
  return lines.map((line) => line.replaceAll(new URL(server.baseUrl).host, 'here').replace(/in \d+\.\d s/, 'in time'));
}

const speaks: SpeechAct = { kind: 'speaks', bytes: bytesOf(tone(1.5, 24_000)) };

describe('doctor, about speech', () => {
  it('reports nothing when nothing is configured', async () => {
    expect(await aboutSpeech(readConfig({}))).toEqual([]);
    expect(await aboutVapi(readConfig({}))).toEqual([]);
  });

  it('synthesises a sentence and recognises it', async () => {
    expect(await report(speaks, { kind: 'hears', text: 'what does it cost' })).toEqual([
      'Text-to-speech: tts-1 at http://here/v1; it made 1.5 s of sound in time.',
      'Speech-to-text: whisper-1 at http://here/v1; it understood ‘What does it cost?’ in time.',
    ]);
  });

  it('reports misrecognised text and missing text', async () => {
    expect((await report(speaks, { kind: 'hears', text: 'what a frost' }))[1]).toContain(
      'it took ‘What does it cost?’ for ‘what a frost’',
    );
    expect((await report(speaks, { kind: 'hears', text: '' }))[1]).toContain('it heard no words');
  });

  it('reports what fails, and why', async () => {
    const sorry = 'Until it works, callers of the engine can only type and read.';
    expect(await report({ kind: 'fails', status: 401 })).toEqual([
      `Text-to-speech: tts-1 at http://here/v1; it refuses (it answers 401). ${sorry}`,
      'Speech-to-text: whisper-1 at http://here/v1; not tried, because there is nothing to hear.',
    ]);
    expect((await report(speaks, { kind: 'babbles', body: '<html>', contentType: 'text/html' }))[1]).toBe(
      `Speech-to-text: whisper-1 at http://here/v1; it answers with what is no speech (its answer is no transcription). ${sorry}`,
    );
  });

  it('times out with a provider that does not end', async () => {
    expect(await reportWithin(200, { kind: 'stalls', bytes: bytesOf(tone(0.5, 24_000)) })).toEqual([
      expect.stringContaining('it does not answer in time'),
      expect.stringContaining('not tried, because there is nothing to hear.'),
    ]);
  });

  it('tries the programs of this machine', { timeout: 60_000 }, async () => {
    const settings = { STT: 'command', STT_COMMAND: 'pocketsphinx', TTS: 'command', TTS_COMMAND: 'flite' };
    const [spoken, heard] = await aboutSpeech(readConfig(settings));
    expect(spoken).toMatch(/^Text-to-speech: the command ‘flite’; it made \d\.\d s of sound in \d+\.\d s\.$/);
    expect(heard).toMatch(/^Speech-to-text: the command ‘pocketsphinx’; it understood ‘What does it cost\?’ in/);
  });
});

describe('doctor, about the voice platform', () => {
  async function platform(status: number, extra: Record<string, string> = { VAPI_PRIVATE_KEY: 'pass-word' }) {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.method, request.url, request.headers.authorization);
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const settings = { VAPI_PUBLIC_KEY: 'public', VAPI_ASSISTANT_ID: 'a-1', VAPI_WEBHOOK_SECRET: 'pass-word' };
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [line] = await aboutVapi(readConfig({ ...settings, VAPI_BASE_URL: baseUrl, ...extra }));
    expect(line).not.toContain('pass-word');
    return { line, asked };
  }

  it('looks for the assistant and creates no call', async () => {
    const { line, asked } = await platform(200);
    expect(line).toMatch(/^Voice platform: http:\/\/127\.0\.0\.1:\d+; it answers and has the assistant\.$/);
    expect(asked).toEqual(['GET', '/assistant/a-1', 'Bearer pass-word']);
  });

  it.each([
    [401, /refuses VAPI_PRIVATE_KEY\.$/],
    [404, /does not have the assistant of VAPI_ASSISTANT_ID\.$/],
    [500, /it answers 500\.$/],
  ])('understands the answer %i', async (status, words) => {
    expect((await platform(status)).line).toMatch(words);
  });

  it('reports what it cannot check without the private key, and a platform that does not answer', async () => {
    expect((await platform(401, {})).line).toContain('without VAPI_PRIVATE_KEY');
    expect((await platform(200, { VAPI_BASE_URL: 'http://127.0.0.1:9' })).line).toContain('it cannot be reached.');
  });
});
