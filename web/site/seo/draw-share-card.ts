import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { ShareCard } from './share-card.tsx';
import { pictureSize } from './share-links.ts';

// The build runs from another folder, so packages are resolved from the project's root.
const require = createRequire(path.resolve('package.json'));
const faces = [
  { name: 'Besley', weight: 700, file: require.resolve('@fontsource/besley/files/besley-latin-700-normal.woff') },
  { name: 'Figtree', weight: 500, file: require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff') },
] as const;
let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(faces.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(file) })));
  return fonts;
}

/** A PNG of 1200 by 630 pixels. */
export async function drawShareCard(words: { heading: string; text: string }): Promise<Buffer<ArrayBuffer>> {
  const drawing = await satori(createElement(ShareCard, words), { ...pictureSize, fonts: await loadFonts() });
  return sharp(Buffer.from(drawing)).png({ palette: true, quality: 90, effort: 8 }).toBuffer();
}
