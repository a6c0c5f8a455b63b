// The process that `server-host.ts` starts: it holds servers, each with its own settings, port and data.
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#/server/config/config.ts';
import { createLog } from '#/server/log.ts';
import { start } from '#/server/main.ts';
import { startErrorReports } from '#/server/observation/error-reports.ts';
import type { Order, Report } from './messages.ts';

/** Of each server that runs. */
const stops = new Map<number, () => Promise<void>>();

function report(message: Report): void {
  process.send?.(message);
}

async function startHosted(server: number, env: Record<string, string | undefined>): Promise<void> {
  const write = (text: string) => report({ kind: 'output', server, text });
  const config = readConfig(env);
  const errors = await startErrorReports(config.observation);
  const log = createLog(config.logLevel, { write }, errors?.logged);
  const stopping = new AbortController();
  const steps = await start({ config, log, errors, say: (line) => write(`${line}\n`), signal: stopping.signal });
  stops.set(server, async () => {
    stopping.abort();
    for (const { name, limitMs, run } of steps) {
      const isLate = await Promise.race([
        Promise.resolve(run()).then(() => false),
        delay(limitMs, true, { ref: false }),
      ]);
      if (isLate) throw new Error(`${name} did not stop within ${limitMs} ms`);
    }
  });
}

async function obey(order: Order): Promise<void> {
  if (order.kind === 'start') return startHosted(order.server, order.env);
  await stops.get(order.server)?.();
  stops.delete(order.server);
}

process.on('message', async (order: Order) => {
  const error = await obey(order).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  );
  report({ kind: 'done', server: order.server, error });
});
process.on('disconnect', () => process.exit());
