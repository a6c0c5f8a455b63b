import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { levelIntervalMs, resumeMs } from '../../../protocol/limits.ts';
import type { ServerMessage } from '../../../protocol/server-messages.ts';
import type { Channel, WebCall } from '../../../protocol/web-call.ts';
import { lendModel } from '../../browser-model/lend-model.ts';
import type { LentModel } from '../../browser-model/lent-model.ts';
import { type CallControls, noControls } from '../../call-controls.ts';
import { CallFailedError, failureOf } from '../../call-errors.ts';
import { callFailure } from '../../call-failures.ts';
import { type Agreed, readResumableSession } from '../../call-session.ts';
import type { Hearing } from '../../voice.ts';
import type { BackendCall, CallHost, CallRequest, Stage } from '../backend.ts';
import { createCallKeeper } from './call-keeper.ts';
import { type CallSocket, createCallSocket } from './call-socket.ts';
import { isTooLong } from './message-size.ts';
import { createNetworkQuality } from './network-quality.ts';
import type { Page } from './page.ts';
import { requestWebCall } from './web-call-request.ts';

/** How the visitor is heard: the microphone, or what the browser recognises. */
export interface AudioInput {
  /** In a tap: asks for the microphone if there is a use for it. Never fails: typing is always there. */
  open(): Promise<Hearing>;
  /** From here on what is heard counts. */
  join(): void;
  /** What is likely to be said in this call, for a recogniser that can be told. */
  expect?(phrases: readonly string[]): void;
  setMuted(muted: boolean): void;
  /** The controls that are done here. */
  controls: Partial<CallControls>;
  /** 0 to 1; 0 where it is not measured. */
  level(): number;
  close(): void;
}

/** How the assistant is heard. */
export interface AudioOutput {
  /** In a tap: lets the page be heard. */
  unlock(): void;
  /** Resolves once it can be heard, or is known not to be. */
  ready?(): Promise<void>;
  /** Takes the messages that are about speech; the others it leaves alone. */
  take(message: ServerMessage): void;
  takeSound?(frame: Uint8Array): void;
  /** Silence at once, and for what is still to come of this turn. */
  stop(): void;
  /** The controls that are done here. */
  controls: Partial<CallControls>;
  /** What is heard of it now, 0 to 1. */
  level(): number;
  /** Lets go of all it has. */
  close(): void;
}

/** What goes to the engine. */
export interface Uplink {
  send(message: ClientMessageInput): void;
  sendSound(frame: Uint8Array<ArrayBuffer>): void;
}

export interface WebCallOptions {
  page: Page;
  /** Where our server takes calls. */
  address: string;
  request: CallRequest;
  host: CallHost;
  /** By `agreedFor`. */
  agreed: Agreed;
  /** By default `voice`. */
  channel?: Channel;
  /** How long the server waits for a page that is gone; by default `resumeMs`. */
  waitMs?: number;
  /** What the browser can do, for the report of the first stage. */
  abilities: { voiceInput: boolean; voiceOutput: boolean };
  connectTo(uplink: Uplink): { input: AudioInput; output: AudioOutput };
}

