import type { AgentStep } from '../agent.ts';

export type Steps = Iterable<AgentStep> | AsyncIterable<AgentStep>;

/** Resolves when it is known whether the turn goes on: true when it does. Nothing is to be done before. */
export type MayAct = () => Promise<boolean>;

/** The steps of a turn on their way. Who cuts in by voice may not have meant to: then they go on in another turn. */
export interface StepSource {
  readonly signal: AbortSignal;
  /** The step that is next, the same until it is taken. */
  next(): Promise<IteratorResult<AgentStep, unknown>>;
  take(): void;
  /** Until `goOn` or `abort`, what makes the steps is not to act. */
  hold(): void;
  readonly held: boolean;
  /** `first`, then those that are left, as the steps of a turn with this signal. */
  goOn(first: readonly AgentStep[], signal: AbortSignal, mayAct: MayAct): AsyncIterable<AgentStep>;
  abort(): void;
}

export function createStepSource(
  make: (signal: AbortSignal, mayAct: MayAct) => Steps,
  callSignal: AbortSignal,
): StepSource {
  const controller = new AbortController();
  const signal = AbortSignal.any([callSignal, controller.signal]);
  const judged = Promise.withResolvers<MayAct>();
  let held = false;
  const mayAct: MayAct = async () => {
    if (!held || signal.aborted) return !signal.aborted;
    signal.addEventListener('abort', () => judged.resolve(never), { once: true });
    return (await judged.promise)();
  };
  const iterator = all(() => make(signal, mayAct));
  let next: Promise<IteratorResult<AgentStep, unknown>> | null = null;

  const source: StepSource = {
    signal,
    next: () => (next ??= iterator.next()),
    take() {
      next = null;
    },
    hold() {
      held = true;
    },
    get held() {
      return held;
    },
    async *goOn(first, later, laterMayAct) {
      later.addEventListener('abort', source.abort, { once: true });
      judged.resolve(laterMayAct);
      yield* first;
      for (;;) {
        const { done, value } = await source.next();
        source.take();
        if (done) return;
        yield value;
      }
    },
    abort() {
      if (controller.signal.aborted) return;
      controller.abort();
      // What is still being made is waited for by whoever asked for it.
      iterator.return(undefined).catch(() => {});
    },
  };
  return source;
}

const never: MayAct = async () => false;

async function* all(make: () => Steps): AsyncGenerator<AgentStep, void> {
  yield* make();
}
