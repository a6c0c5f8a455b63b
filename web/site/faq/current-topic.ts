// Marks the chip of the category whose question is read. Without this script the chips are links alone.
const nav = document.getElementById('topics');
const chips = [...(nav?.querySelectorAll('a') ?? [])];
const questions = [...document.querySelectorAll<HTMLElement>('[data-category]')];

/** The question that a link led to. At the end of the page it may stand below the others until the reader scrolls on. */
let linked: Element | null = null;
let current: HTMLElement | undefined;

/** The question just below the chips, where a link to one leads, too. */
function questionRead(): Element | undefined {
  const line = (nav?.getBoundingClientRect().bottom ?? 0) + 64;
  return questions.findLast((question) => question.getBoundingClientRect().top <= line) ?? questions[0];
}

function mark(): void {
  const category = (linked ?? questionRead())?.getAttribute('data-category');
  const chip = chips.find(({ textContent }) => textContent === category);
  if (!chip || chip === current) return;
  current?.removeAttribute('aria-current');
  chip.setAttribute('aria-current', 'location');
  current = chip;
  const row = chip.closest('ul');
  if (row) row.scrollLeft = (chip.parentElement?.offsetLeft ?? 0) - (row.clientWidth - chip.offsetWidth) / 2;
}

function follow(hash: string): void {
  linked = document.getElementById(hash.slice(1))?.closest('[data-category]') ?? null;
  mark();
}

for (const chip of chips) chip.addEventListener('click', () => follow(chip.hash));
addEventListener('hashchange', () => follow(location.hash));
for (const type of ['wheel', 'touchmove', 'keydown']) {
  addEventListener(
    type,
    () => {
      linked = null;
    },
    { passive: true },
  );
}
addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark);
follow(location.hash);

export {};
