/**
 * Resolves when the whole page is painted: until then, network and processor are left to the text. Modules run when the
 * page has been parsed.
 */
export async function painted(): Promise<void> {
  await firstPaint();
  // A long page is painted in pieces as it is parsed; the last piece is visible after one more frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // Browsers that do not report paints get a fixed delay.
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      setTimeout(resolve, 200);
      return;
    }
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
