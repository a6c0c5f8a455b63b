import { maxBargeIns } from '../../protocol/limits.ts';
import { type BargeInPolicy, isBackchannel, judgeBargeIn } from '../turn-taking/barge-in.ts';
import type { AgentTurns, CutOff } from './agent-turns.ts';
import type { Answers } from './answers.ts';
import type { OwnVoice } from './own-voice.ts';
import { sentence } from './prompts.ts';
import type { StateMachine } from './state.ts';
import type { Turn, TurnPlan } from './turn.ts';
import type { UserTurn } from './user-turn.ts';

export interface BargeInsOptions {
  machine: StateMachine;
  agentTurns: AgentTurns;
  userTurn: UserTurn;
  answers: Answers;
  ownVoice: OwnVoice;
  policy: BargeInPolicy;
  /** The engine gets the caller's audio. */
  hasVoice: boolean;
}

/** The caller's voice stops the agent, which continues if the barge-in proves false. */
export interface BargeIns {
  /** The agent was stopped, and it is not known yet whether the caller meant to. */
  readonly pending: boolean;
  /** Words over the agent's turn stop it, if it may be stopped. */
  byWords(turn: Turn): void;
  /** So does a voice that lasts, before its words are known; not the agent's own, and no turn a second time. */
  byVoice(turn: Turn): void;
  /** The caller's turn ended with `text`: if it was no barge-in, the agent continues, and the answer is true. */
  proveFalse(text: string): boolean;
  /** What was stopped is not continued. */
  forget(): void;
  /** The answer is made, but waits for the caller's voice to end or for its first sound. */
  isStillSilent(turn: Turn): boolean;
}

export function createBargeIns(options: BargeInsOptions): BargeIns {
  const { machine, agentTurns, userTurn, answers, ownVoice, policy, hasVoice } = options;
  /** The turn that was stopped, kept until the barge-in is confirmed or proves false. */
  let cutOff: (CutOff & { spoken: string; plan: Partial<TurnPlan> }) | null = null;
  /** Number of the turn that continues after a false barge-in; voice without words cannot stop it again. */
  let takenUp: number | null = null;
  let interruptions = 0;

  function mayStop(turn: Turn): boolean {
    if (turn.answersCut && !turn.playback.heard) return false;
    return turn.voiceMayInterrupt && interruptions < maxBargeIns;
  }

  function stop(turn: Turn): void {
    interruptions++;
    userTurn.listen(userTurn.text === '' ? policy.falseAfterMs : policy.backOffMs);
    answers.done();
    const { kind, after, playback } = turn;
    const { sentences, rest } = agentTurns.cutOff();
    const plan = { kind: kind === 'page' ? kind : ('notice' as const), ...(after && { after }) };
    ownVoice.said(playback.text);
    const spoken = hasVoice ? playback.text : sentences.join(' ');
    forget();
    if (sentences.length > 0 || rest) cutOff = { sentences, rest, spoken, plan };
    machine.go({ name: 'listening' });
  }

  function forget(): void {
    cutOff?.rest?.abort();
    cutOff = null;
  }

  return {
    get pending() {
      return cutOff !== null;
    },
    byWords(turn) {
      if (mayStop(turn)) stop(turn);
    },
    byVoice(turn) {
      if (!mayStop(turn) || turn.number === takenUp) return;
      const { text } = userTurn;
      if (!ownVoice.mayBe(text, turn.playback.text) && !isBackchannel(text)) stop(turn);
    },
    proveFalse(text) {
      if (!cutOff || !(text === '' || isBackchannel(text) || ownVoice.isIn(text, cutOff.spoken))) return false;
      const { rest, plan, sentences } = cutOff;
      cutOff = null;
      takenUp = agentTurns.nextTurn;
      const unheard = sentences.map(sentence);
      const steps: TurnPlan['steps'] = (...turn) => rest?.goOn(unheard, ...turn) ?? unheard;
      agentTurns.begin({ kind: 'notice', ...plan, steps });
      return true;
    },
    forget,
    isStillSilent(turn) {
      if (!hasVoice || turn.kind !== 'answer' || turn.playback.started) return false;
      return judgeBargeIn(userTurn.text, turn.playback.text, policy) !== 'ignore';
    },
  };
}
