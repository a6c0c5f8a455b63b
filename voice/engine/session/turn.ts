import type { EndedReason } from '../../protocol/server-messages.ts';
import type { TurnLatency } from '../ports.ts';
import type { Playback } from './playback.ts';
import type { MayAct, StepSource, Steps } from './step-source.ts';

/** What a turn of the agent is for. */
export type TurnKind =
  | 'greeting'
  | 'answer'
  /** What follows a tap on 'send' or 'discard': it is carried through. */
  | 'decision'
  /** Something the call itself has to say. */
  | 'notice'
  /** What the page asked to have said. */
  | 'page'
  | 'goodbye';

/** One turn of the agent. */
export interface Turn {
  kind: TurnKind;
  number: number;
  steps: StepSource;
  playback: Playback;
  /** Steps may still come. */
  producing: boolean;
  /** Something of it was handed to the page. */
  spoken: boolean;
  /** Of all that it has said. */
  length: number;
  /** The caller's voice may interrupt it; a key, a tap or a typed message always may. */
  voiceMayInterrupt: boolean;
  /** It answers as much as a turn holds: the caller goes on, and is told so before their voice stops it. */
  answersCut: boolean;
  /** Ends the call once all of it is spoken. */
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

/** Of an answer: when it was decided that the caller had finished, and what that took. */
export interface TurnStart {
  decidedAt: number;
  endpointingMs?: number;
  /** How much later than due it was decided. */
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

/** Where a turn of this kind begins. */
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
