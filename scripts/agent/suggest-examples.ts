import { z } from 'zod';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';

/** Ways of asking that are suggested for an entry: more add little (docs/decisions/0019). */
const count = 12;

const suggestionsSchema = z.array(z.string().trim().min(1).max(200)).max(3 * count);

/**
 * Has a language model write other ways of asking for each entry, by the entry's id. An owner reads and edits them before
 * they go into the agent's file. `complete` answers a prompt with a text.
 */
export async function suggestExamples(
  { about, knowledge }: Pick<AgentDefinition, 'about' | 'knowledge'>,
  complete: (prompt: string) => Promise<string>,
): Promise<Record<string, string[]>> {
  const suggested: Record<string, string[]> = {};
  for (const { id, question, answer } of knowledge) {
    const said = await complete(`${about}
A caller can be told this: "${answer}"
Write ${count} ways in which callers would ask for it: short and long, everyday words that are not in the text, situations, yes-or-no questions.
Answer with a JSON array of strings and nothing else. One way of asking is already there: "${question}"`);
    suggested[id] = suggestionsSchema
      .parse(JSON.parse(said.slice(said.indexOf('['), said.lastIndexOf(']') + 1)))
      .slice(0, count);
  }
  return suggested;
}
