import type { AgentDefinition, KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';

/** A sentence of more words takes longer than ten seconds to say. */
const mostWords = 30;

/** What callers of an agent will not find, or be told at too great length: one line each, with the entry's id. */
export function checkAgent(agent: AgentDefinition): string[] {
  return [...sameTopics(agent), ...agent.knowledge.flatMap((entry) => [...tooLong(entry), ...notFound(agent, entry)])];
}

/** The topic is what a caller is asked by: 'Do you mean … or …?'. */
function sameTopics({ knowledge }: AgentDefinition): string[] {
  return [...Map.groupBy(knowledge, ({ topic }) => topic.trim().toLowerCase())]
    .filter(([, entries]) => entries.length > 1)
    .map(
      ([topic, entries]) =>
        `${entries.map(({ id }) => id).join(', ')}: cannot be told apart by their topic, '${topic}'`,
    );
}

function tooLong({ id, answer }: KnowledgeEntry): string[] {
  return splitSentences(answer)
    .map((sentence) => ({ sentence, words: sentence.split(/\s+/).length }))
    .filter(({ words }) => words > mostWords)
    .map(({ sentence, words }) => `${id}: too long to say, ${words} words: '${sentence.slice(0, 60)} …'`);
}

/** Asks an entry's question and each of its ways of asking, which the agent has forgotten for the moment. */
function notFound(agent: AgentDefinition, entry: KnowledgeEntry): string[] {
  const whole = learn(agent);
  const examples = entry.examples ?? [];
  return [
    ...complain(entry.id, entry.question, whole),
    ...examples.flatMap((line) => {
      const without = { ...entry, examples: examples.filter((other) => other !== line) };
      const knowledge = agent.knowledge.map((other) => (other === entry ? without : other));
      return complain(entry.id, line, learn({ ...agent, knowledge }), { mayBeUnknown: true });
    }),
  ];
}

/** A way of asking that finds nothing by itself is what it was written for; one that finds another entry is not. */
function complain(
  id: string,
  question: string,
  knowledge: ReturnType<typeof learn>,
  { mayBeUnknown = false } = {},
): string[] {
  const found = knowledge.lookUp(question);
  if (found.kind === 'none') return mayBeUnknown ? [] : [`${id}: '${question}' finds no answer`];
  const ids = (found.kind === 'answer' ? found.passages : found.between).map((passage) => passage.id);
  if (found.kind === 'answer' && !ids.includes(id)) return [`${id}: '${question}' is answered by ${ids.join(' and ')}`];
  if (found.kind === 'choice' && !mayBeUnknown)
    return [`${id}: '${question}' is not told apart from ${ids.filter((other) => other !== id).join(' and ')}`];
  return [];
}
