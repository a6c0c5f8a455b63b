import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the card changes its state, the focused element is gone, so the focus moves to the element with `data-landing`.
 * A focus elsewhere on the page stays. At the start of a call the card scrolls to its top, where the controls are.
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
