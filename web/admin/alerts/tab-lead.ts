const lockName = 'frontdesk-alerts';

/**
 * Of all tabs of this browser one leads, so that what concerns them all is told once: the one that was used last. It
 * holds a lock, which a tab takes away when it gets the focus; when it is closed, one of the others has it. Without
 * locks, which browsers have only by https, each tab leads.
 */
export function leadTabs({ signal, onLost }: { signal: AbortSignal; onLost: () => void }): () => boolean {
  if (!('locks' in navigator)) return () => true;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let leading = false;
  /** The last time that this tab asked for the lock: what becomes of earlier times says nothing any more. */
  let turn = 0;
  let waiting = new AbortController();

  function ask(options: LockOptions): void {
    const own = ++turn;
    const held = navigator.locks.request(lockName, options, () => {
      leading ||= own === turn;
      return ended;
    });
    held.catch(() => {
      if (own !== turn || signal.aborted) return;
      leading = false;
      onLost();
      wait();
    });
  }

  function wait(): void {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  }

  function take(): void {
    if (leading) return;
    waiting.abort();
    ask({ steal: true });
  }

  window.addEventListener('focus', take, { signal });
  signal.addEventListener('abort', () => waiting.abort());
  if (document.hasFocus()) take();
  else wait();
  return () => leading;
}
