import type { AgentDefinition, KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';

/** A sentence of more words takes longer than ten seconds to say. */
const mostWords = 30;

/** What callers of an agent will not find, or be told at too great length: one line each, with the entry's id. */
export function checkAgent(agent: AgentDefinition): string[] {
  const found = notFound(agent);
  return [
    ...sameTopics(agent),
    ...agent.knowledge.flatMap((entry) => [...tooLong(entry), ...(found.get(entry) ?? [])]),
  ];
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

/**
 * Asks each entry's question, and each of its ways of asking while the agent has forgotten it. Learning takes longer than
 * anything else here, so the agent forgets one way of every entry at a time.
 */
function notFound(agent: AgentDefinition): Map<KnowledgeEntry, string[]> {
  const whole = learn(agent);
  const complaints = new Map(agent.knowledge.map((entry) => [entry, complain(entry.id, entry.question, whole)]));
  const mostWays = Math.max(0, ...agent.knowledge.map(({ examples = [] }) => examples.length));
  for (let at = 0; at < mostWays; at++) {
    const knowledge = learn({ ...agent, knowledge: agent.knowledge.map((entry) => withoutWay(entry, at)) });
    for (const entry of agent.knowledge) {
      const way = entry.examples?.[at];
      if (way !== undefined) complaints.get(entry)?.push(...complain(entry.id, way, knowledge, { mayBeUnknown: true }));
    }
  }
  return complaints;
}

function withoutWay(entry: KnowledgeEntry, at: number): KnowledgeEntry {
  return { ...entry, examples: entry.examples?.toSpliced(at, 1) };
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
