import { type CallMinutes, untilNextDayMs } from '#/voice/engine/call-minutes.ts';
import { createToken, hashToken } from '#/voice/engine/session/call-tokens.ts';
import type { CallRecorder, Clock } from '#/voice/engine/ports.ts';
import type { PlatformCall, VoicePlatform } from './voice-platform.ts';

export interface PlatformCallsOptions {
  clock: Clock;
  limits: { maxCallSeconds: number; callsAtOnce: number; dailyMinutes: number };
  minutes: CallMinutes;
  platform: VoicePlatform;
  recorder: Pick<CallRecorder, 'started'>;
  /** What went wrong with the platform, for the log. */
  onProblem(detail: string): void;
}

export type PlatformCallCreation =
  /** `token` proves later on whose call it was. */
  | { outcome: 'created'; call: PlatformCall; token: string }
  | { outcome: 'busy' | 'daily-limit'; retryAfterSeconds: number }
  | { outcome: 'failed' };

/** Calls that the voice platform holds, within the same limits as our own. */
export interface PlatformCalls {
  create(): Promise<PlatformCallCreation>;
  /** The platform has told that a call is over; `ms` is how long it took, null when it did not say. */
  ended(callId: string, ms: number | null): void;
  readonly calls: number;
  close(): void;
}

/** Without a report from the platform, a call counts as ended this long after its longest possible end. */
const reportGraceMs = 60_000;

export function createPlatformCalls(options: PlatformCallsOptions): PlatformCalls {
  const { clock, limits, minutes, platform, recorder, onProblem } = options;
  const maxMs = limits.maxCallSeconds * 1_000;
  const calls = new Map<string, { startedAt: number; cancel(): void }>();
  let asking = 0;

  function end(callId: string, toldMs: number | null): void {
    const call = calls.get(callId);
    if (!call) return;
    calls.delete(callId);
    call.cancel();
    minutes.add(Math.min(maxMs, toldMs ?? clock.now() - call.startedAt), clock.wallTime());
  }

  function usedMs(): number {
    let used = minutes.usedMs(clock.wallTime());
    for (const { startedAt } of calls.values()) used += clock.now() - startedAt;
    return used;
  }

  return {
    async create() {
      if (calls.size + asking >= limits.callsAtOnce) return { outcome: 'busy', retryAfterSeconds: 30 };
      if (usedMs() >= limits.dailyMinutes * 60_000) {
        return { outcome: 'daily-limit', retryAfterSeconds: Math.ceil(untilNextDayMs(clock.wallTime()) / 1_000) };
      }
      asking++;
      const answer = await platform.makeCall(limits.maxCallSeconds).finally(() => asking--);
      if (answer.outcome !== 'created') {
        onProblem(answer.detail);
        return answer.outcome === 'busy' ? { outcome: 'busy', retryAfterSeconds: 30 } : { outcome: 'failed' };
      }
      const { call } = answer;
      calls.set(call.id, {
        startedAt: clock.now(),
        cancel: clock.after(maxMs + reportGraceMs, () => end(call.id, maxMs)),
      });
      const token = createToken();
      recorder.started(call.id, clock.wallTime(), hashToken(token));
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
