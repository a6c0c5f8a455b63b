import type { ClientMessageInput } from '../../../protocol/client-messages.ts';
import { fullLevel } from '../../../protocol/limits.ts';
import { parseServerMessage } from '../../../protocol/server-messages.ts';
import type { WebCall } from '../../../protocol/web-call.ts';
import { noControls } from '../../call-controls.ts';
import { CallFailedError } from '../../call-errors.ts';
import { callFailure } from '../../call-failures.ts';
import type { BackendCall, CallHost, CallRequest, Stage } from '../backend.ts';
import { isTooLong } from '../web-call/message-size.ts';
import type { StreamLike } from '../web-call/page.ts';
import { failureOfCallLibrary } from './call-library-failures.ts';
import { createCloudInput } from './input.ts';
import {
  dispose,
  joinWithoutMicrophone,
  type PlatformClient,
  type PlatformClientLoader,
  soundAgain,
  startWith,
} from './platform-client.ts';
import {
  callLibraryError,
  networkConnection,
  networkQuality,
  type PlatformError,
  platformError,
  stageReport,
  webCallOf,
} from './platform-events.ts';
import { followStart, type PlatformStage, type PlatformStart } from './platform-start.ts';

export interface CloudCallOptions {
  load: PlatformClientLoader;
  /** Where our server takes calls. */
  address: string;
  openMicrophone: (() => Promise<StreamLike>) | null;
  request: CallRequest;
  host: CallHost;
  /** The call before this one is let go; the call library holds one a page. */
  free: Promise<unknown>;
  /** This call will be. */
  onClosing(closing: Promise<void>): void;
}

