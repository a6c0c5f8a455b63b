import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { type BackupStore, BackupStoreError, isBackupName } from './store.ts';

/** A bucket of Amazon S3 or of a compatible store. */
export interface S3Place {
  /** An origin. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the names of objects begin with: empty, or ending in a slash. */
  prefix: string;
  keyId: string;
  secret: string;
}

export interface S3Limits {
  /** For a whole upload or download. */
  transferMs: number;
  /** For anything else. */
  answerMs: number;
}

const defaultS3Limits: S3Limits = { transferMs: 3_600_000, answerMs: 30_000 };

/** What S3 takes in one piece (docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html). */
const maxBytes = 5 * 1_024 ** 3;
/** Of a list, a thousand names each: more than anybody keeps. */
const maxPages = 100;
/** The hash of an empty body. */
const noBody = createHash('sha256').digest('hex');

export function createS3Store(place: S3Place, limits: S3Limits = defaultS3Limits): BackupStore {
  const { endpoint, bucket, prefix, region, keyId, secret } = place;
  const bucketUrl = `${endpoint}/${bucket}`;
  const objectUrl = (name: string) => `${bucketUrl}/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`;

  async function call(
    method: string,
    url: string,
    { body, sha256 = noBody, limitMs = limits.answerMs }: { body?: Blob; sha256?: string; limitMs?: number } = {},
  ): Promise<Response> {
    // The hash of the body is signed, so that the store refuses a body that was cut off or changed on the way.
    const headers = { 'x-amz-content-sha256': sha256 };
    const signer = new AwsV4Signer({
      method,
      url,
      headers,
      region,
      service: 's3',
      accessKeyId: keyId,
      secretAccessKey: secret,
    });
    const signed = await signer.sign();
    let response: Response;
    try {
      response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
        ...(body && { body }),
      });
    } catch (error) {
      throw new BackupStoreError(codeOf(error), error);
    }
    if (response.ok) return response;
    const told = /<Code>(\w{1,60})<\/Code>/.exec(await textOf(response))?.[1];
    throw new BackupStoreError(`HTTP ${response.status}${told ? ` ${told}` : ''}`);
  }

  return {
    place: `s3://${bucket}/${prefix}`,
    async put(name, file) {
      if ((await stat(file)).size > maxBytes) throw new BackupStoreError('too large: above 5 GB');
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      const body = await openAsBlob(file);
      const response = await call('PUT', objectUrl(name), {
        body,
        sha256: hash.digest('hex'),
        limitMs: limits.transferMs,
      });
      await response.body?.cancel();
    },
    async list() {
      const names: string[] = [];
      let token: string | undefined;
      for (let page = 0; page < maxPages; page++) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const text = await textOf(await call('GET', `${bucketUrl}?${query}`));
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(unescaped(key).slice(prefix.length));
        token = unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '');
        if (!token) break;
      }
      return names.filter(isBackupName);
    },
    async get(name, file) {
      const response = await call('GET', objectUrl(name), { limitMs: limits.transferMs });
      try {
        if (!response.body) throw new BackupStoreError('an empty answer');
        const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
        await pipeline(Readable.fromWeb(response.body as ReadableStream), out);
      } catch (error) {
        await rm(file, { force: true });
        throw new BackupStoreError(codeOf(error), error);
      }
    },
    async remove(name) {
      const response = await call('DELETE', objectUrl(name));
      await response.body?.cancel();
    },
  };
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new BackupStoreError(codeOf(error), error);
  }
}

/** What fetch says of a failure, without the address. */
function codeOf(error: unknown): string {
  if (error instanceof BackupStoreError) return error.code;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time';
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : 'the connection broke';
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}
