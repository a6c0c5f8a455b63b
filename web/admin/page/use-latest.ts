import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same object and does what `act` does at the latest rendering. */
export function useLatest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
