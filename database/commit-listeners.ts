/** Tells of the commits of this process. */
export interface CommitListeners {
  /** Calls `listener` after each commit, until the returned function is called. */
  onCommit(listener: () => void): () => void;
  committed(): void;
}

export function createCommitListeners(): CommitListeners {
  const listeners = new Set<() => void>();
  return {
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    committed() {
      for (const listener of listeners) listener();
    },
  };
}
