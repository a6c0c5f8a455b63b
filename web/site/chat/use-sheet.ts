import { type RefObject, useEffect } from 'react';

/** Below this the chat is a sheet over the whole page: the same as the `sm` of its classes. */
const narrowQuery = '(width < 40rem)';

/** The chat is a sheet over the whole page. */
export function isNarrow(): boolean {
  return window.matchMedia(narrowQuery).matches;
}

/** While the chat covers the page of a phone, what is behind it neither scrolls nor takes the focus. */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const narrow = window.matchMedia(narrowQuery);
    const { visualViewport, document } = window;
    const others = [...document.body.children].filter(
      (other) => !other.contains(element) && other.tagName !== 'SCRIPT',
    );
    const wasInert = new Set(others.filter((other) => other.hasAttribute('inert')));

    function cover(isCovered: boolean): void {
      for (const other of others) if (!wasInert.has(other)) other.toggleAttribute('inert', isCovered);
      document.documentElement.style.overflow = isCovered ? 'hidden' : '';
    }

    /** The keyboard of an iPhone shrinks only the visual viewport. */
    function fitSheet(): void {
      const covers = narrow.matches;
      cover(covers);
      if (!element) return;
      element.style.height = covers && visualViewport ? `${visualViewport.height}px` : '';
      element.style.top = covers && visualViewport ? `${visualViewport.offsetTop}px` : '';
    }

    fitSheet();
    narrow.addEventListener('change', fitSheet);
    visualViewport?.addEventListener('resize', fitSheet);
    visualViewport?.addEventListener('scroll', fitSheet);
    return () => {
      cover(false);
      narrow.removeEventListener('change', fitSheet);
      visualViewport?.removeEventListener('resize', fitSheet);
      visualViewport?.removeEventListener('scroll', fitSheet);
    };
  }, [sheet]);
}
