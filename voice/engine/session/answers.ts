import { maxCallerLength, maxCallerMessages, maxTurnLength } from '../../protocol/limits.ts';
import type { Agent, TurnInput } from '../agent.ts';
import type { Clock } from '../ports.ts';
import type { AgentTurns } from './agent-turns.ts';
import type { BrowserModel } from './browser-model.ts';
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
  browserModel: BrowserModel;
  onConversation(): void;
  onCaller(text: string): void;
  onRefused(): void;
}

/** Keeps what the caller has said and begins the agent's answers to it. */
export interface Answers {
  /** Counts one input of the caller; false beyond the limits of a call. */
  admit(): boolean;
  /** Records the caller's text; `isAsked` when an answer follows. False beyond the limits of a call. */
  keep(text: string, isAsked?: boolean): boolean;
  /**
   * Begins an answer to the text and to earlier text that is still unanswered. `isCut`: the turn reached its maximum
   * length, so the answer starts with a notice.
   */
  begin(text: string, start: TurnStart, isCut?: boolean): void;
  /** Marks everything said so far as answered. */
  done(): void;
}

/** Prepends the notice that explains to a caller who does not pause why the agent speaks now. */
function afterNotice(respond: TurnPlan['steps']): TurnPlan['steps'] {
  return async function* steps(...turn) {
    yield { kind: 'sentence', text: callSentences.answersFirst };
    yield* respond(...turn);
  };
}

export function createAnswers(options: AnswerOptions): Answers {
  const { clock, agent, agentTurns, history, limits, browserModel, onConversation, onCaller, onRefused } = options;
  /** Text of turns whose answer was cancelled because the caller went on; at most `maxTurnLength`, the latest. */
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

  /** The unanswered text, without the oldest turns beyond `maxTurnLength`, which the agent gets as history. */
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
      const respond: TurnPlan['steps'] = (signal, mayAct) => {
        const classify = browserModel.lentTo(signal);
        const turn: TurnInput = { text: turnText, history: earlier, signal, mayAct };
        return agent.respond({ ...turn, ...(start.typed && { typed: true }), ...(classify && { classify }) });
      };
      agentTurns.begin({ kind: 'answer', steps: isCut ? afterNotice(respond) : respond, start, answersCut: isCut });
    },
    done() {
      unanswered = [];
    },
  };
}
