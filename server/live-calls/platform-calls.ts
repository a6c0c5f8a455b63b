import { randomUUID } from 'node:crypto';
import {
  type AdmissionRefusal,
  busyRetrySeconds,
  type CallAdmission,
  type CallPlace,
} from '#/voice/engine/call-admission.ts';
import type { CallRecorder, Clock } from '#/voice/engine/ports.ts';
import { createToken, hashToken } from '#/voice/engine/session/call-tokens.ts';
import type { PlatformCall, VoicePlatform } from './voice-platform.ts';

export interface PlatformCallsOptions {
  clock: Clock;
  maxCallSeconds: number;
  admission: CallAdmission;
  platform: VoicePlatform;
  /** The desk that the platform's assistant speaks for. */
  deskId: string;
  recorder: Pick<CallRecorder, 'started'>;
  /** Told of each call that has ended. */
  onEnded?(): void;
  /** Receives failures of the platform, for the log. */
  onProblem(detail: string, requestId: string): void;
}

export type PlatformCallCreation =
  /** `token` later proves that a page made the call. */
  | { outcome: 'created'; call: PlatformCall; token: string }
  | { outcome: AdmissionRefusal; retryAfterSeconds: number }
  | { outcome: 'failed' };

/** Calls on the voice platform, within the same limits as our own. */
export interface PlatformCalls {
  /** `address`: the caller's, whose share is counted; null counts against the totals alone. */
  create(address: string | null, requestId: string): Promise<PlatformCallCreation>;
  /** The platform has reported the end of a call; `ms` is its duration, null when the report has none. */
  ended(callId: string, ms: number | null): void;
  readonly calls: number;
  close(): void;
}

/** Without a report from the platform, a call counts as ended this long after its longest possible end. */
const reportGraceMs = 60_000;

export function createPlatformCalls(options: PlatformCallsOptions): PlatformCalls {
  const { clock, maxCallSeconds, admission, platform, deskId, recorder, onEnded, onProblem } = options;
  const maxMs = maxCallSeconds * 1_000;
  const calls = new Map<string, { place: CallPlace; startedAt: number; cancel(): void }>();

  function end(callId: string, toldMs: number | null): void {
    const call = calls.get(callId);
    if (!call) return;
    calls.delete(callId);
    call.cancel();
    onEnded?.();
    call.place.leave(Math.min(maxMs, toldMs ?? clock.now() - call.startedAt));
  }

  return {
    async create(address, requestId) {
      const admitted = await admission.admit(address, randomUUID());
      if (admitted.outcome !== 'admitted') return admitted;
      const { place } = admitted;
      const answer = await platform.makeCall(maxCallSeconds);
      if (answer.outcome !== 'created') {
        place.leave();
        onProblem(answer.detail, requestId);
        if (answer.outcome === 'failed') return { outcome: 'failed' };
        return { outcome: 'busy', retryAfterSeconds: busyRetrySeconds };
      }
      place.start();
      const { call } = answer;
      calls.set(call.id, {
        place,
        startedAt: clock.now(),
        cancel: clock.after(maxMs + reportGraceMs, () => end(call.id, maxMs)),
      });
      const token = createToken();
      recorder.started(call.id, clock.wallTime(), hashToken(token), deskId, 'voice');
      return { outcome: 'created', call, token };
    },
    ended: end,
    get calls() {
      return calls.size;
    },
    close() {
      for (const { cancel } of calls.values()) cancel();
      calls.clear();
    },
  };
}
