import type { Page } from '../../client/backends/web-call/page.ts';
import type { FakeServer } from './fake-server.ts';

/** A page of the site, without a window. */
export interface FakePage extends Page {
  readonly kept: Map<string, string>;
  /** A leave confirmation is set. */
  readonly guarded: boolean;
  hidePage(): void;
}

export function createFakePage(server: FakeServer): FakePage {
  const kept = new Map<string, string>();
  const pageHide = new Set<() => void>();
  let guards = 0;

  return {
    kept,
    get guarded() {
      return guards > 0;
    },
    hidePage() {
      for (const listener of [...pageHide]) listener();
    },
    fetch: server.fetch,
    openSocket: server.openSocket,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    guardLeaving() {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
    onPageHide(callback) {
      pageHide.add(callback);
      return () => void pageHide.delete(callback);
    },
    languageModel: null,
    baseAddress: 'https://frontdesk.test/how-it-works',
  };
}
