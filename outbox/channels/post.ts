import { lookup as lookupByHost } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type HostAddress, isOutside, mayBeOutside, type ResolveHost, resolveByDns } from './outside-address.ts';

export interface PostOptions {
  /** Whether addresses of this machine and of private networks may be posted to, also without TLS. */
  allowsLocal: boolean;
  /** Asks the DNS unless given. */
  resolve?: ResolveHost;
  /** The time for everything, from the lookup to the answer's last byte. */
  timeoutMs?: number;
}

/** `text` is the beginning of the answer, and `retryAfter` its header, in the receiver's words. */
export type PostResult =
  | { kind: 'answered'; status: number; text: string; retryAfter?: string | undefined }
  | { kind: 'failed'; code: string };

export interface PostContent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Posts to an address that somebody typed. Never rejects; a failure has a code such as `ECONNREFUSED` or `timeout`. */
export type Post = (content: PostContent, signal: AbortSignal) => Promise<PostResult>;

/** The code of an address that is not of the public internet. */
const innerAddress = 'inner-address';

const defaultTimeoutMs = 15_000;
/** More of an answer is never read, however much comes. */
const maxAnswerBytes = 16 * 1_024;
/** The status is what counts: the rest of an answer is waited for no longer. */
const answerMs = 2_000;

/**
 * The address that was checked is the one that is connected to, so that DNS which changes between the two leads nowhere
 * else. Redirects are not followed, TLS is checked, and neither proxies nor settings of the process change that.
 */
export function createPost({ allowsLocal, resolve, timeoutMs = defaultTimeoutMs }: PostOptions): Post {
  // Names of one's own network may stand in the hosts file alone.
  const addressesOf = resolve ?? (allowsLocal ? lookupAll : resolveByDns);

  const lookup: LookupFunction = (hostname, options, callback) => {
    addressesOf(hostname).then(
      (found) => {
        const [first] = found;
        if (!first) return callback(withCode('ENOTFOUND'), '');
        if (!allowsLocal && !found.every(({ address }) => isOutside(address)))
          return callback(withCode(innerAddress), '');
        if (options.all) return callback(null, found);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(withCode(error.code ?? 'unknown'), ''),
    );
  };

  /** Node connects to an address that stands in the URL without a lookup. */
  function isAllowed({ hostname, protocol }: URL): boolean {
    if (allowsLocal) return true;
    return protocol === 'https:' && mayBeOutside(hostname);
  }

  return async function post({ url, headers, body }, signal) {
    const address = URL.parse(url);
    if (!address || !isAllowed(address)) return { kind: 'failed', code: innerAddress };
    const { promise, resolve: done } = Promise.withResolvers<PostResult>();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { request, Agent } = address.protocol === 'https:' ? https : http;
    const agent = new Agent({ keepAlive: false });
    const sending = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent,
      lookup,
      signal: limit,
      maxHeaderSize: maxAnswerBytes,
      rejectUnauthorized: true,
    });
    sending.on('response', (response) => {
      void readStart(response).then((text) => {
        done({
          kind: 'answered',
          status: response.statusCode ?? 0,
          text,
          retryAfter: response.headers['retry-after'],
        });
        sending.destroy();
      });
    });
    sending.on('error', (error: NodeJS.ErrnoException) =>
      done({ kind: 'failed', code: limit.aborted ? 'timeout' : (error.code ?? 'unknown') }),
    );
    sending.on('close', () => done({ kind: 'failed', code: limit.aborted ? 'timeout' : 'closed' }));
    sending.end(body);
    return promise.finally(() => agent.destroy());
  };
}

async function lookupAll(hostname: string): Promise<HostAddress[]> {
  const found = await lookupByHost(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

function withCode(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

/** Resolves with what came until the answer ended, broke off, or was too long or too slow. */
function readStart(response: IncomingMessage): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    response.destroy();
    resolve(Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString());
  };
  const timer = setTimeout(end, answerMs);
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxAnswerBytes) end();
  });
  for (const event of ['end', 'error', 'close']) response.on(event, end);
  return promise;
}
