import type { hc, InferResponseType } from 'hono/client';
import type { Api } from '#/server/http/api.ts';

type DemoApi = ReturnType<typeof hc<Api>>['demo'];
export type DemoInfo = InferResponseType<DemoApi['$get'], 200>;

let asked: Promise<DemoInfo | null> | null = null;

/** The server's demo info, fetched again after a failure; null when it is unusable. Never rejects. */
export function demoInfo(): Promise<DemoInfo | null> {
  asked ??= readDemoInfo().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

async function readDemoInfo(): Promise<DemoInfo | null> {
  const response = await fetch('/api/demo');
  return response.ok ? parseDemoInfo(await response.json()) : null;
}

/** Validates by hand, because a schema library would be larger than the card. */
function parseDemoInfo(answer: Partial<DemoInfo> | null): DemoInfo | null {
  const { backend, consent, limits } = answer ?? {};
  const isWhole = backend !== undefined && typeof consent === 'string' && typeof limits?.maxCallSeconds === 'number';
  return isWhole ? (answer as DemoInfo) : null;
}
