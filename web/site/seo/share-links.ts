/** Where the picture of a page lies: `/faq` has `/share/faq.png`. */
export function pictureOf(path: string): string {
  return `/share/${pictureName(path)}.png`;
}

/** The same without its folder and ending. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1);
}

/** Of every such picture, as the services that show links ask for it. */
export const pictureSize = { width: 1200, height: 630 };
