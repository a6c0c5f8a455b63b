import { z } from 'zod';
import { bytesOf } from '../../../audio/pcm.ts';
import { maxTranscriptLength } from '../../../protocol/limits.ts';
import type { Clock } from '../../ports.ts';
import type { SpeechToText } from '../../stt/speech-to-text.ts';
import type { SttConfig } from '../../stt/stt-config.ts';
import { type ProviderFailure, tooLate } from '../provider-failure.ts';
import { openProviderSocket, type ProviderSocket, parseMessage, socketAddress } from './socket.ts';

type DeepgramSttConfig = Extract<SttConfig, { provider: 'deepgram' }>;

/** Deepgram closes a socket that gets nothing for 10 s. */
const keepAliveMs = 4_000;
/** Deepgram does not guarantee an answer to `Finalize`; after this, the words so far are final. */
const finalizeMs = 1_000;
const answerMs = 6_000;
/** Tolerance when comparing a result's times with the audio sent. */
const slackSeconds = 0.05;

/** Deepgram takes 500 tokens of key terms, and beyond them recognises nothing without saying so; a word has up to three. */
const maxKeytermWords = 150;

const results = z.object({
  start: z.number(),
  duration: z.number(),
  is_final: z.boolean(),
  from_finalize: z.boolean().optional(),
  channel: z.object({ alternatives: z.array(z.object({ transcript: z.string().max(maxTranscriptLength) })).min(1) }),
});
type Results = z.infer<typeof results>;

interface Utterance {
  /** End of the utterance in seconds of audio since the socket was opened; null until the flush. */
  endsAt: number | null;
  hasSound: boolean;
  /** At least one result came for it. */
  wasHeard: boolean;
  settled: string[];
  interim: string;
  stop(): void;
}

/**
 * Speech-to-text by Deepgram's streaming socket, one per call, opened with the first audio. The engine ends utterances
 * (`Finalize`), as Deepgram gets no silence to detect their end by.
 * https://developers.deepgram.com/reference/speech-to-text/listen-streaming
 */
