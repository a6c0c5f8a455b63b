import type { FailureCode } from '../../call-failures.ts';
import type { MicrophonePermission } from '../../voice-client.ts';
import type { Browser, StreamLike } from './browser.ts';

/** The microphone, and whether we may have it: a machine apart from the call. */
export interface Microphone {
  readonly permission: MicrophonePermission;
  /** Prompts the visitor; resolves to the answer, or to what is known when `skip` gives up waiting. */
  ask(): Promise<MicrophonePermission>;
  skip(): void;
  /** It turned out that we do not have it. */
  lose(permission: MicrophonePermission): void;
  setMuted(muted: boolean): void;
  /** 0 to 1; 0 where it is not measured. */
  level(): number;
  /** Lets go of it; an answer that comes later lets go by itself. */
  close(): void;
}

export interface MicrophoneOptions {
  browser: Pick<Browser, 'openMicrophone' | 'meter' | 'sharesMicrophone'>;
  onChange(permission: MicrophonePermission, error?: unknown): void;
}

export function createMicrophone({ browser, onChange }: MicrophoneOptions): Microphone {
  let permission: MicrophonePermission = 'unknown';
  let stream: StreamLike | null = null;
  let meter: ReturnType<Browser['meter']> = null;
  let muted = false;
  let closed = false;
  let skipped: (() => void) | null = null;

  function learn(next: MicrophonePermission, error?: unknown): MicrophonePermission {
    permission = next;
    if (!closed) onChange(next, error);
    return next;
  }

  async function prompt(openMicrophone: () => Promise<StreamLike>): Promise<MicrophonePermission> {
    try {
      keep(await openMicrophone());
      return learn('granted');
    } catch (error) {
      return learn(permissionOf(error), error);
    }
  }

  /** Held for the level only: where the recogniser wants the microphone for itself it is let go at once. */
  function keep(opened: StreamLike): void {
    letGo();
    stream = opened;
    if (closed || !browser.sharesMicrophone) {
      letGo();
      return;
    }
    mute();
    meter = browser.meter(opened);
  }

  function mute(): void {
    for (const track of stream?.getTracks() ?? []) track.enabled = !muted;
  }

  function letGo(): void {
    meter?.close();
    meter = null;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  }

  return {
    get permission() {
      return permission;
    },
    async ask() {
      if (!browser.openMicrophone) return learn('unsupported');
      const skip = new Promise<MicrophonePermission>((resolve) => {
        skipped = () => resolve(permission);
      });
      const answer = prompt(browser.openMicrophone);
      if (permission !== 'granted') learn('asking');
      return Promise.race([answer, skip]);
    },
    skip: () => skipped?.(),
    lose(next) {
      letGo();
      learn(next);
    },
    setMuted(next) {
      muted = next;
      mute();
    },
    level: () => (muted ? 0 : (meter?.level() ?? 0)),
    close() {
      closed = true;
      skipped?.();
      letGo();
    },
  };
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
