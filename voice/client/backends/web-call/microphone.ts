import { CallFailedError, errorDetails } from '../../call-errors.ts';
import { callFailure, type FailureCode } from '../../call-failures.ts';
import type { MicrophonePermission } from '../../voice.ts';
import type { CallHost } from '../backend.ts';
import type { StreamLike } from './page.ts';

/** The microphone, and whether we may have it: a machine apart from the call. */
export interface Microphone {
  readonly permission: MicrophonePermission;
  /**
   * Prompts the visitor; resolves to the answer, or to what is known when `skip` gives up waiting. What was held before is
   * let go once there is another.
   */
  ask(): Promise<MicrophonePermission>;
  skip(): void;
  /** It turned out that we do not have it. */
  lose(permission: MicrophonePermission, error?: unknown): void;
  setMuted(muted: boolean): void;
  /** Lets go of it; an answer that comes later lets go by itself. */
  close(): void;
}

export interface MicrophoneOptions {
  /** Null where pages get none. */
  open: (() => Promise<StreamLike>) | null;
  /** Puts it to use; returns how to stop that. Null where it is only asked for, and let go at once. */
  use: ((stream: StreamLike) => () => void) | null;
  onChange(permission: MicrophonePermission, error?: unknown): void;
}

export function createMicrophone({ open, use, onChange }: MicrophoneOptions): Microphone {
  let permission: MicrophonePermission = 'unknown';
  let stream: StreamLike | null = null;
  let unuse = () => {};
  let latest = 0;
  let muted = false;
  let closed = false;
  let skipped: (() => void) | null = null;

  function learn(next: MicrophonePermission, error?: unknown): MicrophonePermission {
    permission = next;
    if (!closed) onChange(next, error);
    return next;
  }

  async function prompt(openMicrophone: () => Promise<StreamLike>): Promise<MicrophonePermission> {
    const mine = ++latest;
    try {
      const opened = await openMicrophone();
      if (mine !== latest) {
        stop(opened);
        return permission;
      }
      keep(opened);
      return learn('granted');
    } catch (error) {
      if (mine !== latest) return permission;
      letGo();
      return learn(permissionOf(error), error);
    }
  }

  function keep(opened: StreamLike): void {
    letGo();
    if (closed || !use) {
      stop(opened);
      return;
    }
    stream = opened;
    mute();
    unuse = use(opened);
  }

  function mute(): void {
    for (const track of stream?.getTracks() ?? []) track.enabled = !muted;
  }

  function letGo(): void {
    unuse();
    unuse = () => {};
    if (stream) stop(stream);
    stream = null;
  }

  return {
    get permission() {
      return permission;
    },
    async ask() {
      if (!open) return learn('unsupported');
      const skip = new Promise<MicrophonePermission>((resolve) => {
        skipped = () => resolve(permission);
      });
      const answer = prompt(open);
      if (permission !== 'granted') learn('asking');
      return Promise.race([answer, skip]);
    },
    skip: () => skipped?.(),
    lose(next, error) {
      letGo();
      learn(next, error);
    },
    setMuted(next) {
      muted = next;
      mute();
    },
    close() {
      closed = true;
      skipped?.();
      letGo();
    },
  };
}

function stop(stream: StreamLike): void {
  for (const track of stream.getTracks()) track.stop();
}

/** By the names browsers give to what went wrong, old ones included. */
function permissionOf(error: unknown): MicrophonePermission {
  switch (error instanceof Error ? error.name : '') {
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'not-found';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'in-use';
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return 'denied';
    default:
      return 'unsupported';
  }
}

/** What to tell the visitor; null while there is nothing to tell. */
export function failureOfPermission(permission: MicrophonePermission): FailureCode | null {
  switch (permission) {
    case 'denied':
      return 'microphone-denied';
    case 'not-found':
      return 'microphone-not-found';
    case 'in-use':
      return 'microphone-in-use';
    case 'unsupported':
      return 'microphone-unsupported';
    default:
      return null;
  }
}

/** Tells the page what became of the microphone, and with a 'camera-error' why it cannot be had. */
export function tellOfMicrophone(host: CallHost, permission: MicrophonePermission, error?: unknown): void {
  host.emit('microphone-change', permission);
  const code = failureOfPermission(permission);
  if (!code) return;
  host.emit('camera-error', {
    type: 'camera-error',
    error: { ...errorDetails(error ?? new CallFailedError(callFailure(code))), permission },
    timestamp: new Date(host.timers.wallTime()).toISOString(),
  });
}
