const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** How often a text such as 'due in 3 h' is looked at again. */
const tickMs = 20_000;

/** Calls the listener as time goes by. */
export function subscribeToTime(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The moment of the last tick, in milliseconds since 1970: the same for all that is shown. */
export function shownNow(): number {
  return timer === undefined ? Date.now() : now;
}
