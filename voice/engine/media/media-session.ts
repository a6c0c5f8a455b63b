import { parseUpFrame } from '../../protocol/audio-frames.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import { ProviderError } from '../providers/provider-failure.ts';
import type { Outlet } from '../session/replay-buffer.ts';
import { createSession, type Session, type SessionOptions } from '../session/session.ts';
import { createTimers } from '../session/timers.ts';
import type { SpeechToText } from '../stt/speech-to-text.ts';
import type { TextToSpeech } from '../tts/text-to-speech.ts';
import { soundInterruption } from '../turn-taking/interruption.ts';
import { createDuck } from './duck.ts';
import { createEars } from './speech-input.ts';
import { createMouth } from './speech-output.ts';
import { createTurnTimes } from './turn-times.ts';
import { createEnergyVoiceActivity } from './vad.ts';

export interface AudioLineOptions extends Omit<SessionOptions, 'sound'> {
  recogniser: SpeechToText;
  synthesiser: TextToSpeech;
}

/** No voice interrupts so soon in a call: the browser's echo canceller must hear us first. */
const warmUpMs = 1_000;

/**
 * A call whose page only carries sound. Between its socket and a session that knows words alone, the line hears the
 * caller, speaks the assistant's sentences, and tells the session what was said, heard and interrupted.
 */
export function createAudioLine({ recogniser, synthesiser, ...options }: AudioLineOptions): Session {
  const { callId, clock, recorder, onEnded, onProblem } = options;
  const line = new AbortController();
  const { signal } = line;
  const timers = createTimers(clock, fail);
  const times = createTurnTimes((latency) => recorder.latency(callId, latency));
  let outlet: Outlet | null = null;
  let muted = false;
  /** The page is muted; the session hears of it when what was said before is in words. */
  let muting: (() => void) | null = null;
  let speechFailed = false;

  const ears = createEars({
    clock,
    timers,
    recogniser,
    activity: createEnergyVoiceActivity(),
    signal,
    onBegan() {
      session.voice('began');
      overlap();
    },
    onVoiced: overlap,
    onEnded() {
      duck.ease();
      mouth.send();
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

  const mouth = createMouth({
    clock,
    timers,
    synthesiser,
    signal,
    send: (frame) => outlet?.sendSound(frame) ?? false,
    onSent: (turn, samples) => pass({ type: 'audio-end', turn, samples }),
    onSentence: (turn, sentence, status) => session.receive({ type: 'playback-ack', turn, sentence, status }),
    onFirst: times.first,
    mustWait: () => ears.voice.speaking && interruptible()?.kind === 'answer',
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

  const duck = createDuck(timers, soundInterruption.falseAfterMs, pass);

  const session = createSession({
    ...options,
    recorder: {
      ...recorder,
      latency: (_, latency) =>
        times.answered(latency, clock.now(), latency.endpointingMs === undefined ? undefined : ears.recognitionMs),
    },
    sound: {
      voice: ears.voice,
      get mayInterrupt() {
        return mayInterrupt();
      },
      playedShare: mouth.shareOf,
      posted,
      complete: mouth.complete,
    },
    onEnded(reason) {
      times.close();
      line.abort();
      timers.close();
      ears.close();
      outlet = null;
      onEnded(reason);
    },
  });

  /** Sends what only this socket needs: what another page needs is said again. */
  function pass(message: ServerMessage): void {
    outlet?.send(JSON.stringify(message));
  }

  function fail(error: unknown): void {
    session.fail(error);
  }

  function mayInterrupt(): boolean {
    return mouth.heardAt !== null && clock.now() - mouth.heardAt >= warmUpMs;
  }

  /** The turn under way, if the caller's voice may stop it. */
  function interruptible() {
    const { state } = session;
    return (state.name === 'speaking' || state.name === 'greeting') && state.turn.voiceMayInterrupt ? state.turn : null;
  }

  /** The caller speaks: softer at once if the agent speaks too, and after a while it stops. */
  function overlap(): void {
    const turn = interruptible();
    if (!turn || mouth.audible !== turn.number || !mayInterrupt()) return;
    duck.on(turn.number);
    if (ears.voicedMs >= soundInterruption.voiceMs) session.voice('long');
  }

  function posted(message: ServerMessage): void {
    if (message.type === 'voice-input') {
      const { turn = 0, sentence = 0, input, rate = 1 } = message;
      mouth.speak(turn, sentence, input, rate);
    } else if (message.type === 'clear') {
      over(message.turn);
    } else if (message.type === 'speech-update' && message.role === 'assistant' && message.status === 'stopped') {
      over(message.turn ?? 0);
    }
  }

  function over(turn: number): void {
    duck.forget();
    mouth.stop(turn);
    times.close();
  }

  function mute(on: boolean, message: ClientMessage): void {
    muted = on;
    muting = null;
    if (on) ears.hush();
    if (!on || !ears.voice.unrecognised) {
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
    if (message.type === 'playback-position') mouth.played(message.turn, message.samples);
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
      outlet = next;
      ears.restart();
      duck.forget();
      session.attach(next, resumeToken, received);
      const turn = interruptible();
      // That it is not to be soft any more may have been said to nobody.
      if (turn) pass({ type: 'duck', turn: turn.number, on: false });
      mouth.rewind();
    },
    detach(gone) {
      if (outlet === gone) {
        outlet = null;
        ears.restart();
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
        ears.hear(frame.seq, frame.samples, mouth.audible !== null);
      } catch (error) {
        fail(error);
      }
      return true;
    },
  };
}
