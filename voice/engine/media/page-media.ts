import type { MediaOptions, MediaPort } from '../session/media-port.ts';
import { defaultBargeIn } from '../turn-taking/barge-in.ts';

/** Longest time until a browser's speech synthesis starts a sentence. */
const startLimitMs = 4_000;

/** Media of a call whose page uses the browser's speech recognition and synthesis: only text crosses the socket. */
export function openPageMedia({ events, post }: MediaOptions): MediaPort {
  return {
    bargeIn: defaultBargeIn,
    mayInterrupt: true,
    startLimitMs,
    playedShare: () => 0,
    speak({ turn, sentence, text, rate }) {
      post({ type: 'voice-input', input: text, turn, sentence, ...(rate !== 1 && { rate }) });
    },
    complete() {},
    stop: (turn) => post({ type: 'clear', turn }),
    finished() {},
    answered: events.latencyMeasured,
    mute: events.muted,
    stopListening() {},
    hear: () => false,
    receive(message) {
      if (message.type === 'interim') {
        events.interimText(message.utterance, message.transcript);
      } else if (message.type === 'playback-ack') {
        if (message.status === 'started') events.playbackStarted(message.turn, message.sentence);
        else events.playbackFinished(message.turn, message.sentence);
      } else {
        return false;
      }
      return true;
    },
    attached() {},
    detached() {},
    close() {},
  };
}
