import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import type { ServerMessage } from '../../../protocol/server-messages.ts';
import type { CallHost, CallRequest } from '../backend.ts';
import type { Browser } from './browser.ts';
import { createSpeaker, type Sentence } from './speaker.ts';

/** The assistant's sentences on their way to the visitor's ear, and what is told of them. */
export interface SpeechOut {
  /** In a tap: lets the page speak. */
  unlock(): void;
  /** Takes the messages that are about speech; the others it leaves alone. */
  take(message: ServerMessage): void;
  /** Silence at once, and for what is still to come of this turn. */
  stop(): void;
  setVolume(volume: number): void;
  /** The level of the voice: the browser tells nobody, so this one only moves while it speaks. */
  level(): number;
}

export interface SpeechOutOptions {
  browser: Browser;
  host: CallHost;
  request: CallRequest;
  send(message: ClientMessageInput): void;
  onSpeaking(speaking: boolean): void;
  onSpoke(text: string): void;
}

const [slowest, fastest] = [0.5, 2];

export function createSpeechOut({ browser, host, request, send, onSpeaking, onSpoke }: SpeechOutOptions): SpeechOut {
  const { timers } = host;
  let latestTurn = -1;
  let stoppedTurn = -1;

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

  function acknowledge({ turn, sentence, text }: Sentence, status: 'started' | 'finished'): void {
    onSpoke(text);
    if (turn >= 0) send({ type: 'playback-ack', turn, sentence, status });
  }

  return {
    unlock: speaker.unlock,
    take(message) {
      if (message.type === 'clear') {
        stoppedTurn = Math.max(stoppedTurn, message.turn);
        speaker.stop();
      } else if (message.type === 'voice-input') {
        const { input, turn = -1, sentence = -1, rate = 1 } = message;
        if (turn >= 0 && turn <= stoppedTurn) return;
        latestTurn = Math.max(latestTurn, turn);
        speaker.say({ turn, sentence, text: input, rate: Math.min(fastest, Math.max(slowest, rate)) });
      }
    },
    stop() {
      stoppedTurn = latestTurn;
      speaker.stop();
    },
    setVolume: speaker.setVolume,
    level: () => (speaker.audible ? 0.07 + 0.05 * Math.sin(timers.now() / 90) : 0),
  };
}
