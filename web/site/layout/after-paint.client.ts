import type { ClientDirective } from 'astro';
import { painted } from './painted.ts';

const whenPainted: ClientDirective = async (load) => {
  await painted();
  const [hydrate] = await Promise.all([load(), moreStyles()]);
  await hydrate();
};

/** Loads the separate style sheet of the islands, if the built page names one; see `web/build/finish-page.ts`. */
function moreStyles(): Promise<void> | undefined {
  const { moreStyles: url } = document.documentElement.dataset;
  if (!url) return;
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    // An island works without its styles.
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}

export default whenPainted;
