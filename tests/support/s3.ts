import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** How the next calls are met, where not as a store should. */
type S3Behaviour = { status: number; code: string } | 'cut' | 'silent' | null;

/** A store that speaks like Amazon S3, as far as backups go, and checks what it is sent. */
export interface TestS3 {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  objects: Map<string, Buffer>;
  /** Methods and paths of all calls. */
  calls: string[];
  behaviour: S3Behaviour;
  /** A method that the key has no right to. */
  refused: string | null;
  stop(): Promise<void>;
}

/** Fewer than a test stores, so that lists have pages. */
const keysAPage = 2;

export async function startS3(): Promise<TestS3> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => socket.on('error', () => {}));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  const store: TestS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-test-1',
    bucket: 'keep',
    keyId: 'AKIDTEST',
    secret: 'a secret/of+the tests',
    objects: new Map(),
    calls: [],
    behaviour: null,
    refused: null,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  onTestFinished(store.stop);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', store.endpoint);
    store.calls.push(`${request.method} ${url.pathname}`);
    if (store.behaviour === 'silent') return;
    if (store.behaviour === 'cut') {
      request.once('data', () => request.socket.destroy());
      if (request.method !== 'PUT') request.socket.destroy();
      return;
    }
    const body = await buffer(request);
    if (store.behaviour) return fail(response, store.behaviour.status, store.behaviour.code);
    if (request.headers['transfer-encoding']) return fail(response, 411, 'MissingContentLength');
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return fail(response, 400, 'XAmzContentSHA256Mismatch');
    if (request.headers.authorization !== authorization(store, request, url)) {
      return fail(response, 403, 'SignatureDoesNotMatch');
    }
    if (request.method === store.refused) return fail(response, 403, 'AccessDenied');
    const key = decodeURIComponent(url.pathname.slice(`/${store.bucket}/`.length));
    if (url.pathname === `/${store.bucket}`) return list(response, url.searchParams);
    if (request.method === 'PUT') store.objects.set(key, body);
    if (request.method === 'DELETE') store.objects.delete(key);
    const found = store.objects.get(key);
    if (request.method === 'GET' && !found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const keys = [...store.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = keys.slice(from, from + keysAPage).map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
    const next = from + keysAPage;
    const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    response.end(`<?xml version="1.0"?><ListBucketResult>${page.join('')}${more}</ListBucketResult>`);
  }

  return store;
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4 (docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html). */
function authorization({ region, keyId, secret }: TestS3, { method, headers }: IncomingMessage, url: URL): string {
  const time = String(headers['x-amz-date']);
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (!signed.split(';').includes('x-amz-content-sha256')) return 'the hash of the body is not signed';
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const canonical = [method, path.join('/'), query.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']];
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
