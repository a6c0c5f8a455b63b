import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When a request is sent or discarded, the panel gets shorter and the pressed button disappears; so does a suggested
 * question. This keeps the end of the panel in the window if it was visible, and the focus in the panel: who uses the
 * keyboard goes on in the message box. `stage` changes whenever buttons may be gone.
 */
export function useKeptInSight(panel: RefObject<HTMLElement | null>, stage: string | null): void {
  /** Whether the panel was visible in the lower half of the window. */
  const wasInSight = useRef(false);
  const focused = useRef<Element | null>(null);
  /** Where the focus goes when the focused element is gone. */
  const next = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const noteSight = (entries: IntersectionObserverEntry[]) => {
      wasInSight.current = entries.at(-1)?.isIntersecting === true;
    };
    const noteFocus = ({ target }: FocusEvent) => {
      focused.current = target as Element;
      next.current = focused.current.matches(':focus-visible') ? element.querySelector('form input') : element;
    };
    const observer = new IntersectionObserver(noteSight, { rootMargin: '-50% 0px 0px' });
    observer.observe(element);
    element.addEventListener('focusin', noteFocus);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', noteFocus);
    };
  }, [panel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage is what changes the panel
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
    if (isLost) next.current?.focus({ preventScroll: true });
    const isInSight = element.getBoundingClientRect().bottom >= window.innerHeight / 2;
    if (wasInSight.current && !isInSight) element.scrollIntoView({ block: 'nearest' });
  }, [panel, stage]);
}
