import type { AgentStep } from '../agent.ts';

export type Steps = Iterable<AgentStep> | AsyncIterable<AgentStep>;

/** Resolves to whether the turn goes on; stays pending while a possible barge-in is undecided. */
export type MayAct = () => Promise<boolean>;

/** The steps of a turn. After a false barge-in, a later turn continues them. */
export interface StepSource {
  readonly signal: AbortSignal;
  /** The next step; repeated calls return the same one until `take`. */
  next(): Promise<IteratorResult<AgentStep, unknown>>;
  take(): void;
  /** Keeps `MayAct` pending until `goOn` or `abort`. */
  hold(): void;
  readonly held: boolean;
  /** Yields `first`, then the remaining steps, for a turn with this signal. */
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
      // A step still being produced is awaited, and its error handled, by the caller of `next`.
      iterator.return(undefined).catch(() => {});
    },
  };
  return source;
}

const never: MayAct = async () => false;

async function* all(make: () => Steps): AsyncGenerator<AgentStep, void> {
  yield* make();
}
