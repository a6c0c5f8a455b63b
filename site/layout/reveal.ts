const visibleShare = 0.1;

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const { height } = entry.boundingClientRect;
      // A section of more than ten screens never shows a tenth of itself: its first line has to do.
      const inSight = entry.intersectionRatio >= visibleShare || height * visibleShare > window.innerHeight;
      if (!entry.isIntersecting || !inSight) continue;
      entry.target.setAttribute('data-reveal', 'shown');
      observer.unobserve(entry.target);
    }
  },
  { threshold: [0, visibleShare] },
);

for (const section of document.querySelectorAll('[data-reveal]')) {
  if (section.getBoundingClientRect().top < window.innerHeight) continue;
  section.setAttribute('data-reveal', 'waiting');
  observer.observe(section);
}
