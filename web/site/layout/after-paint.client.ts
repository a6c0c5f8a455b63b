import type { ClientDirective } from 'astro';

/** A built page fetches this after its first paint; see `web/build/finish-page.ts`. */
const whenPainted: ClientDirective = async (load, _, island) => {
  const [hydrate] = await Promise.all([load(), moreStyles(), fetchProps(island)]);
  await hydrate();
};

/** Gives the island its properties, which a built page holds in a file. */
async function fetchProps(island: HTMLElement): Promise<void> {
  const { props } = island.dataset;
  // An answer that is none is no JSON: the island reports that, and the page stays as it was built.
  if (props) island.setAttribute('props', await (await fetch(props)).text());
}

/** Loads the separate style sheet of the islands, if the built page names one. */
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
