import type { CallRecorder, Channel, TurnLatency } from '#/voice/engine/ports.ts';

/** Told of calls and chats as they go on: counts and times, nothing that is said. */
export interface CallReport {
  callStarted(channel: Channel): void;
  callEnded(reason: string): void;
  /** A part of a turn has taken so many milliseconds; `answer` is the sum of its parts. */
  turn(stage: string, ms: number): void;
}

/** A recorder that tells of what it records. */
export function reportCalls<Recorder extends CallRecorder>(recorder: Recorder, report: CallReport): Recorder {
  return {
    ...recorder,
    started(callId, at, tokenHash, desk, channel) {
      report.callStarted(channel ?? 'voice');
      recorder.started(callId, at, tokenHash, desk, channel);
    },
    latency(callId, latency) {
      for (const [stage, ms] of Object.entries(stagesOf(latency))) {
        if (ms !== undefined) report.turn(stage, ms);
      }
      recorder.latency(callId, latency);
    },
    ended(callId, reason, at) {
      report.callEnded(reason);
      recorder.ended(callId, reason, at);
    },
  };
}

/** Recognition is a part of endpointing. */
function stagesOf(latency: TurnLatency): Record<string, number | undefined> {
  const { endpointingMs, recognitionMs, modelMs, speechMs, playoutMs, overheadMs } = latency;
  const parts = { endpointing: endpointingMs, model: modelMs, speech: speechMs, playout: playoutMs };
  const answer = Object.values(parts).reduce<number>((sum, ms) => sum + (ms ?? 0), overheadMs);
  return { ...parts, overhead: overheadMs, recognition: recognitionMs, answer };
}
