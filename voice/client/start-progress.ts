import type { Clock } from '../protocol/clock.ts';
import type { Emitter } from './emitter.ts';
import type { StartStage, VoiceEvents } from './voice.ts';

/** Reports how a start goes on, stage by stage, with times. */
export interface StartProgress {
  /** The stage under way, or the last one. */
  readonly stage: StartStage;
  begin(stage: StartStage, metadata?: Record<string, unknown>): void;
  complete(metadata?: Record<string, unknown>): void;
  fail(metadata: Record<string, unknown>): void;
  skip(stage: StartStage, action: string): void;
  /** Milliseconds since the start. */
  totalDuration(): number;
}

export function createStartProgress(
  emit: Emitter<VoiceEvents>['emit'],
  { now, wallTime }: Pick<Clock, 'now' | 'wallTime'>,
): StartProgress {
  const startedAt = now();
  let stage: StartStage = 'initialization';
  let stageStartedAt = startedAt;

  function report(status: 'started' | 'completed' | 'failed', metadata?: Record<string, unknown>): void {
    emit('call-start-progress', {
      stage,
      status,
      ...(status !== 'started' && { duration: Math.round(now() - stageStartedAt) }),
      timestamp: new Date(wallTime()).toISOString(),
      ...(metadata && { metadata }),
    });
  }

  function enter(next: StartStage): void {
    stage = next;
    stageStartedAt = now();
  }

  return {
    get stage() {
      return stage;
    },
    begin(next, metadata) {
      enter(next);
      report('started', metadata);
    },
    complete: (metadata) => report('completed', metadata),
    fail: (metadata) => report('failed', metadata),
    skip(skipped, action) {
      enter(skipped);
      report('completed', { action });
    },
    totalDuration: () => Math.round(now() - startedAt),
  };
}
