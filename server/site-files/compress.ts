import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipFile } from 'node:zlib';
import { forInstallation, plainInstallation } from './for-installation.ts';
import { compressKeyed, keyOfForm } from './keyed-page.ts';

const compressible = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Compresses each text among `files` into a `.br` and a `.gz` beside it; a page as a server without settings sends it, whose
 * start then need not compress it.
 */
export async function compressTexts(files: string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const text = await readFile(file);
        const { br, gzip } = file.endsWith('.html')
          ? await compressPage(Buffer.from(forInstallation(text.toString(), plainInstallation)))
          : await compress(text);
        await writeFile(`${file}.br`, br);
        await writeFile(`${file}.gz`, gzip);
      }),
  );
}

export function compressPage(html: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const key = keyOfForm(html.toString());
  return key ? compressKeyed(html, key, constants.BROTLI_MAX_QUALITY) : compress(html);
}

async function compress(text: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    br: await promisify(brotliCompress)(text, best),
    gzip: await promisify(gzipFile)(text, { level: constants.Z_BEST_COMPRESSION }),
  };
}
