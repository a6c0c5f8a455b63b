import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzipSync,
} from 'node:zlib';

/** A page that holds an idempotency key to be replaced for each visitor, in each encoding. */
export interface KeyedPage {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The idempotency key in a built or rendered form. */
export function keyOfForm(page: string): string | undefined {
  const [, field = ''] = page.split('name="idempotency_key"', 2);
  return /^[^>]*? value="([^"]+)"/.exec(field)?.[1];
}

/** The number of preceding bytes that Brotli's context modelling looks at (RFC 7932 section 7.1). */
const contextBytes = 2;

/** Room for the heads of stored blocks: what a flush gives fits one chunk, because `read` gives no more at once. */
const spareBytes = 1_024;

/**
 * Compresses a page so that its key can be overwritten with another one of the same length, in the compressed page as
 * in the plain one: the key is stored uncompressed, and no back-reference points into it.
 * @throws when that is not possible.
 */
export async function compressKeyed(page: Buffer, key: string, brotliQuality: number): Promise<KeyedPage> {
  const pieces = cut(page, Buffer.from(key));
  const chunkSize = page.length + spareBytes;
  const brotli = createBrotliCompress({
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    },
  });
  const deflate = createDeflateRaw({ chunkSize, level: constants.Z_BEST_COMPRESSION });
  const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]); // RFC 1952 section 2.3
  const gzipEnd = Buffer.alloc(8);
  gzipEnd.writeUInt32LE(crc32(page), 0);
  gzipEnd.writeUInt32LE(page.length, 4);
  const keyed = {
    identity: page,
    br: await compressAround(brotli, constants.BROTLI_OPERATION_FLUSH, pieces, storeInBrotli),
    gzip: Buffer.concat([
      gzipHead,
      await compressAround(deflate, constants.Z_SYNC_FLUSH, pieces, storeInDeflate),
      gzipEnd,
    ]),
  };
  checkKeyed(keyed, key);
  return keyed;
}

/** Returns the page with another key. That takes only a copy and a checksum, so it needs no thread of the pool. */
export function keyWriter(
  page: KeyedPage,
  key: string,
): (key: string, encoding: keyof KeyedPage) => Buffer<ArrayBuffer> {
  const places = {
    identity: placesOf(page.identity, key),
    br: placesOf(page.br, key),
    gzip: placesOf(page.gzip, key),
  };

  function write(newKey: string, encoding: keyof KeyedPage): Buffer<ArrayBuffer> {
    if (newKey.length !== key.length) throw new Error('the new key has another length');
    const copy = Buffer.from(page[encoding]);
    for (const place of places[encoding]) copy.write(newKey, place, 'latin1');
    if (encoding === 'gzip') copy.writeUInt32LE(crc32(write(newKey, 'identity')), copy.length - 8);
    return copy;
  }
  return write;
}

interface Piece {
  bytes: Buffer;
  isKey: boolean;
}

/** The texts between the keys; each key includes the bytes that the following text's context looks at. */
function cut(page: Buffer, key: Buffer): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const place of placesOf(page, key.toString())) {
    const end = place + key.length + contextBytes;
    pieces.push({ bytes: page.subarray(from, place), isKey: false }, { bytes: page.subarray(place, end), isKey: true });
    from = end;
  }
  return [...pieces, { bytes: page.subarray(from), isKey: false }];
}

function placesOf(bytes: Buffer, key: string): number[] {
  const places: number[] = [];
  for (let place = bytes.indexOf(key); place >= 0; place = bytes.indexOf(key, place + key.length)) places.push(place);
  return places;
}

/** Compresses the texts in one stream with noise at the keys, then replaces the noise with the stored keys. */
async function compressAround(
  stream: BrotliCompress | DeflateRaw,
  flush: number,
  pieces: Piece[],
  store: (bytes: Buffer) => Buffer,
): Promise<Buffer> {
  const compressed: Buffer[] = [];
  const take = () => (stream.read() as Buffer | null) ?? Buffer.alloc(0);
  for (const { bytes, isKey } of pieces) {
    stream.write(isKey ? noiseLike(bytes) : bytes);
    const { promise, resolve } = Promise.withResolvers<void>();
    stream.flush(flush, resolve);
    await promise;
    const taken = take();
    compressed.push(isKey ? store(bytes) : taken);
  }
  stream.end();
  for (let rest = stream.read(); ; rest = stream.read()) {
    if (rest) compressed.push(rest as Buffer);
    else if (stream.readableEnded) break;
    else await Promise.race([once(stream, 'readable'), once(stream, 'end')]);
  }
  return Buffer.concat(compressed);
}

/** Random bytes that no text repeats. The last bytes stay, because they are the context of the following text. */
function noiseLike(bytes: Buffer): Buffer {
  const end = bytes.subarray(bytes.length - contextBytes);
  return Buffer.concat([randomBytes(bytes.length - contextBytes).map((byte) => byte | 0x80), end]);
}

/** An uncompressed meta-block (RFC 7932 section 9.2): not the last, four nibbles of length, uncompressed. */
function storeInBrotli(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** A stored block (RFC 1951 section 3.2.4): not the last, its length and the complement of that. */
function storeInDeflate(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Decompresses the page with keys of every kind of character that a key can have, and compares. */
function checkKeyed(page: KeyedPage, key: string): void {
  const write = keyWriter(page, key);
  for (const digit of '09afAZ-') {
    const other = digit.repeat(key.length);
    const plain = write(other, 'identity');
    const back = [brotliDecompressSync(write(other, 'br')), gunzipSync(write(other, 'gzip'))];
    if (!back.every((each) => each.equals(plain))) throw new Error('a page could not be compressed around its key');
  }
}
