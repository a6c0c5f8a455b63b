/**
 * The card is on the screen before its script is there. A tap on one of its buttons in between shows at once, is kept,
 * and reaches the button as soon as it answers.
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
  // Astro takes the mark away when the card is awake.
  if (!island.hasAttribute('ssr')) return;
  release();
  tapped = target instanceof Element ? target.closest('button') : null;
  tapped?.setAttribute('aria-busy', 'true');
});
island?.addEventListener('astro:hydrate', () => release()?.click());
