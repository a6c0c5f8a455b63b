import type { Knowledge, Passage } from '../../engine/ports.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { asksWhatAgentWouldKnow } from './asks-of-own-business.ts';

/**
 * Knowledge that answers, in place of nothing or of what is unsure, what a caller's own agent would know of the caller's
 * business. The same knowledge for an agent without such an entry.
 */
export function withOwnBusiness(agent: Pick<AgentDefinition, 'knowledge'>, knowledge: Knowledge): Knowledge {
  const entry = agent.knowledge.find(({ ofOwnBusiness }) => ofOwnBusiness);
  const own = knowledge.passages.find(({ id }) => id === entry?.id);
  if (!own) return knowledge;
  const isOwn = (passage: Passage) => passage.id === own.id;
  return {
    ...knowledge,
    lookUp(question, before) {
      const found = knowledge.lookUp(question, before);
      if (found.kind === 'answer' && found.sure) return found;
      if (before?.ruledOut === own.id || !asksWhatAgentWouldKnow(question)) return found;
      return { kind: 'answer', passages: [own], sure: false };
    },
    // What is the caller's own is not in the entry, and need not be.
    beyond: (passage, question) => (isOwn(passage) ? null : knowledge.beyond(passage, question)),
  };
}
