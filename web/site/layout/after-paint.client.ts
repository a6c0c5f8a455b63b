import type { ClientDirective } from 'astro';
import { painted } from './painted.ts';

const whenPainted: ClientDirective = async (load) => {
  await painted();
  const [hydrate] = await Promise.all([load(), moreStyles()]);
  await hydrate();
};

/** What only islands show is styled by a sheet of its own, which the built page names: see `web/build/finish-page.ts`. */
function moreStyles(): Promise<void> | undefined {
  const { moreStyles: url } = document.documentElement.dataset;
  if (!url) return;
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    // Without it an island is plain, and works.
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}

export default whenPainted;
