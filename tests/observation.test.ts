// What operators may set is loaded where they have set it, and nowhere else.

import { expect, it, onTestFinished } from 'vitest';
import { startServer } from './support/server.ts';

async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const command = [process.execPath, '--import', './tests/support/tell-packages.ts', 'server/launch.ts'];
  const server = await startServer({ command, env });
  onTestFinished(server.remove);
  await (await fetch(`${server.origin}/api/submissions`)).text();
  const found = [...server.output().matchAll(/^loaded (\S+)$/gm)].map(([, name = '']) => name);
  return [...new Set(found)].sort();
}

it('without a setting for it, nothing of figures, traces and error reports is loaded', async () => {
  expect(await loadedWith({})).toEqual([]);
});

it.each([
  ['METRICS_TOKEN', 'a-token-of-the-tests', 'prom-client'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9', '@opentelemetry/sdk-trace'],
  ['SENTRY_DSN', 'http://public@127.0.0.1:9/1', '@sentry/core'],
])('with %s it is, so that the test above sees it', async (name, value, loaded) => {
  expect(await loadedWith({ [name]: value })).toContain(loaded);
});
