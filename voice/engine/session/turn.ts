import type { EndedReason } from '../../protocol/server-messages.ts';
import type { TurnLatency } from '../ports.ts';
import type { Playback } from './playback.ts';
import type { MayAct, StepSource, Steps } from './step-source.ts';

/** Purpose of a turn of the agent. */
export type TurnKind =
  | 'greeting'
  | 'answer'
  /** Follows a tap on 'send' or 'discard'; it cannot be interrupted while thinking. */
  | 'decision'
  /** A sentence of the engine. */
  | 'notice'
  /** A text that the page asked to have said. */
  | 'page'
  | 'goodbye';

/** One turn of the agent. */
export interface Turn {
  kind: TurnKind;
  number: number;
  steps: StepSource;
  playback: Playback;
  /** More steps may come. */
  producing: boolean;
  /** At least one sentence was sent to the page. */
  spoken: boolean;
  /** Characters of all its sentences. */
  length: number;
  /** The caller's voice may interrupt it; keys, taps and typed messages always can. */
  voiceMayInterrupt: boolean;
  /** It answers a turn cut at its maximum length: the notice of that must be heard before a voice can interrupt. */
  answersCut: boolean;
  /** It answers a typed message, which is whole: what is typed next is another. */
  answersTyped: boolean;
  /** Ends the call with this reason after playout. */
  after: EndedReason | null;
}

export interface TurnPlan {
  kind: TurnKind;
  steps(signal: AbortSignal, mayAct: MayAct): Steps;
  voiceMayInterrupt?: boolean;
  answersCut?: boolean;
  after?: EndedReason;
  start?: TurnStart;
}

/** When the end of the caller's turn was decided, and how long that took. */
export interface TurnStart {
  decidedAt: number;
  /** The caller typed the turn. */
  typed?: boolean;
  endpointingMs?: number;
  /** Delay of that decision beyond its due time. */
  lateMs?: number;
}

export function latencyOf(
  turn: number,
  { decidedAt, endpointingMs, lateMs = 0 }: TurnStart,
  { askedAt, answeredAt, sentAt }: { askedAt: number; answeredAt: number; sentAt: number },
): TurnLatency {
  return {
    turn,
    ...(endpointingMs !== undefined && { endpointingMs }),
    modelMs: answeredAt - askedAt,
    overheadMs: lateMs + (askedAt - decidedAt) + (sentAt - answeredAt),
  };
}

/** The state that a turn of this kind begins in. */
export function stateOf(kind: TurnKind): 'greeting' | 'thinking' | 'speaking' | 'ending' {
  switch (kind) {
    case 'greeting':
      return 'greeting';
    case 'answer':
    case 'decision':
      return 'thinking';
    case 'goodbye':
      return 'ending';
    default:
      return 'speaking';
  }
}
