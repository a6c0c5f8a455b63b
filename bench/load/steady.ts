import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface SteadyCall {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0 where the connection broke. */
  status: number;
  headers: IncomingHttpHeaders;
  /** From when it was due, so that a saturated server cannot hide behind calls not made. */
  ms: number;
}

export interface SteadyOptions {
  port: number;
  perSecond: number;
  forMs: number;
}

/** As many connections as a proxy may hold; what is due beyond them waits, and that is counted. */
const maxSockets = 256;

/** Makes calls at a steady rate, whether or not answers come. `call` gets how many there were before. */
export async function callSteadily(
  { port, perSecond, forMs }: SteadyOptions,
  call: (count: number) => SteadyCall,
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const underWay: Promise<Answer>[] = [];
  const begun = performance.now();
  for (let count = 0; (count * 1_000) / perSecond < forMs; count++) {
    const dueMs = begun + (count * 1_000) / perSecond;
    await delay(Math.max(0, dueMs - performance.now()));
    underWay.push(callOnce(agent, port, call(count), dueMs));
  }
  const answers = await Promise.all(underWay);
  agent.destroy();
  return answers;
}

function callOnce(agent: Agent, port: number, call: SteadyCall, dueMs: number): Promise<Answer> {
  const { method, path, headers = {}, body = '' } = call;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const origin = `http://127.0.0.1:${port}`;
  const all = {
    Origin: origin,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  };
  const sending = request({ agent, port, host: '127.0.0.1', method, path, headers: all }, (response) => {
    response.resume();
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, ms: performance.now() - dueMs }),
    );
  });
  sending.on('error', () => resolve({ status: 0, headers: {}, ms: performance.now() - dueMs }));
  sending.end(body);
  return promise;
}
