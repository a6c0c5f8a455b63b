import sharp from 'sharp';
import drawing from '#/public/favicon.svg?raw';

export interface IconShape {
  /** Of the file, at the root of the site, without `.png`. */
  name: string;
  /** Pixels of each side. */
  size: number;
  /** Filled to its edges, for systems that cut out a shape of their own: what matters stays in the middle 80 %. */
  maskable: boolean;
}

/** All made of the drawing in the browser tab. */
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
  // The drawing is 32 points wide; it is drawn at its final size and never enlarged.
  const logo = sharp(Buffer.from(drawing), { density: (72 * inner) / 32 }).resize(inner, inner);
  if (!maskable) return logo.png().toBuffer();
  const start = Math.floor((size - inner) / 2);
  const end = size - inner - start;
  // The drawing's own ground, so that no edge shows where it ends.
  const background = /fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1] ?? '#000000';
  const sides = { top: start, left: start, bottom: end, right: end };
  // In two steps: sharp flattens before it extends, whatever the order of the calls.
  const extended = await logo
    .extend({ ...sides, background })
    .png()
    .toBuffer();
  return sharp(extended).flatten({ background }).png().toBuffer();
}
