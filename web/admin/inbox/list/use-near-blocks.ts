import { type RefObject, useEffect, useState } from 'react';

/** A list of no more blocks is whole, so that the browser finds, prints and reads out all of it. */
const maxWhole = 10;
/** How far beyond what is in sight: a height of the screen. */
const margin = '100% 0px';

interface Seen {
  near: ReadonlySet<number>;
  /** Blocks that came later are near until the browser has told. */
  observed: number;
}

/**
 * Which of the children of a list are in sight or close to it. With 10,000 rows rendered, React and the browser look at
 * all of them with each key.
 */
export function useNearBlocks(list: RefObject<HTMLElement | null>, count: number): (at: number) => boolean {
  const [{ near, observed }, setSeen] = useState<Seen>({ near: new Set(), observed: 0 });
  const isWhole = count <= maxWhole;
  useEffect(() => {
    if (isWhole || !list.current) return;
    const blocks = [...list.current.children];
    function look(entries: IntersectionObserverEntry[]): void {
      // A list that gave its place to a request is found as it was.
      if (entries.every(({ boundingClientRect }) => boundingClientRect.height === 0)) return;
      setSeen((before) => {
        const after = new Set(before.near);
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) after.add(blocks.indexOf(target));
          else after.delete(blocks.indexOf(target));
        }
        return { near: after, observed: blocks.length };
      });
    }
    // The list scrolls in the window or, beside a request, in its pane, for which the second margin is.
    const observer = new IntersectionObserver(look, { rootMargin: margin, scrollMargin: margin });
    for (const block of blocks.slice(0, count)) observer.observe(block);
    return () => observer.disconnect();
  }, [list, count, isWhole]);
  return (at) => isWhole || at >= observed || near.has(at);
}
