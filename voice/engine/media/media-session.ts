import { ProviderError } from '../providers/provider-failure.ts';
import type { MediaOptions, MediaPort } from '../session/media-port.ts';
import type { LikelySpeech, SpeechToText } from '../stt/speech-to-text.ts';
import type { TextToSpeech } from '../tts/text-to-speech.ts';
import { soundBargeIn } from '../turn-taking/barge-in.ts';
import { createDuck } from './duck.ts';
import { createSpeechInput } from './speech-input.ts';
import { createSpeechOutput } from './speech-output.ts';
import { createTurnTimes } from './turn-times.ts';
import { createEnergyVad } from './vad/vad.ts';

/** The engine's speech providers. */
export interface Speech {
  recogniser: SpeechToText;
  synthesiser: TextToSpeech;
}

/** Barge-in by voice is off for this long after the first audio: the browser's echo canceller must adapt first. */
const warmUpMs = 1_000;
/** Longest time until a provider's first audio of a sentence, one retry included. */
const startLimitMs = 12_000;

/**
 * Media of a call whose page only streams audio: the engine runs VAD, speech-to-text and text-to-speech. `likely`: what
 * callers of its agent say.
 */
export function openMediaSession(
  { recogniser, synthesiser }: Speech,
  options: MediaOptions,
  likely: LikelySpeech = {},
): MediaPort {
  const { clock, timers, signal, events, interruptible, expecting, spelling, post, pass, passSound } = options;
  const times = createTurnTimes(events.latencyMeasured);
  let muted = false;
  let listening = true;
  /** A mute whose event waits for the transcript of what was said before it. */
  let muteDue = false;
  let synthesisFailed = false;

  const speechInput = createSpeechInput({
    clock,
    timers,
    recogniser,
    likely,
    expecting,
    spelling,
    vad: createEnergyVad(),
    signal,
    onBegan() {
      events.speechStarted();
      overlap();
    },
    onVoiced: overlap,
    onEnded() {
      duck.ease();
      speechOutput.send();
    },
    onWords: events.interimText,
    onFailure: (failure) => events.recognitionFailed(new ProviderError(failure)),
    onSettled() {
      duck.off();
      events.speechRecognised();
      if (!muteDue) return;
      muteDue = false;
      events.muted(true);
    },
  });

  const speechOutput = createSpeechOutput({
    clock,
    timers,
    synthesiser,
    signal,
    send: passSound,
    onSent: (turn, samples) => pass({ type: 'audio-end', turn, samples }),
    onStarted: events.playbackStarted,
    onFinished: events.playbackFinished,
    onFirst: times.first,
    mustWait: () => speechInput.voice.speaking && interruptible()?.kind === 'answer',
    onFailure(error) {
      if (synthesisFailed) return;
      synthesisFailed = true;
      events.synthesisFailed(error);
    },
    onSpoken() {
      synthesisFailed = false;
    },
    onError: events.failed,
  });

  const duck = createDuck(timers, soundBargeIn.falseAfterMs, (turn, on) => pass({ type: 'duck', turn, on }));

  function mayInterrupt(): boolean {
    return speechOutput.heardAt !== null && clock.now() - speechOutput.heardAt >= warmUpMs;
  }

  /** The caller speaks: ducks an audible agent at once and interrupts it after `soundBargeIn.voiceMs` of voice. */
  function overlap(): void {
    const { audible } = speechOutput;
    const turn = audible === null ? null : interruptible();
    if (!turn || audible !== turn.number || !mayInterrupt()) return;
    duck.on(turn.number);
    if (speechInput.voicedMs >= soundBargeIn.voiceMs) events.speechSustained();
  }

  function finished(turn: number): void {
    duck.forget();
    speechOutput.stop(turn);
    times.close();
  }

  return {
    voice: speechInput.voice,
    bargeIn: soundBargeIn,
    get mayInterrupt() {
      return mayInterrupt();
    },
    startLimitMs,
    playedShare: speechOutput.shareOf,
    speak({ turn, sentence, text, rate }) {
      post({ type: 'voice-input', input: text, turn, sentence, ...(rate !== 1 && { rate }) });
      speechOutput.speak(turn, sentence, text, rate);
    },
    complete: speechOutput.complete,
    stop(turn) {
      post({ type: 'clear', turn });
      finished(turn);
    },
    finished,
    answered(latency) {
      const isSpoken = latency.endpointingMs !== undefined;
      times.answered(latency, clock.now(), isSpoken ? speechInput.recognitionMs : undefined);
    },
    mute(on) {
      muted = on;
      if (on) speechInput.hush();
      muteDue = on && speechInput.voice.unrecognised;
      if (!muteDue) events.muted(on);
    },
    stopListening() {
      listening = false;
    },
    hear({ seq, samples }) {
      if (listening && !muted) speechInput.hear(seq, samples, speechOutput.audible !== null);
      return true;
    },
    receive(message) {
      if (message.type === 'playback-position') speechOutput.played(message.turn, message.samples);
      // The engine knows transcripts and playout itself, so these messages of a page are ignored.
      else return message.type === 'interim' || message.type === 'playback-ack';
      return true;
    },
    attached() {
      speechInput.restart();
      duck.forget();
      const turn = interruptible();
      // The un-duck message may have been lost with the old socket; send it again.
      if (turn) pass({ type: 'duck', turn: turn.number, on: false });
      speechOutput.rewind();
    },
    detached: speechInput.restart,
    close() {
      listening = false;
      times.close();
      speechInput.close();
    },
  };
}
