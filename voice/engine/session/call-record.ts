import type { EndedReason } from '../../protocol/server-messages.ts';
import type { Channel } from '../../protocol/web-call.ts';
import type { CallRecorder, Clock } from '../ports.ts';
import { hashToken } from './call-tokens.ts';

/** What is stored of one call, with the times of its messages. */
export interface CallRecord {
  /** Time of the hello by `Clock.now`; null before. */
  readonly beganAt: number | null;
  /** Derived from the monotonic clock: a clock change cannot reorder the messages of a call. */
  wallTimeOf(at: number): number;
  begin(resumeToken: string): void;
  said(role: 'user' | 'assistant', text: string, at: number): void;
  /** Stores nothing of a call that has not begun. */
  end(reason: EndedReason): void;
}

export interface CallRecordOptions {
  callId: string;
  /** Id of the desk. */
  desk: string;
  channel: Channel;
  clock: Clock;
  recorder: CallRecorder;
}

export function createCallRecord({ callId, desk, channel, clock, recorder }: CallRecordOptions): CallRecord {
  let began: { at: number; wallTime: number } | null = null;
  const wallTimeOf = (at: number) => (began ? began.wallTime + (at - began.at) : clock.wallTime());
  return {
    get beganAt() {
      return began?.at ?? null;
    },
    wallTimeOf,
    begin(resumeToken) {
      began = { at: clock.now(), wallTime: clock.wallTime() };
      recorder.started(callId, began.wallTime, hashToken(resumeToken), desk, channel);
    },
    said: (role, text, at) => recorder.message(callId, role, text, wallTimeOf(at)),
    end(reason) {
      if (began) recorder.ended(callId, reason, wallTimeOf(clock.now()));
    },
  };
}
