import type { Classification, ClassificationTask } from '../../protocol/classification.ts';
import type { ClientMessage } from '../../protocol/client-messages.ts';
import { classificationMs, maxMissedClassifications } from '../../protocol/limits.ts';
import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Classify } from '../agent.ts';
import type { Timers } from './timers.ts';

type MessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** The language model of the caller's browser: it gets one task at a time, and a call never waits long for it. */
export interface BrowserModel {
  /** For a turn with this signal; undefined where the page has no model ready, or it missed too many tasks. */
  lentTo(signal: AbortSignal): Classify | undefined;
  setReady(message: MessageOf<'browser-model'>): void;
  /** An answer to any task but the open one is late or was never asked for, and is ignored. */
  take(message: MessageOf<'classification'>): void;
  /** The page is gone. */
  drop(): void;
}

interface BrowserModelOptions {
  /** The operator lets callers' browsers help. */
  allowed: boolean;
  timers: Timers;
  /** Sends a message that is not replayed. */
  pass(message: ServerMessage): void;
}

export function createBrowserModel({ allowed, timers, pass }: BrowserModelOptions): BrowserModel {
  let ready = false;
  let missed = 0;
  let tasks = 0;
  let open: { task: number; ids: ReadonlySet<string>; settle(answer: Classification | null): void } | null = null;

  function settle(answer: Classification | null): void {
    const settled = open;
    open = null;
    timers.clear('classification');
    settled?.settle(answer);
  }

  function miss(): void {
    missed++;
    settle(null);
  }

  async function classify(task: ClassificationTask, signal: AbortSignal): Promise<Classification | null> {
    if (signal.aborted || open || !ready) return null;
    const number = tasks++;
    const { promise, resolve } = Promise.withResolvers<Classification | null>();
    open = { task: number, ids: new Set(task.candidates.map(({ id }) => id)), settle: resolve };
    const abort = () => open?.task === number && settle(null);
    signal.addEventListener('abort', abort, { once: true });
    timers.set('classification', classificationMs, miss);
    pass({ type: 'classify', task: number, ...task });
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    lentTo(signal) {
      if (!ready || missed >= maxMissedClassifications) return undefined;
      return (task) => classify(task, signal);
    },
    setReady(message) {
      ready = allowed && message.ready;
      if (!ready) settle(null);
    },
    take({ task, ids }) {
      if (!open || task !== open.task) return;
      const known = open.ids;
      if (!ids?.every((id) => known.has(id))) return miss();
      missed = 0;
      settle({ ids: [...new Set(ids)] });
    },
    drop() {
      ready = false;
      settle(null);
    },
  };
}
