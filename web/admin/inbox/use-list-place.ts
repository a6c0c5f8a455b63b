import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { requestStore } from './requests/use-requests.ts';

/** How far each list was scrolled, by its key, as long as the tab is open. */
const places = new Map<string, number>();
/** Less than a row: whoever is this far down still sees what comes at the top. */
const topPx = 24;

/** A scrolling element that is found as it was left. The window's own scrolling is the router's. */
export function useListPlace(key: string, split: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    element.scrollTop = places.get(key) ?? 0;
    const keep = () => places.set(key, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    const look = () => requestStore.setReadingOn(((split ? pane.current?.scrollTop : scrollY) ?? 0) > topPx);
    look();
    // Captured, because an element's scrolling does not bubble.
    document.addEventListener('scroll', look, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [split]);
  return pane;
}
