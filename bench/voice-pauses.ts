// The part of `npm run bench:voice` about pauses: how often a pause of 0.3 to 1.2 s within a question is taken for its
// end. A pause is as likely between any two words of a question, and as likely to have any of these lengths, which is
// harder than people make it: they pause between clauses. Texts, as a recogniser without punctuation writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAgentFile } from '#/agents/agent.ts';
import { agentDefaults } from '#/content/agents/defaults.ts';
import { ourDesk } from '#/content/agents/our-desk.ts';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Agent } from '#/voice/engine/agent.ts';
import { wordsOf } from '#/voice/engine/text/words.ts';
import { defaultEndpointing, silenceNeeded } from '#/voice/engine/turn-taking/endpointing.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { questionsSchema } from './assistant/ask-agent.ts';
import { readFreshParaphrases } from './assistant/paraphrases.ts';
import { printRows, type Row } from './voice-processes.ts';

const shortestMs = 300;
const longestMs = 1_200;
/** From the end of a turn to the first sound of its answer; a caller who goes on before that withdraws the answer. */
const soundAfterMs = 150;
const mostFalse = 0.03;

interface Ends {
  pauses: number;
  /** Pauses that end the turn, and pauses after which the answer is heard over the caller: each the sum of chances. */
  decided: number;
  heard: number;
  /** Milliseconds of silence after each whole question. */
  waits: number[];
}

export async function measurePauses(): Promise<Row[]> {
  const folder = join(import.meta.dirname, 'agents', 'dev');
  const all: [string, AgentDefinition, string[]][] = [
    ['our own desk', ourDesk, readFreshParaphrases().map(({ say }) => say)],
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.agent.json'))
      .map((file): [string, AgentDefinition, string[]] => {
        const name = file.replace('.agent.json', '');
        const read = (kind: string) => readFileSync(join(folder, `${name}.${kind}.json`), 'utf8');
        const asked = questionsSchema.parse(JSON.parse(read('questions')));
        return [name, parseAgentFile(read('agent'), agentDefaults), asked.map(({ ask }) => ask[0] as string)];
      }),
  ];
  const alone = all.map(([, , questions]) => endsOf(questions, () => null));
  const ends = all.map(([, definition, questions]) => endsOf(questions, liveAgent(definition).understands));
  const { pauses, waits } = joined(alone);
  console.log(`\n${pauses} pauses of ${shortestMs} to ${longestMs} ms within ${waits.length} questions`);
  const rows = [
    told('by the words alone, all', joined(alone), null),
    ...all.map(([name], at) => told(`what the agent understands counts: ${name}`, ends[at] as Ends, null)),
    told('the same, all', joined(ends), mostFalse),
  ];
  printRows(rows);
  return rows;
}

function liveAgent(agent: AgentDefinition): Agent {
  const sink = { check: () => ({}), take: async () => ({ outcome: 'stored', id: 'bench' }) as const };
  return createAgent({ callId: 'bench', agent, knowledge: learn(agent), sink, clock: createFakeClock() });
}

function endsOf(questions: readonly string[], understands: Agent['understands']): Ends {
  const wait = (text: string) => silenceNeeded(text, 'anything', defaultEndpointing, understands(text));
  const waits: number[] = [];
  let [pauses, decided, heard] = [0, 0, 0];
  for (const question of questions) {
    const words = wordsOf(question);
    for (let at = 1; at < words.length; at++) {
      const ms = wait(words.slice(0, at).join(' '));
      pauses += 1;
      decided += shareLongerThan(ms);
      heard += shareLongerThan(ms + soundAfterMs);
    }
    waits.push(wait(words.join(' ')));
  }
  return { pauses, decided, heard, waits };
}

function joined(all: readonly Ends[]): Ends {
  const sum = (of: (ends: Ends) => number) => all.reduce((before, ends) => before + of(ends), 0);
  return {
    pauses: sum(({ pauses }) => pauses),
    decided: sum(({ decided }) => decided),
    heard: sum(({ heard }) => heard),
    waits: all.flatMap(({ waits }) => waits),
  };
}

function shareLongerThan(ms: number): number {
  return Math.min(1, Math.max(0, (longestMs - ms) / (longestMs - shortestMs)));
}

function told(what: string, { pauses, decided, heard, waits }: Ends, most: number | null): Row {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const mean = waits.reduce((sum, ms) => sum + ms, 0) / waits.length;
  const value = `ends ${percent(decided / pauses)}, heard ${percent(heard / pauses)}; mean wait after the whole ${mean.toFixed(0)} ms`;
  const isMet = most === null ? null : heard / pauses <= most;
  return [what, value, most === null ? '' : `heard ≤ ${percent(most)}`, isMet];
}
