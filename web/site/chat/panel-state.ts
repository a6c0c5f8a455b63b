/** What the panel shows besides the conversation. */
export interface PanelView {
  open: boolean;
  /** It was asked for just now, so the focus moves into it. */
  focused: boolean;
  /** A call ended the last chat. */
  endedByCall: boolean;
  /** To be asked at once. */
  question: string | null;
}

export interface PanelState {
  /** The same object until something changes. */
  get(): PanelView;
  set(change: Partial<PanelView>): void;
  subscribe(listener: () => void): () => void;
}

export function createPanelState(): PanelState {
  const listeners = new Set<() => void>();
  let view: PanelView = { open: false, focused: false, endedByCall: false, question: null };
  return {
    get: () => view,
    set(change) {
      view = { ...view, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
