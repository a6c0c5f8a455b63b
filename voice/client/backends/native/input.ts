import { callFailure, type FailureCode } from '../../call-failures.ts';
import type { Hearing } from '../../voice.ts';
import type { CallHost, CallRequest } from '../backend.ts';
import { createMicrophone, failureOfPermission, tellOfMicrophone } from '../web-call/microphone.ts';
import type { StreamLike } from '../web-call/page.ts';
import type { AudioInput } from '../web-call/web-call.ts';
import type { Browser, LevelMeter } from './browser.ts';
import { createEchoGate } from './echo-gate.ts';
import { createHalfDuplex } from './half-duplex.ts';
import { createRecogniser } from './recogniser.ts';
import { createRecognitionMemory } from './recognition-memory.ts';

/** The microphone, the browser's recogniser, and when it may listen. */
export interface NativeInput extends AudioInput {
  /** The assistant begins or ends to be heard. */
  speaking(speaking: boolean): void;
  spoke(text: string): void;
  /** The visitor is not heard. */
  isTyped(): boolean;
}

export interface NativeInputOptions {
  browser: Browser;
  host: CallHost;
  request: CallRequest;
  /** Recognises on the device and nowhere else. */
  onDevice: boolean;
  /** The visitor's words so far; `utterance` numbers what the recogniser takes for one. */
  onWords(utterance: number, transcript: string): void;
}

/** From 0 to 10; more would make the recogniser hear these words in others. */
const phraseBoost = 2;

export function createNativeInput({ browser, host, request, onDevice, onWords }: NativeInputOptions): NativeInput {
  const { timers } = host;
  const memory = createRecognitionMemory(browser.storage);
  const echo = createEchoGate();
  let isWanted = request.microphone;
  let joined = false;
  let closed = false;
  /** What the recogniser said last of itself. */
  let trouble: FailureCode | null = null;
  let told: Hearing | null = null;
  let meter: LevelMeter | null = null;
  let muted = false;
  /** What is likely to be said. */
  let likely: readonly string[] = [];

  const microphone = createMicrophone({
    open: browser.openMicrophone,
    // Held for the level only: where the recogniser wants the microphone for itself it is let go at once.
    use: browser.sharesMicrophone ? observe : null,
    onChange(permission, error) {
      tellOfMicrophone(host, permission, error);
      if (permission !== 'asking') tell();
    },
  });
  const recogniser = createRecogniser({
    create: () => {
      if (!browser.createRecognition) throw new Error('This browser has no speech recognition.');
      return browser.createRecognition();
    },
    timers,
    memory,
    language: browser.language,
    continuous: !browser.isMobile,
    onDevice,
    phrases: () => likely.flatMap((phrase) => browser.createPhrase?.(phrase, phraseBoost) ?? []),
    onText(session, text) {
      if (trouble) learn(null);
      const words = echo.ownWords(session, text, timers.now());
      if (joined && words !== '') onWords(session, words);
    },
    onRefused(failure) {
      if (failure === 'microphone-denied' || failure === 'microphone-not-found') void findOut();
      else learn(failure);
    },
    onSilent: () => learn('recognition-silent'),
  });
  const duplex = createHalfDuplex(recogniser, 'no-voice');
  duplex.setOpen(request.voiceInterruption);

  function observe(stream: StreamLike): () => void {
    const mine = browser.meter(stream);
    meter = mine;
    return () => {
      mine?.close();
      meter = null;
    };
  }

  function learn(next: FailureCode | null): void {
    trouble = next;
    tell();
  }

  /** A recogniser may miss a microphone that the page gets: then it is the recogniser that does not work. */
  async function findOut(): Promise<void> {
    if ((await microphone.ask()) === 'granted' && !closed) learn('recognition-refused');
  }

  function hearing(): Hearing {
    const reason = obstacle();
    if (reason) return { by: 'typing', reason: callFailure(reason) };
    return microphone.permission === 'granted' && isWanted ? { by: 'voice' } : { by: 'typing', reason: null };
  }

  function obstacle(): FailureCode | null {
    if (!isWanted) return null;
    if (!browser.createRecognition) return 'recognition-unsupported';
    if (memory.isRefused()) return 'recognition-refused';
    return failureOfPermission(microphone.permission) ?? trouble;
  }

  function tell(): void {
    const now = hearing();
    if (JSON.stringify(now) === JSON.stringify(told)) return;
    told = now;
    host.emit('hearing-change', now);
    if (closed) return;
    // A recogniser that only hears nothing goes on trying.
    if (now.by === 'voice' || now.reason?.code === 'recognition-silent') duplex.unblock('no-voice');
    else duplex.block('no-voice');
  }

  async function open(): Promise<Hearing> {
    if (isWanted && browser.createRecognition && !memory.isRefused()) await microphone.ask();
    tell();
    return hearing();
  }

  return {
    open,
    controls: {
      setVoiceInterruption: duplex.setOpen,
      async retryMicrophone() {
        isWanted = true;
        memory.forget();
        recogniser.pause();
        trouble = null;
        told = null;
        await open();
      },
      skipMicrophone: microphone.skip,
    },
    join() {
      joined = true;
    },
    expect(phrases) {
      likely = phrases;
    },
    speaking: (speaking) => (speaking ? duplex.block('speaking') : duplex.unblock('speaking')),
    spoke: (text) => echo.spoke(text, timers.now()),
    isTyped: () => hearing().by === 'typing',
    setMuted(next) {
      muted = next;
      microphone.setMuted(muted);
      if (muted) duplex.block('muted');
      else duplex.unblock('muted');
    },
    level: () => (muted ? 0 : (meter?.level() ?? 0)),
    close() {
      closed = true;
      recogniser.pause();
      microphone.close();
    },
  };
}
