// The load generator, a separate process: `node bench/load/generator.ts '{"port":3000,…}'` prints its results as JSON.
// Each connection waits for the answer to its request, so that acknowledged requests can be compared with stored ones.
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createPosts, openSocket, pageText, readAnswer } from './raw-http.ts';

export interface LoadOptions {
  port: number;
  /** Pages to request in rotation; without any, it posts the form. */
  pages?: string[];
  connections: number;
  warmUpMs: number;
  measuredMs: number;
}

export interface LoadResult {
  /** Answers with status 200 or 201, warm-up included. */
  acknowledged: number;
  /** Answers with any other status. */
  refused: number;
  /** Acknowledged answers per second during the measurement. */
  perSecond: number;
  /** Latencies during the measurement, in tenths of a millisecond. */
  latencies: number[];
  /** Bytes of the first answer for each page. */
  answerBytes: Record<string, number>;
  /** Share of one core that this process used during the measurement. */
  cpu: number;
}

async function run({ port, pages = [], connections, warmUpMs, measuredMs }: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: 0, refused: 0, perSecond: 0, latencies: [], answerBytes: {}, cpu: 0 };
  const post = createPosts(port);
  const asked = pages.map((page) => ({ page, text: pageText(page, port) }));
  let sent = 0;
  let measuring = false;
  let stopping = false;

  function nextRequest(): { page?: string; text: string } {
    const count = sent++;
    return asked[count % asked.length] ?? post(count);
  }

  /** Sends requests one after the other until `stopping`; resolves after the last answer. */
  async function visit(socket: Socket): Promise<void> {
    while (!stopping) {
      const begun = performance.now();
      const { page, text } = nextRequest();
      socket.write(text);
      const { status, bytes } = await readAnswer(socket);
      if (page) result.answerBytes[page] ??= bytes;
      if (status === 200 || status === 201) result.acknowledged++;
      else result.refused++;
      if (measuring) result.latencies.push(Math.round((performance.now() - begun) * 10));
    }
    socket.destroy();
  }

  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const visits = sockets.map(visit);
  await delay(warmUpMs);
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  measuring = true;
  await delay(measuredMs);
  measuring = false;
  const tookMs = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpuBefore);
  stopping = true;
  await Promise.all(visits);
  return {
    ...result,
    perSecond: result.latencies.length / (tookMs / 1_000),
    cpu: (user + system) / 1_000 / tookMs,
  };
}

if (import.meta.main) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as LoadOptions)));
}
