import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far each list was scrolled, by its key, as long as the tab is open. */
const places = new Map<string, number>();

/** A scrolling element that is found as it was left. The window's own scrolling is the router's. */
export function useListPlace(key: string): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    element.scrollTop = places.get(key) ?? 0;
    const keep = () => places.set(key, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [key]);
  return pane;
}
