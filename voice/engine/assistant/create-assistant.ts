import type { Clock, Knowledge, RequestDesk } from '../ports.ts';
import type { Assistant } from './assistant.ts';
import type { ConnectedModel } from './model/language-model.ts';
import type { ModelProblem } from './model/model-problem.ts';
import { defaultTurnLimits, type TurnLimits } from './model/patience.ts';
import { createRequestTaking } from './request/request-taking.ts';
import { createConversation } from './rules/conversation.ts';
import { createRuleAssistant } from './rules/rule-assistant.ts';

export interface AssistantOptions {
  callId: string;
  /** Whose assistant it says it is. */
  brand: string;
  knowledge: Knowledge;
  requests: RequestDesk;
  clock: Clock;
  /** From `connectLanguageModel`; without one, rules choose the words. */
  model?: ConnectedModel | null;
  limits?: Partial<TurnLimits>;
  /** A language model failed in a turn; the call went on. Holds nothing that was said. */
  onProblem?(problem: ModelProblem): void;
}

/** The assistant of one call. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { callId, brand, knowledge, requests, clock, model, onProblem = () => {} } = options;
  const conversation = createConversation(brand, knowledge, createRequestTaking(callId, requests));
  const rules = createRuleAssistant(conversation);
  if (!model) return rules;
  const limits = { ...defaultTurnLimits, ...options.limits };
  return model.createAssistant({ conversation, rules, clock, limits, onProblem });
}
