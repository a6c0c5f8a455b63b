/**
 * Replays clicks made before hydration: the card is visible before its script has loaded. A click in between marks the
 * button as busy at once and is dispatched again after hydration.
 */
const island = document.getElementById('voice-demo')?.closest('astro-island');
let tapped: Element | null = null;

function release(): HTMLElement | null {
  const button = tapped;
  tapped = null;
  button?.removeAttribute('aria-busy');
  return button instanceof HTMLElement ? button : null;
}

island?.addEventListener('click', ({ target }) => {
  // Astro removes the attribute once the island is hydrated.
  if (!island.hasAttribute('ssr')) return;
  release();
  tapped = target instanceof Element ? target.closest('button') : null;
  tapped?.setAttribute('aria-busy', 'true');
});
island?.addEventListener('astro:hydrate', () => release()?.click());
