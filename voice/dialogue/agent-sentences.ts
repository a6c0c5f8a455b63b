import type { AgentDefinition } from './agent-definition.ts';

/** What an agent's callers are known to say, and what it tells them: a recogniser can learn its words from it. */
export function sentencesOf({ name, knowledge, suggestions, form, booking }: AgentDefinition): string[] {
  const bookable = [...(booking?.services ?? []), ...(booking?.people ?? [])].map((each) => each.name);
  const options = form.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]);
  const told = knowledge.flatMap(({ topic, question, examples = [], answer }) => [
    topic,
    question,
    ...examples,
    answer,
  ]);
  return [...new Set([name, ...suggestions, ...told, ...bookable, ...options])];
}
