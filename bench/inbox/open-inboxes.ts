import assert from 'node:assert/strict';
import type { TestServer } from '#/tests/support/server.ts';
import { accounts, signIn } from '../inbox.ts';
import { type Finding, milliseconds } from '../report.ts';
import { postRequest } from '../sample-request.ts';
import { quantile } from '../statistics.ts';

const inboxes = 50;
const requests = 20;
const limitMs = 300;

/** Sends requests to a server while many inboxes are open; measures until each has heard of each. */
export async function measureStreams({ origin }: TestServer): Promise<Finding[]> {
  const cookies: string[] = [];
  for (const { email } of accounts) {
    cookies.push(await signIn(origin, (path, init) => fetch(origin + path, init), email));
  }
  const leaving = new AbortController();
  const heardAt = new Map<string, number[]>();
  await Promise.all(Array.from({ length: inboxes }, (_, index) => open(cookies[index % accounts.length] ?? '')));

  const times: number[] = [];
  for (let count = 0; count < requests; count++) {
    const sentAt = performance.now();
    const { id } = (await (await postRequest(origin)).json()) as { id: string };
    while ((heardAt.get(id)?.length ?? 0) < inboxes) await new Promise((resolve) => setImmediate(resolve));
    for (const at of heardAt.get(id) ?? []) times.push(at - sentAt);
  }
  leaving.abort();
  const p95 = quantile(times, 0.95);
  return [
    {
      what: `a new request in ${inboxes} open inboxes, from the sending, p95`,
      value: milliseconds(p95),
      target: `< ${limitMs} ms`,
      met: p95 < limitMs,
    },
  ];

  async function open(cookie: string): Promise<void> {
    const response = await fetch(`${origin}/api/events/stream`, { headers: { cookie }, signal: leaving.signal });
    assert.equal(response.status, 200);
    const ready = Promise.withResolvers<void>();
    void read(response, ready.resolve);
    await ready.promise;
  }

  async function read(response: Response, onReady: () => void): Promise<void> {
    let rest = '';
    try {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const messages = (rest + text).split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) {
          if (message.includes('event: ready')) onReady();
          const id = /"kind":"submission.created","subject":\{"kind":"submission","id":"([^"]+)"/.exec(message)?.[1];
          if (id) heardAt.getOrInsertComputed(id, () => []).push(performance.now());
        }
      }
    } catch {
      // It was left.
    }
  }
}
