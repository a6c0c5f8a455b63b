const visibleShare = 0.1;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, boundingClientRect, isIntersecting, intersectionRatio } of entries) {
      const { top, height } = boundingClientRect;
      // The first observation only marks sections below the window as waiting.
      if (target.getAttribute('data-reveal') !== 'waiting') {
        if (top < window.innerHeight) observer.unobserve(target);
        else target.setAttribute('data-reveal', 'waiting');
        continue;
      }
      // A section taller than ten screens never shows a tenth of itself, so its first line is enough.
      const inSight = intersectionRatio >= visibleShare || height * visibleShare > window.innerHeight;
      if (!isIntersecting || !inSight) continue;
      target.setAttribute('data-reveal', 'shown');
      observer.unobserve(target);
    }
  },
  { threshold: [0, visibleShare] },
);

// The observer measures after the browser's layout; reading sizes here would force a second layout.
for (const section of document.querySelectorAll('[data-reveal]')) observer.observe(section);
