import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The characters of the site's own texts: ASCII and typographic marks. Visitors' texts may have others; `fonts.css`
 * gives each face a second file for them, which browsers load only when such a character appears.
 */
export const siteCharacters = `${String.fromCodePoint(...range(0x20, 0x7e))}\u00a0©·×÷–—‘’“”•…€™`;

/** Kerning, ligatures, and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'];

const faces = [
  {
    name: 'besley',
    whole: import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
    // All headings have one weight.
    weights: 600,
  },
  {
    name: 'figtree',
    whole: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
  },
];

const folder = fileURLToPath(new URL('../../node_modules/.cache/fonts/', import.meta.url));

/** Writes a subset of each face with only `siteCharacters` where `fonts.css` expects it, unless it is current. */
export async function subsetFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(faces.map(subsetFace));
}

async function subsetFace({ name, whole: url, weights }: (typeof faces)[number]): Promise<void> {
  const whole = await readFile(fileURLToPath(url));
  const made = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([siteCharacters, features, weights]))
    .digest('hex');
  const file = path.join(folder, `${name}.woff2`);
  const stamp = `${file}.made-from`;
  if ((await readFile(stamp, 'utf8').catch(() => null)) === made) return;
  const subset = await subsetFont(whole, siteCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  // Renamed into place, because another build may be reading it.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, subset);
  await rename(unfinished, file);
  await writeFile(stamp, made);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
