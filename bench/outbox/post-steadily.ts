import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleRequest } from '../sample-request.ts';

const body = JSON.stringify(sampleRequest);

/**
 * Posts the form at a steady rate until `stop` resolves, whether or not answers come, and gives how long each took in
 * milliseconds. A saturated server would only tell its throughput.
 */
export async function postSteadily(port: number, perSecond: number, stop: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  void stop.then(() => {
    stopped = true;
  });
  const begun = performance.now();
  for (let count = 0; !stopped; count++) {
    const dueMs = begun + (count * 1_000) / perSecond;
    await delay(Math.max(0, dueMs - performance.now()));
    const post = postOnce(agent, port, count).then((status) => {
      if (status !== 201) throw new Error(`a post was answered ${status}`);
      latencies.push(performance.now() - dueMs);
    });
    underWay.add(post);
    void post.finally(() => underWay.delete(post)).catch(() => {});
  }
  await Promise.all(underWay);
  agent.destroy();
  return latencies;
}

function postOnce(agent: Agent, port: number, count: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    Origin: `http://127.0.0.1:${port}`,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': crypto.randomUUID(),
    // Another /24 each time, so that no limit applies.
    'X-Forwarded-For': `10.${count & 255}.${(count >> 8) & 255}.1`,
  };
  const sending = request(
    { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/submissions', headers },
    (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    },
  );
  sending.on('error', reject);
  sending.end(body);
  return promise;
}
