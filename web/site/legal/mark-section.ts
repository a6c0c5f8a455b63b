const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a');

function mark(id: string): void {
  for (const link of links) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** The section that crosses a line in the upper half of the window is the one that is read. */
const reading = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = target.getAttribute('aria-labelledby');
      if (isIntersecting && id) mark(id);
    }
  },
  { rootMargin: '-30% 0px -69% 0px' },
);

const [first] = links;
if (first) mark(first.hash.slice(1));
for (const { hash } of links) {
  const section = document.getElementById(hash.slice(1))?.closest('section');
  if (section) reading.observe(section);
}
