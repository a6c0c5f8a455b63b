import type { Assistant, AssistantStep, AssistantTurn, Expecting, RequestState } from '../engine/agent.ts';
import type { Clock } from '../engine/ports.ts';

/**
 * A step, a sentence in short, a request that changes and is not told, or what goes wrong: nothing for `wait`
 * milliseconds, nothing ever again, a failure.
 */
export type ScriptedStep =
  | AssistantStep
  | string
  | { kind: 'becomes'; request: RequestState }
  | { kind: 'wait'; ms: number }
  | { kind: 'never' }
  | { kind: 'fail' };

export interface AssistantScript {
  greeting?: string[];
  /** By what the caller said; anything else is echoed. */
  answers?: Record<string, ScriptedStep[]>;
  decision?: ScriptedStep[];
  edit?: AssistantStep[];
  expecting?: Expecting;
}

export interface ScriptedAssistant extends Assistant {
  /** What it was asked, in order. */
  readonly asked: AssistantTurn[];
  expecting: Expecting;
}

/** An assistant that says what a test has written down, at once unless told to wait. */
export function createScriptedAssistant(clock: Clock, script: AssistantScript = {}): ScriptedAssistant {
  const asked: AssistantTurn[] = [];
  let request: RequestState | null = null;

  async function* play(steps: readonly ScriptedStep[]): AsyncGenerator<AssistantStep> {
    for (const step of steps) {
      if (typeof step !== 'string' && 'request' in step) request = step.request;
      if (typeof step === 'string') yield { kind: 'sentence', text: step };
      else if (step.kind === 'wait') await new Promise<void>((resolve) => void clock.after(step.ms, resolve));
      else if (step.kind === 'never') await new Promise(() => {});
      else if (step.kind === 'fail') throw new Error('the script says so');
      else if (step.kind !== 'becomes') yield step;
    }
  }

  return {
    asked,
    expecting: script.expecting ?? 'anything',
    get request() {
      return request;
    },
    greet: () => (script.greeting ?? ['Hello, this is Frontdesk.']).map((text) => ({ kind: 'sentence', text })),
    respond(turn) {
      asked.push(turn);
      return play(script.answers?.[turn.text] ?? [`You said: ${turn.text}`]);
    },
    editRequest: () => script.edit ?? [],
    decideRequest: () => play(script.decision ?? ['Your request is on its way.']),
  };
}
