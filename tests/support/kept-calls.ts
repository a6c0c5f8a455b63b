import { randomUUIDv7 } from 'node:crypto';
import { expect } from 'vitest';
import { recordCalls } from '#/calls/recorder.ts';
import { hashToken } from '#/voice/engine/session/call-tokens.ts';
import type { TestApp } from './app.ts';

export const nineOClock = Date.UTC(2026, 10, 21, 9);

/** Stores one call per line, a minute apart, oldest first, each with that line as its transcript. */
export async function keepCalls(app: TestApp, lines: string[]): Promise<string[]> {
  const errors: unknown[] = [];
  const recorder = recordCalls({ database: app.database, backend: 'native', onError: (error) => errors.push(error) });
  const ids = lines.map((line, index) => {
    const id = randomUUIDv7();
    const at = nineOClock + index * 60_000;
    recorder.started(id, at, hashToken(`token of ${line}`), 'frontdesk');
    recorder.message(id, 'assistant', 'Hello.', at + 1_000);
    recorder.message(id, 'user', line, at + 2_000);
    recorder.latency(id, { turn: 1, endpointingMs: 900, modelMs: 100 * (index + 1), overheadMs: 0.4 });
    recorder.ended(id, 'customer-ended-call', at + 30_000);
    return id;
  });
  await recorder.settled();
  expect(errors).toEqual([]);
  return ids;
}
