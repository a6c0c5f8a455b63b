import type { Assistant } from '../engine/agent.ts';
import { heardText } from '../engine/heard-text.ts';
import type { Clock, Knowledge, RequestSink } from '../engine/ports.ts';
import { createRequestTaking } from './form/request-taking.ts';
import type { ConnectedModel } from './llm/language-model.ts';
import type { ModelProblem } from './llm/model-problem.ts';
import { defaultTurnLimits, type TurnLimits } from './llm/turn-timeouts.ts';
import { createConversation } from './rules/dialogue-state.ts';
import { createRuleAssistant } from './rules/rule-agent.ts';

export interface AssistantOptions {
  callId: string;
  /** Whose assistant it says it is. */
  brand: string;
  knowledge: Knowledge;
  requests: RequestSink;
  clock: Clock;
  /** From `connectLanguageModel`; without one, rules choose the words. */
  model?: ConnectedModel | null;
  limits?: Partial<TurnLimits>;
  /** A language model failed in a turn; the call went on. Holds nothing that was said. */
  onProblem?(problem: ModelProblem): void;
}

/** The assistant of one call. It reads no text of the caller's but as `heardText` gives it. */
export function createAssistant(options: AssistantOptions): Assistant {
  const assistant = assistantOf(options);
  return {
    greet: () => assistant.greet(),
    respond: (turn) => assistant.respond({ ...turn, text: heardText(turn.text) }),
    editRequest: (field, value) => assistant.editRequest(field, value),
    decideRequest: (decision, signal) => assistant.decideRequest(decision, signal),
    get expecting() {
      return assistant.expecting;
    },
    get request() {
      return assistant.request;
    },
  };
}

function assistantOf(options: AssistantOptions): Assistant {
  const { callId, brand, knowledge, requests, clock, model, onProblem = () => {} } = options;
  const conversation = createConversation(brand, knowledge, createRequestTaking(callId, requests));
  const rules = createRuleAssistant(conversation);
  if (!model) return rules;
  const limits = { ...defaultTurnLimits, ...options.limits };
  return model.createAssistant({ conversation, rules, clock, limits, onProblem });
}