/** A call that the official class holds, with the voice platform. */
export function createCloudCall(options: CloudCallOptions): BackendCall {
  const { load, address, openMicrophone, request, host, free, onClosing } = options;
  const { target } = request;
  let client: PlatformClient | null = null;
  let player: HTMLAudioElement | null = null;
  let starting: Promise<unknown> = Promise.resolve(null);
  let call: WebCall | null = null;
  let muted = false;
  let { volume } = request;
  let hearing: 'voice' | 'typing' = 'typing';
  let isSpeaking = false;
  let isOver = false;
  let startFailure: CallFailedError | null = null;
  let closed = false;

  const input = createCloudInput(openMicrophone, host);

  function listenTo(platform: PlatformClient): void {
    platform.on('call-start', () => host.message({ type: 'listening' }));
    platform.on('message', (message: unknown) => take(message));
    platform.on('audio', (element) => {
      player = element;
    });
    platform.on('volume-level', (level) => host.remoteLevel(level * fullLevel));
    platform.on('local-volume-level', (level) => host.emit('local-volume-level', level));
    // Whoever left without a word was let go: what the class says then is what `ended` says.
    platform.on('call-end', () => {
      if (call) host.ended('customer-ended-call');
      else isOver = true;
    });
    platform.on('error', (event: unknown) => {
      const error = platformError.safeParse(event).data;
      if (error) fail(error);
    });
    platform.on('camera-error', (event: unknown) => {
      input.lose(callLibraryError.safeParse(platformError.safeParse(event).data?.error).data?.error.type);
    });
    platform.on('network-quality-change', (event: unknown) => {
      const quality = networkQuality.safeParse(event).data;
      if (quality) host.emit('network-quality-change', quality);
    });
    platform.on('network-connection', (event: unknown) => {
      const { type, event: change } = networkConnection.safeParse(event).data ?? {};
      if (change) {
        host.emit('network-connection', { type: type === 'signaling' ? 'websocket' : 'media', event: change });
      }
    });
    platform.on('call-start-progress', (event: unknown) => {
      const { stage, status, metadata } = stageReport.safeParse(event).data ?? {};
      if (stage === 'daily-call-object-creation' && status === 'completed' && hearing === 'typing') {
        joinWithoutMicrophone(platform);
      }
      // Told when it happens, be that before or after the other stages.
      if (stage === 'video-recording-started') host.completed(stage, metadata);
    });
  }

  function take(raw: unknown): void {
    const message = parseServerMessage(raw);
    if (!message) {
      console.debug('voice: a message that could not be read was dropped'); // spec.md section 8
      return;
    }
    if (message.type === 'speech-update' && message.role === 'assistant') {
      isSpeaking = message.status === 'started';
      client?.setVolume(volume);
    }
    // A start that fails is told by its stage; the class tells the end of a call that never was, too.
    if (!call && message.type === 'status-update' && message.status === 'ended') isOver = true;
    else host.message(message);
  }

  function fail({ type, error }: PlatformError): void {
    const details = new Error(typeof error?.message === 'string' ? error.message : type);
    switch (type) {
      case 'daily-error': {
        const failure = failureOfCallLibrary(callLibraryError.safeParse(error).data?.error.type, call !== null);
        if (call) {
          host.ended('call.in-progress.error-connection-lost', failure);
        } else {
          startFailure ??= new CallFailedError(failure);
          follow.fail(startFailure);
        }
        break;
      }
      case 'audio-start-failed':
        host.emit('audio-blocked', true);
        break;
      case 'audio-processing-setup-error':
        // Comes late; the call goes on without noise removal.
        host.failed(callFailure('internal'), details, type);
        break;
      case 'audio-processor-recovery-error':
        host.failed(callFailure('internal'), details);
        break;
      default: // a stage of the start: told by that stage
    }
  }

  function runStage(name: PlatformStage, optional = false): Stage {
    return {
      name,
      optional,
      run: async () => (await follow.done(name)) ?? undefined,
    };
  }

  let follow: PlatformStart;
  const stages: Stage[] = [
    {
      name: 'initialization',
      async run() {
        if (!target) throw new CallFailedError(callFailure('call-over'));
        await free;
        const platform = await load(address);
        if (closed) return undefined;
        client = platform;
        listenTo(platform);
        follow = followStart(platform);
        platform.setVolume(volume);
        return undefined;
      },
    },
    {
      name: 'mobile-permissions',
      run: async () => {
        hearing = await input.open(request.microphone);
        return { hearing };
      },
    },
    {
      name: 'web-call-creation',
      run() {
        if (client && target) starting = startWith(client, target);
        starting.catch(() => {}); // told by the stages
        return follow.done('web-call-creation');
      },
    },
    runStage('daily-call-object-creation'),
    runStage('daily-call-join'),
    runStage('video-recording-setup', true),
    runStage('audio-observer-setup', true),
    {
      name: 'audio-processing-setup',
      async run() {
        const failed = await follow.done('audio-processing-setup').then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (startFailure) throw startFailure;
        call = webCallOf(await starting);
        if (isOver) throw new CallFailedError(callFailure('call-over'));
        if (muted) client?.setMuted(true);
        if (failed) host.failed(callFailure('internal'), failed.error, 'audio-processing-setup-error');
        return undefined;
      },
    },
  ];

  function send(message: ClientMessageInput): void {
    if (isTooLong(message)) {
      host.failed(callFailure('message-refused'));
      return;
    }
    switch (message.type) {
      case 'add-message':
        client?.send({ ...message, triggerResponseEnabled: message.triggerResponseEnabled ?? true });
        // The platform writes down what it hears, and not what is typed.
        host.message({
          type: 'transcript',
          role: 'user',
          transcriptType: 'final',
          transcript: message.message.content,
        });
        break;
      case 'say':
        client?.send({ ...message, message: message.message ?? message.content ?? '' });
        break;
      case 'control':
        if (message.control === 'mute-customer' || message.control === 'unmute-customer') {
          client?.setMuted(message.control === 'mute-customer');
        } else {
          client?.send({ type: 'control', control: message.control });
        }
        break;
      case 'end-call':
        client?.send(message);
        break;
      default: // between our own page and engine
    }
  }

  return {
    ...noControls,
    stages,
    webCall() {
      if (!call) throw new CallFailedError(callFailure('call-over'));
      return call;
    },
    send,
    interrupt() {
      // The platform has no message for it: what is left of this speech is not heard.
      if (isSpeaking) client?.setVolume(0);
    },
    setMuted(next) {
      muted = next;
      if (call) client?.setMuted(next);
    },
    setVolume(next) {
      volume = next;
      client?.setVolume(next);
    },
    async retryMicrophone() {
      if ((await input.open(true)) === 'voice') client?.getDailyCallObject()?.setLocalAudio(!muted);
    },
    skipMicrophone: input.skip,
    resumeAudio() {
      const tryAgain = client && soundAgain(client);
      if (!tryAgain) return;
      host.emit('audio-blocked', false);
      tryAgain();
    },
    close(leaving) {
      if (closed) return;
      closed = true;
      input.close();
      player?.remove(); // the class leaves it in the page
      if (client) onClosing(dispose(client, starting, leaving));
    },
  };
}
