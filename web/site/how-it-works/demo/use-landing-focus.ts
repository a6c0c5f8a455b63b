import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the card shows another state, what had the focus is gone: it goes to the part marked `data-landing`. A visitor
 * who is elsewhere on the page stays there. In a call the card is shown from its top, where the controls are.
 */
export function useLandingFocus(card: RefObject<HTMLElement | null>, view: string): void {
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost && !card.current?.contains(activeElement)) return;
    const isCall = view === 'in-call';
    card.current?.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: isCall });
    if (isCall) card.current?.scrollIntoView({ block: 'start' });
  }, [card, view]);
}
