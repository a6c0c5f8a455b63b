import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { levelIntervalMs, maxMessageBytes, maxTextLength } from '../../../protocol/limits.ts';
import type { ServerMessage } from '../../../protocol/server-messages.ts';
import type { WebCall } from '../../../protocol/web-call.ts';
import { CallFailedError, failureOf } from '../../call-errors.ts';
import { callFailure } from '../../call-failures.ts';
import { readCallSession } from '../../call-session.ts';
import type { BackendCall, CallHost, CallRequest, Stage } from '../backend.ts';
import type { Browser } from './browser.ts';
import { createCallKeeper } from './call-keeper.ts';
import { createCallSocket } from './call-socket.ts';
import { createEars } from './ears.ts';
import { createNetworkQuality } from './network-quality.ts';
import { createSpeechOut } from './speech-out.ts';
import { requestWebCall } from './web-call-request.ts';

/** A call in which the browser hears and speaks; only text crosses the socket. */
export function createNativeCall(browser: Browser, address: string, request: CallRequest, host: CallHost): BackendCall {
  const { target } = request;
  const { timers } = host;
  const keeper = createCallKeeper(browser, timers.now);
  const quality = createNetworkQuality((change) => host.emit('network-quality-change', change));
  let call: WebCall | null = null;
  let socket: ReturnType<typeof createCallSocket> | null = null;
  let muted = false;
  let takenUp = false;
  let closed = false;

  const ears = createEars({
    browser,
    host,
    request,
    onWords: (utterance, transcript) => send({ type: 'interim', utterance, transcript }),
  });
  const speech = createSpeechOut({ browser, host, request, send, onSpeaking: ears.speaking, onSpoke: ears.spoke });

  function send(message: ClientMessageInput): void {
    if (isTooLong(message)) host.failed(callFailure('message-refused'));
    else socket?.send(message);
  }

  function take(message: ServerMessage): void {
    speech.take(message);
    host.message(message);
  }

  /** In the order of asking: the microphone in the tap, then a call to use it in. */
  const stages: Stage[] = [
    {
      name: 'initialization',
      run() {
        speech.unlock();
        if (!target) call = resumedCall(browser, timers.now());
        return { voiceInput: browser.createRecognition !== null, voiceOutput: browser.synthesis !== null };
      },
    },
    { name: 'mobile-permissions', run: async () => ({ hearing: (await ears.open()).by }) },
    target
      ? {
          name: 'web-call-creation',
          async run(signal) {
            keeper.forget(); // of an earlier call
            call = await requestWebCall(browser.fetch, `${address}/call/web`, target, signal);
            return { callId: call.id, voiceProvider: call.assistant.voice.provider, videoRecordingEnabled: false };
          },
        }
      : { name: 'web-call-creation', skipped: 'skipped-not-needed' },
    { name: 'daily-call-object-creation', run: connect },
    {
      name: 'daily-call-join',
      async run() {
        try {
          await socket?.join();
        } catch (error) {
          if (failureOf(error).code === 'call-over') keeper.forget();
          throw error;
        }
        return undefined;
      },
    },
    { name: 'video-recording-setup', skipped: 'skipped-not-enabled' },
    { name: 'audio-observer-setup', optional: true, run: observeLevels },
    {
      name: 'audio-processing-setup',
      run() {
        ears.join();
        if (!target || muted) send({ type: 'mute', muted });
        send({ type: 'playable' });
        return undefined;
      },
    },
  ];

  function connect(): undefined {
    const { webCallUrl, transport } = known();
    const url = new URL(webCallUrl, browser.baseAddress);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = createCallSocket({
      open: () => browser.openSocket(url.href),
      timers,
      callToken: target ? transport.callToken : null,
      resumeToken: transport.resumeToken,
      onReady({ callId, resumeToken, resumed }) {
        takenUp = true;
        keeper.keep({ callId, webCallUrl: url.href, resumeToken });
        if (resumed) host.message({ type: 'listening' }); // may be too long ago to be sent again
      },
      onMessage: take,
      onConnection: (event) => host.emit('network-connection', { type: 'websocket', event }),
      onRoundTrip(ms) {
        keeper.seen();
        quality.measured(ms);
      },
      onGone(failure) {
        host.ended('call.in-progress.error-connection-lost', failure);
      },
    });
    socket.connect();
  }

  function observeLevels(): undefined {
    timers.every(levelIntervalMs, () => {
      host.remoteLevel(speech.level());
      host.emit('local-volume-level', ears.level());
    });
  }

  function known(): WebCall {
    if (!call) throw new CallFailedError(callFailure('call-over'));
    return call;
  }

  return {
    stages,
    webCall: known,
    send(message) {
      if (message.type === 'add-message' && message.triggerResponseEnabled !== false) speech.stop(); // typing interrupts
      send(message);
    },
    interrupt() {
      speech.stop();
      send({ type: 'interrupt' });
    },
    setMuted(next) {
      muted = next;
      ears.setMuted(next);
      send({ type: 'mute', muted: next });
    },
    setVolume: speech.setVolume,
    setVoiceInterruption: ears.setVoiceInterruption,
    increaseMicLevel: async () => {}, // the recogniser takes the microphone as it is
    retryMicrophone: ears.retry,
    skipMicrophone: ears.skip,
    resumeAudio: speech.unlock,
    close(leaving) {
      if (closed) return;
      closed = true;
      ears.close();
      speech.stop();
      socket?.close(leaving ? { type: 'end-call' } : undefined);
      if (takenUp || leaving) keeper.forget();
      else keeper.close();
    },
  };
}

function resumedCall({ storage }: Browser, now: number): WebCall {
  const session = readCallSession(storage, now);
  if (!session) throw new CallFailedError(callFailure('call-over'));
  return {
    id: session.callId,
    webCallUrl: session.webCallUrl,
    transport: { callToken: '', resumeToken: session.resumeToken },
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { voice: { provider: 'browser' } },
  };
}

function isTooLong(message: ClientMessageInput): boolean {
  const longest = Math.max(...texts(message).map((text) => text.length));
  return longest > maxTextLength || new TextEncoder().encode(JSON.stringify(message)).length > maxMessageBytes;
}

function texts(message: ClientMessageInput): string[] {
  if (message.type === 'add-message') return [message.message.content];
  return Object.values(message).filter((value) => typeof value === 'string');
}
