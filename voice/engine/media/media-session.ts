import { parseUpFrame } from '../../protocol/audio-frames.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import { ProviderError } from '../providers/provider-failure.ts';
import type { Connection } from '../session/replay-buffer.ts';
import { createSession, type Session, type SessionOptions } from '../session/session.ts';
import { createTimers } from '../session/timers.ts';
import type { SpeechToText } from '../stt/speech-to-text.ts';
import type { TextToSpeech } from '../tts/text-to-speech.ts';
import { soundBargeIn } from '../turn-taking/barge-in.ts';
import { createDuck } from './duck.ts';
import { createSpeechInput } from './speech-input.ts';
import { createSpeechOutput } from './speech-output.ts';
import { createTurnTimes } from './turn-times.ts';
import { createEnergyVad } from './vad.ts';

export interface MediaSessionOptions extends Omit<SessionOptions, 'sound'> {
  recogniser: SpeechToText;
  synthesiser: TextToSpeech;
}

/** No voice interrupts so soon in a call: the browser's echo canceller must hear us first. */
const warmUpMs = 1_000;

/**
 * A call whose page only carries sound. Between its socket and a session that knows words alone, it hears the
 * caller, speaks the agent's sentences, and tells the session what was said, heard and interrupted.
 */
export function createMediaSession({ recogniser, synthesiser, ...options }: MediaSessionOptions): Session {
  const { callId, clock, recorder, onEnded, onProblem } = options;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const timers = createTimers(clock, fail);
  const times = createTurnTimes((latency) => recorder.latency(callId, latency));
  let connection: Connection | null = null;
  let muted = false;
  /** The page is muted; the session hears of it when what was said before is in words. */
  let muting: (() => void) | null = null;
  let speechFailed = false;

  const speechInput = createSpeechInput({
    clock,
    timers,
    recogniser,
    vad: createEnergyVad(),
    signal,
    onBegan() {
      session.voice('began');
      overlap();
    },
    onVoiced: overlap,
    onEnded() {
      duck.ease();
      speechOutput.send();
    },
    onWords: (utterance, transcript) => session.receive({ type: 'interim', utterance, transcript }),
    onFailure(failure) {
      onProblem('recognition-failed', new ProviderError(failure));
      session.excuse('recognition-failed');
    },
    onSettled() {
      duck.off();
      session.voice('settled');
      muting?.();
    },
  });

  const speechOutput = createSpeechOutput({
    clock,
    timers,
    synthesiser,
    signal,
    send: (frame) => connection?.sendSound(frame) ?? false,
    onSent: (turn, samples) => pass({ type: 'audio-end', turn, samples }),
    onSentence: (turn, sentence, status) => session.receive({ type: 'playback-ack', turn, sentence, status }),
    onFirst: times.first,
    mustWait: () => speechInput.voice.speaking && interruptible()?.kind === 'answer',
    onFailure(error) {
      if (speechFailed) return;
      speechFailed = true;
      onProblem('speech-failed', error);
      session.excuse('speech-failed');
    },
    onSpoken() {
      speechFailed = false;
    },
    onError: fail,
  });

  const duck = createDuck(timers, soundBargeIn.falseAfterMs, pass);

  const session = createSession({
    ...options,
    recorder: {
      ...recorder,
      latency: (_, latency) =>
        times.answered(
          latency,
          clock.now(),
          latency.endpointingMs === undefined ? undefined : speechInput.recognitionMs,
        ),
    },
    media: {
      voice: speechInput.voice,
      get mayInterrupt() {
        return mayInterrupt();
      },
      playedShare: speechOutput.shareOf,
      posted,
      complete: speechOutput.complete,
    },
    onEnded(reason) {
      times.close();
      lifetime.abort();
      timers.close();
      speechInput.close();
      connection = null;
      onEnded(reason);
    },
  });

  /** Sends what only this socket needs: what another page needs is said again. */
  function pass(message: ServerMessage): void {
    connection?.send(JSON.stringify(message));
  }

  function fail(error: unknown): void {
    session.fail(error);
  }

  function mayInterrupt(): boolean {
    return speechOutput.heardAt !== null && clock.now() - speechOutput.heardAt >= warmUpMs;
  }

  /** The turn under way, if the caller's voice may stop it. */
  function interruptible() {
    const { state } = session;
    return (state.name === 'speaking' || state.name === 'greeting') && state.turn.voiceMayInterrupt ? state.turn : null;
  }

  /** The caller speaks: softer at once if the agent speaks too, and after a while it stops. */
  function overlap(): void {
    const turn = interruptible();
    if (!turn || speechOutput.audible !== turn.number || !mayInterrupt()) return;
    duck.on(turn.number);
    if (speechInput.voicedMs >= soundBargeIn.voiceMs) session.voice('long');
  }

  function posted(message: ServerMessage): void {
    if (message.type === 'voice-input') {
      const { turn = 0, sentence = 0, input, rate = 1 } = message;
      speechOutput.speak(turn, sentence, input, rate);
    } else if (message.type === 'clear') {
      over(message.turn);
    } else if (message.type === 'speech-update' && message.role === 'assistant' && message.status === 'stopped') {
      over(message.turn ?? 0);
    }
  }

  function over(turn: number): void {
    duck.forget();
    speechOutput.stop(turn);
    times.close();
  }

  function mute(on: boolean, message: ClientMessage): void {
    muted = on;
    muting = null;
    if (on) speechInput.hush();
    if (!on || !speechInput.voice.unrecognised) {
      session.receive(message);
      return;
    }
    muting = () => {
      muting = null;
      session.receive(message);
    };
  }

  function receive(message: ClientMessage): void {
    // What was heard and played is known here better than any page could tell.
    if (message.type === 'interim' || message.type === 'playback-ack') return;
    if (message.type === 'playback-position') speechOutput.played(message.turn, message.samples);
    else if (message.type === 'mute') mute(message.muted, message);
    else if (message.type === 'control' && message.control === 'mute-customer') mute(true, message);
    else if (message.type === 'control' && message.control === 'unmute-customer') mute(false, message);
    else session.receive(message);
  }

  return {
    ...session,
    get state() {
      return session.state;
    },
    attach(next, resumeToken, received) {
      connection = next;
      speechInput.restart();
      duck.forget();
      session.attach(next, resumeToken, received);
      const turn = interruptible();
      // The un-duck message may have been lost with the old socket; send it again.
      if (turn) pass({ type: 'duck', turn: turn.number, on: false });
      speechOutput.rewind();
    },
    detach(gone) {
      if (connection === gone) {
        connection = null;
        speechInput.restart();
      }
      session.detach(gone);
    },
    receive(message) {
      try {
        receive(message);
      } catch (error) {
        fail(error);
      }
    },
    hear(bytes) {
      const frame = parseUpFrame(bytes);
      if (!frame) return false;
      const { name } = session.state;
      if (muted || name === 'idle' || name === 'ending' || name === 'ended') return true;
      try {
        speechInput.hear(frame.seq, frame.samples, speechOutput.audible !== null);
      } catch (error) {
        fail(error);
      }
      return true;
    },
  };
}
