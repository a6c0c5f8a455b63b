import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { maxTextLength } from '../../../protocol/limits.ts';
import type { CallHost, CallRequest } from '../backend.ts';
import type { AudioOutput } from '../web-call/web-call.ts';
import type { Browser } from './browser.ts';
import { createSpeaker, type Sentence } from './speaker.ts';

export interface NativeOutputOptions {
  browser: Browser;
  host: CallHost;
  request: CallRequest;
  /** The visitor types, so text does not wait for a voice that may never come. */
  isTyped(): boolean;
  send(message: ClientMessageInput): void;
  onSpeaking(speaking: boolean): void;
  onSpoke(text: string): void;
}

const [slowest, fastest] = [0.5, 2];

/** The assistant's sentences on their way to the loudspeaker, and what is told of them. */
export function createNativeOutput({
  browser,
  host,
  request,
  isTyped,
  send,
  onSpeaking,
  onSpoke,
}: NativeOutputOptions): AudioOutput {
  const { timers } = host;
  let latestTurn = -1;
  let stoppedTurn = -1;
  /** Sentences whose text waits for the voice. */
  let waiting = 0;

  const speaker = createSpeaker({
    synthesis: browser.synthesis,
    createUtterance: browser.createUtterance,
    timers,
    language: browser.language,
    volume: request.volume,
    onStarted: (sentence) => acknowledge(sentence, 'started'),
    onFinished: (sentence) => acknowledge(sentence, 'finished'),
    onBusy: onSpeaking,
    onBlocked: (blocked) => host.emit('audio-blocked', blocked),
  });

  function acknowledge({ turn, sentence, text, isRead }: Sentence, status: 'started' | 'finished'): void {
    onSpoke(text);
    if (isRead) return;
    if (status === 'finished') waiting -= 1;
    if (turn >= 0) send({ type: 'playback-ack', turn, sentence, status });
  }

  function silence(upTo: number): void {
    stoppedTurn = Math.max(stoppedTurn, upTo);
    waiting = 0;
    speaker.stop();
  }

  return {
    unlock: speaker.unlock,
    take(message) {
      if (message.type === 'clear') {
        silence(message.turn);
      } else if (message.type === 'voice-input') {
        const { input, turn = -1, sentence = -1, rate = 1 } = message;
        if (turn >= 0 && turn <= stoppedTurn) return;
        latestTurn = Math.max(latestTurn, turn);
        const isRead = turn >= 0 && waiting === 0 && !speaker.hasSpoken && isTyped();
        if (!isRead) waiting += 1;
        else send({ type: 'playback-ack', turn, sentence, status: 'finished' });
        speaker.say({
          turn,
          sentence,
          text: input.slice(0, maxTextLength),
          rate: Math.min(fastest, Math.max(slowest, rate)),
          isRead,
        });
      }
    },
    stop: () => silence(latestTurn),
    controls: { setVolume: speaker.setVolume, resumeAudio: speaker.unlock },
    close: speaker.stop,
    // The browser tells nobody how loud it is: this level only moves while it speaks.
    level: () => (speaker.audible ? 0.07 + 0.05 * Math.sin(timers.now() / 90) : 0),
  };
}
