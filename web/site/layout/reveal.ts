const visibleShare = 0.1;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, boundingClientRect, isIntersecting, intersectionRatio } of entries) {
      const { top, height } = boundingClientRect;
      // At the first look only what is still out of sight begins to wait.
      if (target.getAttribute('data-reveal') !== 'waiting') {
        if (top < window.innerHeight) observer.unobserve(target);
        else target.setAttribute('data-reveal', 'waiting');
        continue;
      }
      // A section of more than ten screens never shows a tenth of itself: its first line has to do.
      const inSight = intersectionRatio >= visibleShare || height * visibleShare > window.innerHeight;
      if (!isIntersecting || !inSight) continue;
      target.setAttribute('data-reveal', 'shown');
      observer.unobserve(target);
    }
  },
  { threshold: [0, visibleShare] },
);

// The observer measures when the browser has laid the page out; to ask for sizes here would make it do so twice.
for (const section of document.querySelectorAll('[data-reveal]')) observer.observe(section);
