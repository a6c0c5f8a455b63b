import type { Agent, AgentStep, Expecting, Spelling, TurnInput } from '../engine/agent.ts';
import type { Clock } from '../engine/ports.ts';
import type { FormState } from '../protocol/form.ts';

/**
 * A step; a string for a sentence; a form that changes without a `form` step (`becomes`); or a fault: a pause of `ms`
 * (`wait`), a hang (`never`), an error (`fail`).
 */
export type ScriptedStep =
  | AgentStep
  | string
  | { kind: 'becomes'; form: FormState }
  | { kind: 'wait'; ms: number }
  | { kind: 'never' }
  | { kind: 'fail' };

export interface AgentScript {
  greeting?: string[];
  /** Answers by the caller's text; any other text is echoed. */
  answers?: Record<string, ScriptedStep[]>;
  decision?: ScriptedStep[];
  /** Steps after a change on screen; null for a field that the form does not have. */
  edit?: AgentStep[] | null;
  expecting?: Expecting;
  spelling?: Spelling;
  /** What it makes of the caller's words so far; null by default. */
  understands?(text: string): boolean | null;
}

export interface ScriptedAgent extends Agent {
  /** Its turns, in order. */
  readonly asked: TurnInput[];
  expecting: Expecting;
}

/** An agent that follows a test's script, without delays unless the script has them. */
export function createScriptedAgent(clock: Clock, script: AgentScript = {}): ScriptedAgent {
  const asked: TurnInput[] = [];
  let form: FormState | null = null;

  async function* play(steps: readonly ScriptedStep[]): AsyncGenerator<AgentStep> {
    for (const step of steps) {
      if (typeof step !== 'string' && 'form' in step) form = step.form;
      if (typeof step === 'string') yield { kind: 'sentence', text: step };
      else if (step.kind === 'wait') await new Promise<void>((resolve) => void clock.after(step.ms, resolve));
      else if (step.kind === 'never') await new Promise(() => {});
      else if (step.kind === 'fail') throw new Error('the script says so');
      else if (step.kind !== 'becomes') yield step;
    }
  }

  return {
    asked,
    booking: null,
    expecting: script.expecting ?? 'anything',
    spelling: script.spelling ?? null,
    understands: (text) => script.understands?.(text) ?? null,
    get form() {
      return form;
    },
    greet: () => (script.greeting ?? ['Hello, this is Frontdesk.']).map((text) => ({ kind: 'sentence', text })),
    respond(turn) {
      asked.push(turn);
      return play(script.answers?.[turn.text] ?? [`You said: ${turn.text}`]);
    },
    editField: () => (script.edit === undefined ? [] : script.edit),
    decideForm: () => play(script.decision ?? ['Your request is on its way.']),
  };
}
