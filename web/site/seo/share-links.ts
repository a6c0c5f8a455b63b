/** The path of a page's link preview: `/share/faq.png` for `/faq`. */
export function pictureOf(path: string): string {
  return `/share/${pictureName(path)}.png`;
}

/** The same path without folder and extension. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** In pixels, as the services that show link previews recommend. */
export const pictureSize = { width: 1200, height: 630 };
