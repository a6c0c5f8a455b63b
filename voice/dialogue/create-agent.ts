import type { Agent } from '../engine/agent.ts';
import type { Channel, Clock, FormSink, Knowledge } from '../engine/ports.ts';
import { heardText } from '../engine/text/heard-text.ts';
import type { AgentDefinition } from './agent-definition.ts';
import { createBookingDialogue } from './booking/booking-dialogue.ts';
import type { ConnectedModel } from './llm/language-model.ts';
import type { ModelProblem } from './llm/model-problem.ts';
import { defaultTurnLimits, type TurnLimits } from './llm/turn-timeouts.ts';
import { createDialogueState } from './rules/dialogue-state.ts';
import { createRuleAgent } from './rules/rule-agent.ts';
import { createFormTaking } from './slot-filling/form-taking.ts';
import { inWriting } from './wording/in-writing.ts';

export interface AgentOptions {
  callId: string;
  agent: AgentDefinition;
  /** A chat has wording of its own; by default it is a call. */
  channel?: Channel;
  /** The agent's knowledge, made searchable by `learn`. */
  knowledge: Knowledge;
  sink: FormSink;
  clock: Clock;
  /** From `connectLanguageModel`; without one, rules answer. */
  model?: ConnectedModel | null;
  limits?: Partial<TurnLimits>;
  /** A language model failed in a turn; the call goes on. The problem contains nothing that was said. */
  onProblem?(problem: ModelProblem): void;
}

/** The agent of one call. Normalises the caller's text with `heardText` before anything reads it. */
export function createAgent(options: AgentOptions): Agent {
  const agent = agentOf(options);
  return {
    greet: () => agent.greet(),
    respond: (turn) => agent.respond({ ...turn, text: heardText(turn.text) }),
    editField: (field, value) => agent.editField(field, value),
    decideForm: (decision, signal) => agent.decideForm(decision, signal),
    understands: (text) => agent.understands(heardText(text)),
    get expecting() {
      return agent.expecting;
    },
    get spelling() {
      return agent.spelling ?? null;
    },
    get form() {
      return agent.form;
    },
    get booking() {
      return agent.booking;
    },
  };
}

function agentOf(options: AgentOptions): Agent {
  const { callId, knowledge, sink, clock, model, onProblem = () => {} } = options;
  const agent = options.channel === 'chat' ? inWriting(options.agent) : options.agent;
  const { booking: definition } = agent;
  const booking = definition && createBookingDialogue({ definition, wording: definition.wording, seed: callId, clock });
  const dialogue = createDialogueState(agent, knowledge, createFormTaking(callId, agent.form, sink), booking);
  dialogue.modelWrites = Boolean(model);
  const rules = createRuleAgent(dialogue);
  if (!model) return rules;
  const limits = { ...defaultTurnLimits, ...options.limits };
  return model.createAgent({ dialogue, rules, clock, limits, onProblem });
}
