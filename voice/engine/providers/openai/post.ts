import type { Clock } from '../../ports.ts';
import { failureOfStatus } from '../answer-status.ts';
import type { Deadline } from '../deadline.ts';
import { malformed, ProviderError, tooLate } from '../provider-failure.ts';

/** An OpenAI-compatible server; `baseUrl` includes the version, such as `https://api.openai.com/v1`. */
export interface SpeechServer {
  baseUrl: string;
  apiKey: string | undefined;
}

/**
 * Posts to a server and returns its 2xx response with an unread body. Does not follow redirects, which could send the
 * caller's speech to another host.
 * @throws {ProviderError}
 */
export async function post(
  { baseUrl, apiKey }: SpeechServer,
  path: string,
  body: FormData | string,
  deadline: Deadline,
  clock: Clock,
): Promise<Response> {
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`;
  const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual', signal: deadline.signal };
  const response = await fetch(address, init).catch((error: unknown) => {
    throw connectionError(error, deadline);
  });
  if (response.ok) return response;
  await response.body?.cancel().catch(() => {});
  throw new ProviderError(failureOfStatus(response.status, response.headers.get('retry-after'), clock.wallTime()));
}

/**
 * Yields a body chunk by chunk. With `stallMs`, each chunk has that timeout, which runs only while this waits for the
 * server; without it, the given deadline covers the whole body.
 * @throws {ProviderError}
 */
export async function* readBody(
  response: Response,
  { deadline, stallMs, maxBytes }: { deadline: Deadline; stallMs?: number; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    while (reader) {
      if (stallMs !== undefined) deadline.within(stallMs);
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw connectionError(error, deadline);
      });
      if (stallMs !== undefined) deadline.hold();
      if (done) return;
      bytes += value.length;
      if (bytes > maxBytes) throw malformed(`its answer is longer than ${maxBytes} bytes`);
      yield value;
    }
  } finally {
    // Runs also when the consumer stops early.
    await reader?.cancel().catch(() => {});
  }
}

function connectionError(error: unknown, deadline: Deadline): ProviderError {
  if (deadline.isLate) return tooLate();
  const code = ((error as Error).cause as { code?: string } | undefined)?.code;
  const detail = `the connection failed${code ? ` (${code})` : ''}`;
  return new ProviderError({ code: 'unreachable', retryable: true, detail });
}
