import sharp from 'sharp';
import drawing from '#/public/favicon.svg?raw';

export interface IconShape {
  /** The file's name at the root of the site, without `.png`. */
  name: string;
  /** Width and height in pixels. */
  size: number;
  /** Filled to the edges for systems that apply their own mask; the drawing stays in the middle 80 %. */
  maskable: boolean;
}

/** All are made from the favicon's drawing. */
export const icons: IconShape[] = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'icon-maskable-512', size: 512, maskable: true },
  { name: 'apple-touch-icon', size: 180, maskable: true },
];

const maskableShare = 0.86;

/** A PNG. */
export async function drawIcon({ size, maskable }: IconShape): Promise<Buffer<ArrayBuffer>> {
  const inner = maskable ? Math.round(size * maskableShare) : size;
  // The drawing is 32 points wide; this density renders it at its final size.
  const logo = sharp(Buffer.from(drawing), { density: (72 * inner) / 32 }).resize(inner, inner);
  if (!maskable) return logo.png().toBuffer();
  const start = Math.floor((size - inner) / 2);
  const end = size - inner - start;
  // The drawing's own background colour, so that no edge shows.
  const background = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? '#000000';
  const sides = { top: start, left: start, bottom: end, right: end };
  // In two steps: sharp flattens before it extends, whatever the order of the calls.
  const extended = await logo
    .extend({ ...sides, background })
    .png()
    .toBuffer();
  return sharp(extended).flatten({ background }).png().toBuffer();
}
