const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1))?.closest('section') ?? []);

/** Of the height of the window: the last section that begins above it is the one that is read. */
const line = 0.3;

function mark(): void {
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight * line).length;
  for (const [index, link] of links.entries()) {
    if (index === Math.max(begun - 1, 0)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

const crossing = new IntersectionObserver(mark, { rootMargin: `-${line * 100}% 0px -${99 - line * 100}% 0px` });
for (const section of sections) crossing.observe(section);
// From a place where no section is, such as the foot, a jump crosses none.
addEventListener('scrollend', mark);
mark();
