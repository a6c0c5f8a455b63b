import { isStepCount, type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { AgentStep, TurnInput } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import { createSentenceSplitter } from '../../engine/text/sentences.ts';
import type { DialogueState } from '../rules/dialogue-state.ts';
import type { ClaimsGuard, Evidence, Verdict } from './claims-guard.ts';
import { ModelProblem, modelProblem } from './model-problem.ts';
import { contextFor, messagesFor } from './prompt.ts';
import { createTurnTimeouts, type TurnLimits } from './turn-timeouts.ts';

export interface ModelTurnOptions {
  dialogue: DialogueState;
  model: LanguageModel;
  tools: ToolSet;
  guard: ClaimsGuard;
  instructions: string;
  turn: TurnInput;
  clock: Clock;
  limits: TurnLimits;
  evidence(): Evidence;
  /** A form step when a tool has changed the form since the last one. */
  shown(): Iterable<AgentStep>;
  onProblem(problem: ModelProblem): void;
}

/** Outcome of a model's turn. `stopped`: the guard rejected a sentence, and the rest was discarded. */
export type ModelTurnEnd =
  | { kind: 'finished'; said: string[] }
  | { kind: 'stopped'; said: string[]; verdict: Exclude<Verdict, 'fine' | 'not-speech'> }
  | { kind: 'failed'; said: string[] };

/** Streams the model's answer; yields each sentence once it is complete and has passed the guard. */
export async function* takeModelTurn(options: ModelTurnOptions): AsyncGenerator<AgentStep, ModelTurnEnd> {
  const { turn, clock, limits, guard, evidence, onProblem } = options;
  const abort = new AbortController();
  const signal = AbortSignal.any([turn.signal, abort.signal]);
  const timeouts = createTurnTimeouts(clock, limits);
  const splitter = createSentenceSplitter();
  const said: string[] = [];
  const pieces = streamPieces(options, signal);

  try {
    for (let next = pieces.next(); ; ) {
      const waited = await timeouts.wait(next);
      if (turn.signal.aborted) return { kind: 'finished', said };
      if (waited === 'hang') {
        yield { kind: 'hang' };
        continue;
      }
      if (waited === 'too-late') {
        onProblem(new ModelProblem('the language model took too long'));
        return { kind: 'failed', said };
      }
      const { done, value } = waited.came;
      const sentences = done ? splitter.end() : typeof value === 'string' ? splitter.push(value) : [];
      if (value !== undefined) timeouts.progress();
      yield* options.shown();
      for (const sentence of sentences.map(spoken)) {
        if (turn.signal.aborted) return { kind: 'finished', said };
        const verdict = guard.judge(sentence, evidence());
        if (verdict === 'not-speech' || said.includes(sentence)) continue;
        if (verdict !== 'fine') return { kind: 'stopped', said, verdict };
        said.push(sentence);
        yield { kind: 'sentence', text: sentence };
        if (said.length >= limits.maxSentences) return { kind: 'finished', said };
      }
      if (done) return { kind: 'finished', said };
      next = pieces.next();
    }
  } catch (error) {
    onProblem(modelProblem(error));
    return { kind: 'failed', said };
  } finally {
    abort.abort();
    // An abandoned stream may still reject.
    pieces.return(undefined).catch(() => {});
  }
}

/** Streams the text; yields null for progress without text. */
async function* streamPieces(options: ModelTurnOptions, signal: AbortSignal): AsyncGenerator<string | null, undefined> {
  const { dialogue, model, tools, instructions, turn, limits } = options;
  const { knowledge, taking } = dialogue;
  const result = streamText({
    model,
    tools,
    instructions: `${instructions}\n\n${contextFor(knowledge.passages, taking.state)}`,
    messages: messagesFor(turn),
    stopWhen: isStepCount(limits.maxToolRounds),
    maxOutputTokens: limits.maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {}, // errors also arrive as parts of the stream
  });
  for await (const part of result.stream as AsyncIterable<TextStreamPart<ToolSet>>) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') return;
    if (part.type === 'text-delta') yield part.text;
    // The end of a tool round ends the sentence.
    else if (part.type === 'finish-step') yield '\n';
    else if (part.type === 'tool-result') yield null;
  }
}

/** Removes markup and a leading speaker name. */
function spoken(sentence: string): string {
  return sentence
    .replace(/^(assistant|ai assistant|ai)\s*:\s*/i, '')
    .replace(/^\s*(?:[-*•#>]+|\d+[.)])\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}
