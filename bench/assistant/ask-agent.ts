import { z } from 'zod';
import type { AgentDefinition } from '#/voice/dialogue/agent-definition.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { learn } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Classify, HistoryEntry } from '#/voice/engine/agent.ts';
import type { FormSink, Knowledge, Passage } from '#/voice/engine/ports.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

export const questionsSchema = z.array(
  z.strictObject({
    /** Typed messages in order; `expect` applies to the last. */
    ask: z.array(z.string()).min(1),
    /** Ids of all entries that the answer must come from; null for no answer. */
    expect: z.array(z.string()).min(1).nullable(),
    /** Ids of entries each of which is as good an answer as `expect`. */
    or: z.array(z.string()).optional(),
    kind: z.string(),
  }),
);
export type Question = z.infer<typeof questionsSchema>[number];

/**
 * `wrong`: an answer where none or another was expected; `declined`: no answer where one was expected. A question back
 * between two topics is right when one of them is expected, and wrong otherwise. Where no answer is expected, it is right
 * to say of what the answer does not speak: 'I don't know about firefighters'.
 */
export type Outcome = 'right' | 'wrong' | 'declined';

export interface Asked extends Question {
  outcome: Outcome;
  said: string;
  /** Ids of the entries that the last answer came from, or between which it asked. */
  ids: string[];
  /** The caller was asked which of two topics they mean. */
  askedBack: boolean;
}

/** The ids that it chooses among those of a task, given the ids that are expected of the turn. */
export type Mind = (candidates: readonly string[], expected: readonly string[] | null) => readonly string[];

/** `perfect` chooses what is expected, an upper bound; `first` the likeliest whatever is asked, which no model does worse. */
export const minds = {
  perfect: (candidates, expected) => (expected?.every((id) => candidates.includes(id)) ? expected : []),
  first: (candidates) => candidates.slice(0, 1),
} satisfies Record<string, Mind>;

const sink: FormSink = { check: () => ({}), take: async () => ({ outcome: 'stored', id: 'bench' }) };

/** Asks each question in a separate call, as typed messages; `mind` stands for the language model of a caller's browser. */
export async function askAgent(
  agent: AgentDefinition,
  questions: readonly Question[],
  mind: Mind | null = null,
): Promise<Asked[]> {
  const learnt = learn(agent);
  const asked: Asked[] = [];
  for (const question of questions) {
    let found: Passage[] = [];
    let between: readonly Passage[] = [];
    let beyond: string | null = null;
    const knowledge: Knowledge = {
      ...learnt,
      lookUp(...asked) {
        const finding = learnt.lookUp(...asked);
        // 'We do not tell our prices' answers who asks for them, and nothing else.
        const counts = ({ id, declines }: Passage) => !declines || question.expect?.includes(id);
        if (finding.kind === 'answer') found.push(...finding.passages.filter(counts));
        if (finding.kind === 'choice') between = finding.between;
        return finding;
      },
      perhaps(...asked) {
        // What may have been meant is named beside 'I don't know that', which answers nothing.
        between = [];
        return learnt.perhaps(...asked);
      },
      beyond(...asked) {
        beyond = learnt.beyond(...asked);
        return beyond;
      },
    };
    const live = createAgent({ callId: 'bench', agent, knowledge, sink, clock: createFakeClock() });
    const history: HistoryEntry[] = [];
    let said = '';
    for (const [at, text] of question.ask.entries()) {
      found = [];
      between = [];
      beyond = null;
      const isLast = at === question.ask.length - 1;
      const classify: Classify = async (task) => {
        const ids =
          mind?.(
            task.candidates.map(({ id }) => id),
            isLast ? question.expect : null,
          ) ?? [];
        found.push(...learnt.passages.filter(({ id, declines }) => ids.includes(id) && !declines));
        return { ids: [...ids] };
      };
      const sentences: string[] = [];
      const { signal } = new AbortController();
      for await (const step of live.respond({ text, history: [...history], signal, ...(mind && { classify }) }))
        if (step.kind === 'sentence') sentences.push(step.text);
      said = sentences.join(' ');
      history.push({ role: 'user', text }, { role: 'assistant', text: said });
    }
    // A passage that was found but not said does not count as an answer, nor a choice that was not offered.
    const heard = said.toLowerCase();
    const answered = found.filter(({ text }) =>
      splitSentences(text).some((sentence) => heard.includes(bare(sentence))),
    );
    const offered = between.filter(({ topic }) => heard.includes(topic.toLowerCase()));
    const askedBack = answered.length === 0 && offered.length > 0;
    const admits = question.expect === null && beyond !== null && heard.includes(beyond);
    const ids = [...new Set((askedBack ? offered : answered).map(({ id }) => id))];
    asked.push({ ...question, said, ids, askedBack, outcome: admits ? 'right' : outcomeOf(question, ids, askedBack) });
  }
  return asked;
}

/** 'Yes:' is left out where the question is none that it answers. */
function bare(sentence: string): string {
  return sentence.replace(/^(?:yes|no)[,:] /i, '').toLowerCase();
}

function outcomeOf({ expect, or = [] }: Question, ids: readonly string[], askedBack: boolean): Outcome {
  if (ids.length === 0) return expect === null ? 'right' : 'declined';
  if (expect === null) return 'wrong';
  const alone = [...(expect.length === 1 ? expect : []), ...or];
  if (askedBack) return alone.some((id) => ids.includes(id)) ? 'right' : 'wrong';
  const isAll = expect.length === ids.length && expect.every((id) => ids.includes(id));
  return isAll || (ids.length === 1 && alone.includes(ids[0] as string)) ? 'right' : 'wrong';
}
