import type { ClientMessage } from '../../protocol/client-messages.ts';
import { maxEdits, maxPageSentences, maxWaitingTurns } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Agent, AgentStep } from '../agent.ts';
import { splitSentences } from '../text/sentences.ts';
import type { AgentTurns } from './agent-turns.ts';
import type { LimitWatch } from './call-limits.ts';
import type { StateMachine } from './state.ts';
import type { TurnPlan } from './turn.ts';
import type { UserTurn } from './user-turn.ts';

type MessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export interface PromptOptions {
  machine: StateMachine;
  agent: Agent;
  agentTurns: AgentTurns;
  userTurn: UserTurn;
  limits: LimitWatch;
  post(message: ServerMessage): void;
  /** The caller is active. */
  active(): void;
  /** A limit of the call was exceeded. */
  onRefused(): void;
  /** The agent's form has no such field. */
  onUnknownField(): void;
}

/** Turns of the agent that do not answer the caller. */
export interface Prompts {
  greet(): void;
  /** The page asks for the greeting again. */
  greetAgain(): void;
  /** The page asks the agent to say a text. */
  say(message: MessageOf<'say'>): void;
  /** The caller changed a field on screen. */
  edit(message: MessageOf<'form-edit'>): void;
  /** Says a sentence of the engine as soon as neither side is speaking, unless it is null by then. */
  notify(text: () => string | null): void;
  /** As `notify`, but always queued until the next `next`. */
  notifyNext(text: string): void;
  /** Begins the next queued turn; false when none is queued. */
  next(): boolean;
}

export function createPrompts(options: PromptOptions): Prompts {
  const { machine, agent, agentTurns, userTurn, limits, post, active, onRefused, onUnknownField } = options;
  const waiting: TurnPlan[] = [];
  let pageSentences = 0;
  let edits = 0;

  function whenFree(plan: TurnPlan): void {
    if (machine.state.name === 'listening' && !userTurn.active) begin(plan);
    else wait(plan);
  }

  function wait(plan: TurnPlan): void {
    if (waiting.push(plan) > maxWaitingTurns) waiting.shift();
  }

  function begin(plan: TurnPlan): void {
    limits.stopSilenceTimer();
    agentTurns.begin(plan);
  }

  function greet(): void {
    begin({ kind: 'greeting', steps: () => agent.greet() });
  }

  return {
    greet,
    greetAgain() {
      if (machine.state.name === 'thinking') return;
      if (++pageSentences > maxPageSentences) return onRefused();
      userTurn.drop();
      greet();
    },
    say({ message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled }) {
      if (pageSentences >= maxPageSentences) return onRefused();
      const sentences = splitSentences(message);
      pageSentences += sentences.length;
      if (pageSentences > maxPageSentences) return onRefused();
      const plan: TurnPlan = {
        kind: 'page',
        steps: () => sentences.map(sentence),
        voiceMayInterrupt: interruptionsEnabled,
        ...(endCallAfterSpoken && { after: 'assistant-ended-call-after-message-spoken' }),
      };
      if (interruptAssistantEnabled && agentTurns.current && machine.state.name !== 'thinking') begin(plan);
      else whenFree(plan);
    },
    edit({ field, value }) {
      if (++edits > maxEdits) return onRefused();
      active();
      const sentences: AgentStep[] = [];
      const steps = agent.editField(field, value);
      if (!steps) return onUnknownField();
      for (const step of steps) {
        if (step.kind === 'form') post({ type: 'form', ...step.form });
        else sentences.push(step);
      }
      if (sentences.length > 0) whenFree({ kind: 'notice', steps: () => sentences });
    },
    notify: (text) => whenFree({ kind: 'notice', steps: () => [text()].filter((now) => now !== null).map(sentence) }),
    notifyNext: (text) => wait({ kind: 'notice', steps: () => [sentence(text)] }),
    next() {
      const plan = waiting.shift();
      if (plan) begin(plan);
      return plan !== undefined;
    },
  };
}

export function sentence(text: string): AgentStep {
  return { kind: 'sentence', text };
}
