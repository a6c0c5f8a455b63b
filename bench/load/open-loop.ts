// Posts at a steady rate whether or not answers come, as visitors do; a separate process:
// `node bench/load/open-loop.ts '{"port":3000,…}'` prints what became of each post as JSON.
import { setTimeout as delay } from 'node:timers/promises';
import { createPosts, openSocket, readAnswer } from './raw-http.ts';

export interface OpenLoopOptions {
  port: number;
  perSecond: number;
  forMs: number;
}

/** In the order in which they were due. */
export interface Posted {
  key: string;
  /** 0 where the connection was closed without an answer. */
  status: number;
  hasRetryAfter: boolean;
  /** From when it was due. */
  ms: number;
}

/**
 * A proxy holds so many connections, and they are open before: a server of Node takes one new one in each turn of its
 * event loop. Who comes while all are busy waits, and that is counted.
 */
const connections = 512;

async function run({ port, perSecond, forMs }: OpenLoopOptions): Promise<Posted[]> {
  const createPost = createPosts(port);
  const idle = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function send(count: number, dueMs: number): Promise<Posted> {
    const { key, text } = createPost(count);
    if (busy >= connections) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    try {
      const kept = idle.shift();
      const socket = kept && !kept.destroyed ? kept : await openSocket(port);
      socket.write(text);
      const { status, hasRetryAfter } = await readAnswer(socket);
      idle.push(socket);
      return { key, status, hasRetryAfter, ms: performance.now() - dueMs };
    } catch {
      return { key, status: 0, hasRetryAfter: false, ms: performance.now() - dueMs };
    } finally {
      busy--;
      waiting.shift()?.();
    }
  }

  const sent: Promise<Posted>[] = [];
  const beganMs = performance.now();
  for (let nowMs = beganMs; nowMs - beganMs < forMs; nowMs = performance.now()) {
    const due = Math.floor(((nowMs - beganMs) * perSecond) / 1_000);
    while (sent.length < due) sent.push(send(sent.length, beganMs + (sent.length * 1_000) / perSecond));
    await delay(1);
  }
  const posted = await Promise.all(sent);
  for (const socket of idle) socket.destroy();
  return posted;
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as OpenLoopOptions)));