export function createDeepgramSpeechToText(config: DeepgramSttConfig, clock: Clock): SpeechToText {
  return {
    name: 'deepgram',
    capabilities: { interim: true },
    open({ sampleRateHz, phrases = [], signal, onWords, onFailure }) {
      const query = {
        model: config.model,
        ...(config.language ? { language: config.language } : {}),
        encoding: 'linear16',
        sample_rate: `${sampleRateHz}`,
        channels: '1',
        interim_results: 'true',
        punctuate: 'true',
        endpointing: 'false',
      };
      const address = socketAddress(config.baseUrl, '/v1/listen', [
        ...Object.entries(query),
        ...keytermsOf(config.model, phrases).map((phrase) => ['keyterm', phrase] as const),
      ]);
      let socket: ProviderSocket | null = null;
      let sentSamples = 0;
      let answered = 0;
      /** End of the last answered utterance, in seconds of audio. */
      let doneUntil = 0;
      let unanswered: Utterance[] = [];
      let stopKeepAlive = () => {};
      let isClosed = false;

      const close = () => {
        if (isClosed) return;
        isClosed = true;
        for (const { stop } of unanswered) stop();
        unanswered = [];
        hangUp(JSON.stringify({ type: 'CloseStream' }));
        signal.removeEventListener('abort', close);
      };
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });

      function hangUp(lastWords?: string): void {
        stopKeepAlive();
        socket?.close(lastWords);
        socket = null;
      }

      function connect(): ProviderSocket {
        sentSamples = 0;
        doneUntil = 0;
        keepAlive();
        return openProviderSocket(address, {
          apiKey: config.apiKey,
          clock,
          onMessage: (data) => hear(data),
          onEnd: lose,
        });
      }

      function keepAlive(): void {
        stopKeepAlive();
        stopKeepAlive = clock.after(keepAliveMs, () => {
          socket?.send(JSON.stringify({ type: 'KeepAlive' }));
          keepAlive();
        });
      }

      /** The socket is lost: fails every utterance without an answer. */
      function lose(failure: ProviderFailure): void {
        hangUp();
        const lost = unanswered;
        unanswered = [];
        for (const { stop } of lost) stop();
        for (let at = 0; at < lost.length && !isClosed; at += 1) {
          answered += 1;
          onFailure(failure);
        }
      }

      function hear(data: Buffer): void {
        const message = parseMessage(data);
        if (message?.type === 'Error') {
          lose({ code: 'failed', retryable: true, detail: 'it reports an error' });
          return;
        }
        if (message && message.type !== 'Results') return;
        const parsed = results.safeParse(message);
        if (parsed.success) take(parsed.data);
        else lose({ code: 'malformed', retryable: true, detail: 'its message is no result' });
      }

      function take({ start, duration, is_final, from_finalize, channel }: Results): void {
        const end = start + duration;
        // A late answer to an utterance that has been given up.
        if (end <= doneUntil - slackSeconds) return;
        while (unanswered[0]?.endsAt != null && end > unanswered[0].endsAt + slackSeconds) answer();
        const [utterance] = unanswered;
        if (!utterance) return;
        utterance.wasHeard = true;
        const text = channel.alternatives[0]?.transcript.trim() ?? '';
        if (is_final && text && wordsOf(utterance).length <= maxTranscriptLength) utterance.settled.push(text);
        utterance.interim = is_final ? '' : text;
        if (from_finalize && utterance.endsAt !== null) answer();
        else if (text) onWords({ transcript: wordsOf(utterance), isFinal: false, utterance: answered });
      }

      /** Reports the first utterance as final, and the empty ones queued behind it. */
      function answer(): void {
        do {
          const utterance = unanswered.shift() as Utterance;
          utterance.stop();
          doneUntil = utterance.endsAt ?? doneUntil;
          const number = answered;
          answered += 1;
          onWords({ transcript: wordsOf(utterance), isFinal: true, utterance: number });
        } while (!isClosed && unanswered[0] && !unanswered[0].hasSound);
      }

      function current(): Utterance {
        const last = unanswered.at(-1);
        if (last && last.endsAt === null) return last;
        const begun = { endsAt: null, hasSound: false, wasHeard: false, settled: [], interim: '', stop: () => {} };
        unanswered.push(begun);
        return begun;
      }

      function giveUpOn(utterance: Utterance): void {
        if (unanswered[0] === utterance && utterance.wasHeard) answer();
        else utterance.stop = clock.after(answerMs - finalizeMs, () => lose(tooLate().failure));
      }

      return {
        write(samples) {
          if (isClosed || samples.length === 0) return;
          socket ??= connect();
          current().hasSound = true;
          sentSamples += samples.length;
          keepAlive();
          socket.send(bytesOf(samples.slice()));
        },
        flush() {
          if (isClosed) return;
          const utterance = current();
          utterance.endsAt = sentSamples / sampleRateHz;
          if (utterance.hasSound) {
            utterance.stop = clock.after(finalizeMs, () => giveUpOn(utterance));
            socket?.send(JSON.stringify({ type: 'Finalize' })); // `send` may lose the socket, and fail the utterance
          } else if (unanswered[0] === utterance) {
            queueMicrotask(() => {
              if (unanswered[0] === utterance) answer();
            });
          }
        },
        close,
      };
    },
  };
}

function wordsOf({ settled, interim }: Utterance): string {
  return [...settled, interim].filter(Boolean).join(' ');
}

/**
 * What fits of the phrases; models before Nova-3 refuse key terms.
 * https://developers.deepgram.com/docs/keyterm
 */
function keytermsOf(model: string, phrases: readonly string[]): string[] {
  if (!model.startsWith('nova-3')) return [];
  let words = 0;
  return phrases.filter((phrase) => {
    words += phrase.split(' ').length;
    return words <= maxKeytermWords;
  });
}
