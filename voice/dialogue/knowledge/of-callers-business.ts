import type { Finding, Knowledge, Passage } from '../../engine/ports.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { asksWhatAgentWouldKnow } from './asks-of-own-business.ts';
import { asksWhomFor } from './asks-whom-for.ts';
import { contentWordsOf } from './entry-index.ts';

/**
 * Knowledge that answers, in place of nothing or of what is unsure, what a caller's own agent would know of the caller's
 * business, and whether the service is for such a business: both name what no entry can list. The same knowledge for
 * an agent without such entries.
 */
export function ofCallersBusiness(agent: Pick<AgentDefinition, 'knowledge'>, knowledge: Knowledge): Knowledge {
  const passageOf = (flag: 'ofOwnBusiness' | 'ofKindsOfBusiness') => {
    const entry = agent.knowledge.find((each) => each[flag]);
    return knowledge.passages.find(({ id }) => id === entry?.id) ?? null;
  };
  const own = passageOf('ofOwnBusiness');
  const kinds = passageOf('ofKindsOfBusiness');
  if (!own && !kinds) return knowledge;

  // Not by the ways of asking, in which callers name their trades.
  const told = new Set(
    knowledge.passages.flatMap(({ topic, title, text }) => contentWordsOf(`${topic} ${title} ${text}`)),
  );
  const isKnown = (word: string) => contentWordsOf(word).some((each) => told.has(each));

  function answering(question: string): Passage | null {
    if (own && asksWhatAgentWouldKnow(question)) return own;
    return kinds && asksWhomFor(question, isKnown) ? kinds : null;
  }

  return {
    ...knowledge,
    lookUp(question, before): Finding {
      const found = knowledge.lookUp(question, before);
      if (found.kind === 'answer' && found.sure) return found;
      const passage = answering(question);
      if (!passage || passage.id === before?.ruledOut) return found;
      return { kind: 'answer', passages: [passage], sure: false };
    },
    // What is the caller's own is not in the entry, and need not be.
    beyond: (passage, question) =>
      passage === own || (passage === kinds && asksWhomFor(question, isKnown))
        ? null
        : knowledge.beyond(passage, question),
  };
}