/** A call with our own server: text over a socket that comes back, with an input and an output that differ by backend. */
export function createWebCall(options: WebCallOptions): BackendCall {
  const { page, address, request, host, agreed, channel, waitMs = resumeMs, abilities, connectTo } = options;
  const { target } = request;
  const { timers } = host;
  const keeper = createCallKeeper(page, timers.wallTime);
  const quality = createNetworkQuality((change) => host.emit('network-quality-change', change));
  const { input, output } = connectTo({ send, sendSound: (frame) => socket?.sendSound(frame) });
  let call: WebCall | null = null;
  let socket: CallSocket | null = null;
  let lent: LentModel | null = null;
  let muted = false;
  let takenUp = false;
  let isElsewhere = false;
  let closed = false;

  function send(message: ClientMessageInput): void {
    if (isTooLong(message)) host.failed(callFailure('message-refused'));
    else socket?.send(message);
  }

  function take(message: ServerMessage): void {
    if (message.type === 'classify') {
      lent?.take(message);
      return;
    }
    if (message.type === 'desk') input.expect?.(message.phrases ?? []);
    output.take(message);
    host.message(message);
  }

  /** In the order of asking: the microphone in the tap, then a call to use it in. */
  const stages: Stage[] = [
    {
      name: 'initialization',
      run() {
        output.unlock();
        if (!target) call = resumedCall(page, timers.wallTime());
        return abilities;
      },
    },
    { name: 'mobile-permissions', run: async () => ({ hearing: (await input.open()).by }) },
    target
      ? {
          name: 'web-call-creation',
          async run(signal) {
            keeper.forget(); // of an earlier call
            call = await requestWebCall(page.fetch, `${address}/call/web`, { target, channel }, signal);
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
      async run() {
        await output.ready?.();
        if (closed) return undefined;
        input.join();
        if (!target || muted) send({ type: 'mute', muted });
        send({ type: 'playable' });
        // It is prepared while the greeting is spoken.
        if (agreed.browserModel && page.languageModel) lent = lendModel({ timers, send }, page.languageModel);
        return undefined;
      },
    },
  ];

  function connect(): undefined {
    const { webCallUrl, transport } = known();
    const url = new URL(webCallUrl, page.baseAddress);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = createCallSocket({
      open: () => page.openSocket(url.href),
      isUnknown: () => isUnknown(page, url),
      timers,
      waitMs,
      callToken: target ? transport.callToken : null,
      resumeToken: transport.resumeToken,
      onReady({ callId, resumeToken, resumed }) {
        takenUp = true;
        lent?.tell();
        keeper.keep({ callId, webCallUrl: url.href, resumeToken, agreed, waitMs });
        if (resumed) host.message({ type: 'listening' }); // may be too long ago to be sent again
      },
      onMessage: take,
      onSound: (frame) => output.takeSound?.(frame),
      onConnection: (event) => host.emit('network-connection', { type: 'websocket', event }),
      onRoundTrip(ms) {
        keeper.seen();
        quality.measured(ms);
      },
      onGone(failure) {
        isElsewhere = failure.code === 'call-elsewhere';
        host.ended('call.in-progress.error-connection-lost', failure);
      },
    });
    socket.connect();
  }

  function observeLevels(): undefined {
    timers.every(levelIntervalMs, () => {
      host.remoteLevel(output.level());
      host.emit('local-volume-level', input.level());
    });
  }

  function known(): WebCall {
    if (!call) throw new CallFailedError(callFailure('call-over'));
    return call;
  }

  return {
    ...noControls,
    ...input.controls,
    ...output.controls,
    stages,
    webCall: known,
    send(message) {
      if (message.type === 'add-message' && message.triggerResponseEnabled !== false) output.stop(); // typing interrupts
      send(message);
    },
    interrupt() {
      output.stop();
      send({ type: 'interrupt' });
    },
    setMuted(next) {
      muted = next;
      input.setMuted(next);
      send({ type: 'mute', muted: next });
    },
    close(leaving) {
      if (closed) return;
      closed = true;
      lent?.close();
      input.close();
      output.close();
      socket?.close(leaving ? { type: 'end-call' } : undefined);
      if (isElsewhere) keeper.lose();
      else if (takenUp || leaving) keeper.forget();
      else keeper.close();
    },
  };
}

/** The same address answers to whom it does not let in by a socket. */
async function isUnknown(page: Page, socketAddress: URL): Promise<boolean> {
  const address = socketAddress.href.replace(/^ws/, 'http');
  const answer = await page.fetch(address, { method: 'GET' }).catch(() => null);
  return answer?.status === 404;
}

function resumedCall({ storage }: Page, now: number): WebCall {
  const session = readResumableSession(storage, now);
  if (!session) throw new CallFailedError(callFailure('call-over'));
  return {
    id: session.callId,
    webCallUrl: session.webCallUrl,
    transport: { callToken: '', resumeToken: session.resumeToken },
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { voice: { provider: 'browser' } },
  };
}
