/** When all of the page is on the screen: until then the line and the processor belong to the text. */
export async function painted(): Promise<void> {
  await firstPaint();
  await parsed();
  // A long page is painted in pieces as it is read: what came last is on the screen after one more frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A browser that says nothing of paints has no idle callback either, or is old enough to wait a moment.
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

function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
