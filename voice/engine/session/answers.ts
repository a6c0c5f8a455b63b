import { maxCallerLength, maxCallerMessages, maxTurnLength } from '../../protocol/limits.ts';
import type { Agent } from '../agent.ts';
import type { Clock } from '../ports.ts';
import type { AgentTurns } from './agent-turns.ts';
import type { LimitWatch } from './call-limits.ts';
import { callSentences } from './call-sentences.ts';
import type { History } from './history.ts';
import type { TurnPlan, TurnStart } from './turn.ts';

export interface AnswerOptions {
  clock: Clock;
  agent: Agent;
  agentTurns: AgentTurns;
  history: History;
  limits: LimitWatch;
  onConversation(): void;
  onCaller(text: string): void;
  onRefused(): void;
}

/** What the caller has said, and the turns of the agent that answer it. */
export interface Answers {
  /** Counts something the caller asks for; false when that is more than a call holds. */
  admit(): boolean;
  /** Writes down what the caller said, by default to be answered; false when the call holds no more. */
  keep(text: string, isAsked?: boolean): boolean;
  /**
   * Has it answered, together with what came just before and was not. `isCut`: the caller would go on, and is told that
   * this comes first.
   */
  begin(text: string, start: TurnStart, isCut?: boolean): void;
  /** What was said so far has its answer. */
  done(): void;
}

/** Who speaks without end is told why somebody else speaks now. */
function afterNotice(respond: TurnPlan['steps']): TurnPlan['steps'] {
  return async function* steps(...turn) {
    yield { kind: 'sentence', text: callSentences.answersFirst };
    yield* respond(...turn);
  };
}

export function createAnswers(options: AnswerOptions): Answers {
  const { clock, agent, agentTurns, history, limits, onConversation, onCaller, onRefused } = options;
  /** Said in turns that were not answered, because the caller went on; the latest of it, as much as a turn holds. */
  let unanswered: { text: string; turn: number }[] = [];
  let admitted = 0;
  let admittedLength = 0;

  function admit(length = 0): boolean {
    admitted++;
    admittedLength += length;
    const isAdmitted = admitted <= maxCallerMessages && admittedLength <= maxCallerLength;
    if (!isAdmitted) onRefused();
    return isAdmitted;
  }

  /** What does not fit any more is known to the agent as what was said before. */
  function whole(): string {
    const joined = () => unanswered.map(({ text }) => text).join(' ');
    while (unanswered.length > 1 && joined().length > maxTurnLength) unanswered.shift();
    return joined();
  }

  return {
    admit: () => admit(),
    keep(text, isAsked = true) {
      if (!admit(text.length)) return false;
      history.add('user', isAsked ? agentTurns.nextTurn : agentTurns.nextTurn - 1, text, clock.now());
      onCaller(text);
      onConversation();
      return true;
    },
    begin(text, start, isCut = false) {
      limits.stopSilenceTimer();
      unanswered.push({ text, turn: agentTurns.nextTurn });
      const turnText = whole();
      const earlier = history.before(unanswered[0]?.turn ?? agentTurns.nextTurn);
      const respond: TurnPlan['steps'] = (signal, mayAct) =>
        agent.respond({ text: turnText, history: earlier, signal, mayAct });
      agentTurns.begin({ kind: 'answer', steps: isCut ? afterNotice(respond) : respond, start, answersCut: isCut });
    },
    done() {
      unanswered = [];
    },
  };
}
