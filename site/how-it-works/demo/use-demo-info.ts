import type { hc, InferResponseType } from 'hono/client';
import { useEffect, useState } from 'react';
import type { Api } from '#/server/http/api.ts';

type DemoApi = ReturnType<typeof hc<Api>>['demo'];
export type DemoInfo = InferResponseType<DemoApi['$get'], 200>;

/** What the server says of its demo; null until it has said so. The card does without: a start tells the same. */
export function useDemoInfo(): DemoInfo | null {
  const [info, setInfo] = useState<DemoInfo | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    readDemoInfo(abort.signal).then(setInfo, () => {});
    return () => abort.abort();
  }, []);
  return info;
}

async function readDemoInfo(signal: AbortSignal): Promise<DemoInfo | null> {
  const response = await fetch('/api/demo', { signal });
  return response.ok ? parseDemoInfo(await response.json()) : null;
}

/** By hand: a schema library would weigh more than the card. */
function parseDemoInfo(answer: Partial<DemoInfo> | null): DemoInfo | null {
  const { backend, consent, limits } = answer ?? {};
  const isWhole = backend !== undefined && typeof consent === 'string' && typeof limits?.maxCallSeconds === 'number';
  return isWhole ? (answer as DemoInfo) : null;
}
